import { useState } from 'react';
import type { Scope } from '../../api/paths.ts';
import { getTransactionOverview } from '../../api/transactionOverview.ts';
import { useLocation, useSearch } from '../../lib/navigation.tsx';
import { keepPreviousData, useQuery } from '../../lib/query.tsx';
import { type DayRange, dayEnd, dayOf, dayStart, now } from '../../lib/time.ts';
import {
  choice,
  daysOf,
  type FilterValues,
  period,
  readFilters,
  store,
  writeFilters,
} from '../../list/filters.ts';
import { useScope } from '../../state/business.ts';

const DAY = 86_400;

/** What the dashboard can be asked; it stands in the address, so that a view can be sent to somebody. */
export const dashboardFilters = {
  period: period('dashboard.filter.period', 'today'),
  store: store('transaction.column.storeName'),
  compare: choice('dashboard.filter.compare', [{ value: 'off', label: 'dashboard.filter.off' }]),
} as const;
type Values = FilterValues<typeof dashboardFilters>;

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

/** The same span so many days earlier. */
export const shifted = ({ from, to }: Span, days: number): Span => ({
  from: from - days * DAY,
  to: to - days * DAY,
});

/** How many days a range has. */
const lengthOf = ({ from, to }: DayRange) => Math.round((dayStart(to) - dayStart(from)) / DAY) + 1;

/** What is looked at: days, store, and the moment up to which everything is counted. */
export function useDashboardView() {
  const own = useScope();
  const [path, go] = useLocation();
  const params = new URLSearchParams(useSearch());
  const values = readFilters(dashboardFilters, params);
  const [at, setAt] = useState(now);
  const days = daysOf(dashboardFilters.period, values.period) as DayRange;
  const span = spanOf(days, at);
  const scope: Scope = { ...own, storeId: own.storeId ?? values.store };
  return {
    at,
    values,
    days,
    isToday: days.from === dayOf(at) && days.to === dayOf(at),
    span,
    /** The equally long time right before, as far as this one has gone by. */
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

/** The figures of a span; those of before stay until new ones are there. Nothing is asked without a span. */
export function useOverview({ scope }: DashboardView, span: Span | undefined, status?: string) {
  return useQuery({
    queryKey: [scope.merchantId, scope.storeId ?? null, 'transactions', 'overview', span, status],
    queryFn: ({ signal }) => getTransactionOverview(scope, { ...(span as Span), status }, signal),
    placeholderData: keepPreviousData,
    enabled: span !== undefined,
  });
}

/** The address of a list that shows what was counted: the same days and store, and what narrows them. */
export function listHref(
  { days, values }: DashboardView,
  path: string,
  narrowed: Record<string, string> = {},
) {
  const { store } = values;
  return `${path}?${new URLSearchParams({ from: days.from, to: days.to, ...(store && { store }), ...narrowed })}`;
}
export const TRANSACTIONS = '/merchant/transaction';
