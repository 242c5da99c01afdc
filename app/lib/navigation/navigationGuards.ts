import { type aroundNav, navigationGuards } from './router.tsx';

type Guard = typeof aroundNav;
/** Called on the browser's back and forward before the router. */
type Back = (event: PopStateEvent) => void;

/** The guards, in the order in which they were added. In a file of its own, because few pages need it. */
const guards = new Map<Guard, Back | undefined>();

/** Asks all guards, the latest first. Skips a guard that was removed while another one was waiting. */
const pastAll: Guard = (go, ...step) =>
  [...guards.keys()].reduce<typeof go>(
    (next, guard) =>
      (...way) =>
        guards.has(guard) ? guard(next, ...way) : next(...way),
    go,
  )(...step);

/** Adds a guard that every navigation asks. Returns a function that removes it. */
export function addNavigationGuard(guard: Guard, back?: Back) {
  guards.set(guard, back);
  navigationGuards.of = pastAll;
  // Only the guard added last handles the browser's back.
  navigationGuards.back = (event) => [...guards.values()].findLast((one) => one)?.(event);
  return () => guards.delete(guard);
}
