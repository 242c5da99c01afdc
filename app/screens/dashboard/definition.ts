/* Filters of the dashboard, without React: its first request starts from here too, before the app has loaded. */

import { type DayRange, dayEnd, dayStart, now } from '../../lib/time.ts';
import { choice, daysOf, period, readFilters, store } from '../../list/filters.ts';

/** In the URL, so that a view can be shared. */
export const dashboardFilters = {
  period: period('dashboard.filter.period', 'today'),
  store: store('transaction.column.storeName'),
  compare: choice('dashboard.filter.compare', [{ value: 'off', label: 'dashboard.filter.off' }]),
} as const;

/** A time in unix seconds, both included. */
export interface Span {
  from: number;
  to: number;
}

/** Days as far as they have gone by at a moment. */
export const spanOf = ({ from, to }: DayRange, at: number): Span => ({
  from: dayStart(from),
  to: Math.min(dayEnd(to), Math.max(at, dayStart(from))),
});

/** The query of a URL, up to a moment. */
export function readView(params: URLSearchParams, at: number) {
  const values = readFilters(dashboardFilters, params);
  const days = daysOf(dashboardFilters.period, values.period) as DayRange;
  return { values, days, span: spanOf(days, at) };
}

/** So long (seconds) after a page was asked for, it still shows its first figures. */
const FIRST = 20;

/**
 * The moment up to which the first figures count: that at which the page was asked for, so that the call made before the
 * app's code and the dashboard's own are the same one; later, now.
 */
export function firstMoment(): number {
  const begun = Math.floor(performance.timeOrigin / 1000);
  const moment = now();
  return moment >= begun && moment - begun <= FIRST ? begun : moment;
}
