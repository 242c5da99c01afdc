import { NOW } from './stage.ts';

const LiveDate = Date;

/** A `Date` that always says the same moment; everything else of it is the browser's own, timers too. */
const FixedDate: DateConstructor = new Proxy(LiveDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(
      target,
      values.length > 0 ? values : [NOW],
      newTarget === FixedDate ? target : newTarget,
    ),
  apply: () => new LiveDate(NOW).toString(),
  get: (target, name) => (name === 'now' ? () => NOW.getTime() : Reflect.get(target, name)),
});

/** Sets the page's clock: the moment of all pictures, so that "today" has the sandbox's rows, or the time it is. */
export function setClock(clock: 'fixed' | 'live') {
  globalThis.Date = clock === 'fixed' ? FixedDate : LiveDate;
}
