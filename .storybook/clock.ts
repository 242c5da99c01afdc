/** The clock of every story: Monday morning in Vietnam, so that "today" is the same day in every picture. */
const NOW = new Date('2026-03-02T09:00:00+07:00');

const LiveDate = Date;

/** A `Date` that always returns the same time; everything else is the browser's own, including timers. */
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

/**
 * Sets the page's clock: the fixed time of all pictures, so that "today" has the sandbox's rows, or the real time.
 * Replaces only `Date`: with fake timers, such as those of Playwright's clock, a page is idle only every 50 ms.
 */
export function setClock(clock: 'fixed' | 'live') {
  globalThis.Date = clock === 'fixed' ? FixedDate : LiveDate;
}
