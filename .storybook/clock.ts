/** The clock of every story: Monday morning in Vietnam, so that "today" is the same day in every picture. */
const NOW = new Date('2026-03-02T09:00:00+07:00');

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

/**
 * Sets the page's clock: the moment of all pictures, so that "today" has the sandbox's rows, or the time it is. Dates alone:
 * with timers of its own, as Playwright's clock has them, a page is idle only every 50 ms.
 */
export function setClock(clock: 'fixed' | 'live') {
  globalThis.Date = clock === 'fixed' ? FixedDate : LiveDate;
}
