import { useState } from 'react';
import type { Scope } from '../../api/http/paths.ts';
import { getTransactionOverview } from '../../api/transactionOverview.ts';
import type { Translate } from '../../i18n/index.ts';
import { useLocation, useSearch } from '../../lib/navigation/router.tsx';
import { keepPreviousData, type QueryClient, useQuery } from '../../lib/query.tsx';
import { type DayRange, dayEnd, dayOf, dayStart, formatDay, formatTime, now } from '../../lib/time.ts';
import { type FilterValues, writeFilters } from '../../list/filters.ts';
import { useScope } from '../../state/business.ts';
import { scopeKey } from '../../state/queryKeys.ts';
import { dashboardFilters, firstMoment, readView, type Span } from './definition.ts';

const DAY = 86_400;
type Values = FilterValues<typeof dashboardFilters>;

/** The same span a number of days earlier. */
const shifted = ({ from, to }: Span, days: number): Span => ({
  from: from - days * DAY,
  to: to - days * DAY,
});

/** Number of days in a range. */
const lengthOf = ({ from, to }: DayRange) => Math.round((dayStart(to) - dayStart(from)) / DAY) + 1;

/** The view: days, store, and the moment up to which everything is counted. */
export function useDashboardView() {
  const own = useScope();
  const [path, go] = useLocation();
  const params = new URLSearchParams(useSearch());
  const [at, setAt] = useState(firstMoment);
  const { values, days, span } = readView(params, at);
  const scope: Scope = { ...own, storeId: own.storeId ?? values.store };
  return {
    at,
    values,
    days,
    isToday: days.from === dayOf(at) && days.to === dayOf(at),
    span,
    /** The same length of time right before, cut at the same point as the current period. */
    before: values.compare === 'off' ? undefined : shifted(span, lengthOf(days)),
    scope,
    refresh: () => setAt(now()),
    set(changes: Partial<Values>) {
      for (const [key, value] of Object.entries(writeFilters(dashboardFilters, changes))) {
        if (value === undefined) params.delete(key);
        else params.set(key, value);
      }
      const search = params.toString();
      go(path + (search && `?${search}`));
    },
  };
}
export type DashboardView = ReturnType<typeof useDashboardView>;

const overviewOf = (scope: Scope, span: Span | undefined, status?: string) => ({
  queryKey: scopeKey(scope, 'transactions', 'overview', span, status),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    getTransactionOverview(scope, { ...(span as Span), status }, signal),
});

/**
 * Stores the response of the first request where the dashboard looks for it. Failures are reported by the dashboard.
 */
export const prefetchFigures = (queries: QueryClient, { scope, span }: { scope: Scope; span: Span }) =>
  queries.prefetchQuery({ ...overviewOf(scope, span), meta: { quiet: true } });

/** The figures of a span; previous figures stay until new ones arrive. No request without a span. */
export function useOverview({ scope }: DashboardView, span: Span | undefined, status?: string) {
  return useQuery({
    ...overviewOf(scope, span, status),
    placeholderData: keepPreviousData,
    enabled: span !== undefined,
  });
}

/** Name of the previous period in every comparison: "hôm qua đến 11:15". */
export function baseOf({ before, isToday, span, days }: DashboardView, t: Translate): string | undefined {
  if (!before) return undefined;
  const time = formatTime(span.to).slice(0, 5);
  if (isToday) return t('dashboard.base.yesterday', { time });
  const [from, to] = [dayOf(before.from), dayOf(before.to)];
  const past = from === to ? formatDay(to) : `${formatDay(from)} – ${formatDay(to)}`;
  return span.to < dayEnd(days.to) ? t('dashboard.base.until', { days: past, time }) : past;
}

/** The URL of a list with what was counted: the same days and store, and further filters. */
export function listHref(
  { days, values }: DashboardView,
  path: string,
  narrowed: Record<string, string> = {},
) {
  const { store } = values;
  return `${path}?${new URLSearchParams({ from: days.from, to: days.to, ...(store && { store }), ...narrowed })}`;
}
export const TRANSACTIONS = '/merchant/transaction';
