/* Filters of the dashboard, without React: its first request also uses them, before the app has loaded. */

import { type DayRange, dayEnd, dayStart, now } from '../../lib/time.ts';
import { choice, daysOf, period, readFilters, store } from '../../list/filters.ts';

/** Kept in the URL, so that a view can be shared. */
export const dashboardFilters = {
  period: period('dashboard.filter.period', 'today'),
  store: store('transaction.column.storeName'),
  compare: choice('dashboard.filter.compare', [{ value: 'off', label: 'dashboard.filter.off' }]),
} as const;

/** A time span in unix seconds, both included. */
export interface Span {
  from: number;
  to: number;
}

/** A range of days, cut at a moment. */
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

/** For this many seconds after a page was requested, it still shows its first figures. */
const FIRST = 20;

/**
 * The moment up to which the first figures count: when the page was requested, so that the request made before the
 * app's code and the dashboard's own are the same; later, now.
 */
export function firstMoment(): number {
  const begun = Math.floor(performance.timeOrigin / 1000);
  const moment = now();
  return moment >= begun && moment - begun <= FIRST ? begun : moment;
}
