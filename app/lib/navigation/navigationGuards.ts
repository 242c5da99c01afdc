import { type aroundNav, navigationGuards } from './router.tsx';

type Guard = typeof aroundNav;
/** Hears of the browser's back and forward before the router does. */
type Back = (event: PopStateEvent) => void;

/** All who stand in the way of leaving, in the order in which they came. Apart from the router's door: few pages need it. */
const guards = new Map<Guard, Back | undefined>();

/** Past all of them, who came last first. One who has left while another was making up his mind has no say any more. */
const pastAll: Guard = (go, ...step) =>
  [...guards.keys()].reduce<typeof go>(
    (next, guard) =>
      (...way) =>
        guards.has(guard) ? guard(next, ...way) : next(...way),
    go,
  )(...step);

/** Puts somebody in the way of every step, and gives the way to leave again, in whatever order. */
export function addNavigationGuard(guard: Guard, back?: Back) {
  guards.set(guard, back);
  navigationGuards.of = pastAll;
  // A step back is asked about once: by who came last.
  navigationGuards.back = (event) => [...guards.values()].findLast((one) => one)?.(event);
  return () => guards.delete(guard);
}
