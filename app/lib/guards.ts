import { type aroundNav, leadSteps } from './navigation.tsx';

type Guard = typeof aroundNav;

/** All who stand in the way of leaving, in the order in which they came. Apart from the router's door: few pages need it. */
const guards = new Set<Guard>();

/** Past all of them, who came last first. One who has left while another was making up his mind has no say any more. */
const pastAll: Guard = (go, ...step) =>
  [...guards].reduce<typeof go>(
    (next, guard) =>
      (...way) =>
        guards.has(guard) ? guard(next, ...way) : next(...way),
    go,
  )(...step);

/** Puts somebody in the way of every step, and gives the way to leave again, in whatever order. */
export function standInTheWay(guard: Guard) {
  guards.add(guard);
  leadSteps(pastAll);
  return () => guards.delete(guard);
}
