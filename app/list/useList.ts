import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Scope } from '../api/http/paths.ts';
import type { ListQuery, Page } from '../api/http/shapes.ts';
import { keepPreviousData, useQuery, useQueryClient } from '../lib/query.tsx';
import { useScope } from '../state/business.ts';
import { useTablePreferences } from '../state/preferences.ts';
import { type Noun, scopeKey } from '../state/queryKeys.ts';
import { type ListDefinition, listQuery, pickedStore, readAddress } from './address.ts';
import { type AnyFilter, type Filters, type FilterValues, filterQuery, writeFilters } from './filters.ts';

type Load<Row> = (scope: Scope, query: ListQuery, signal?: AbortSignal) => Promise<Page<Row>>;

export interface ListOptions<Row, F extends Filters> {
  /** The name of the list in query keys, preferences and the trail of its detail pages. */
  name: Noun;
  definition: ListDefinition<F>;
  load: Load<Row>;
}

/** Filters whose values are typed. */
const TYPED: readonly (AnyFilter['kind'] | undefined)[] = ['text', 'word'];

/** What to show: nothing yet, rows, rows being refreshed, old rows after a failure, or only a failure. */
export type ListState = 'loading' | 'ready' | 'refreshing' | 'stale-error' | 'failed';

/**
 * One list: its URL state, its rows, and setters that only write the URL. A change of filter or sort resets to
 * page 1; a page beyond the end leads to the last one. Old rows stay until new ones arrive.
 */
export function useList<Row, F extends Filters>({ name, definition, load }: ListOptions<Row, F>) {
  const [params, setParams] = useSearchParams();
  const [preferences] = useTablePreferences(name);
  const address = readAddress(definition, params, preferences?.pageSize);
  const { values, sort } = address;

  const own = useScope();
  const scope: Scope = { ...own, storeId: own.storeId ?? pickedStore(definition, values) };
  const query = listQuery(definition, address);
  const queries = useQueryClient();
  const queryKey = listKey(scope, name, query);
  const result = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(scope, query, signal),
    placeholderData: keepPreviousData,
  });

  // A failed request returns no data: keep the last response until there is a new one.
  const [last, setLast] = useState<{ data: Page<Row>; at: number; page: number; pageSize: number }>();
  if (result.data && !result.isPlaceholderData && last?.data !== result.data) {
    setLast({ ...address, data: result.data, at: Math.floor(result.dataUpdatedAt / 1000) });
  }
  const data = result.data ?? last?.data;
  const total = data?.total ?? 0;
  // After a failure, use the page of the visible rows, not the one that failed to load.
  const { page, pageSize } = (result.isError && last) || address;
  const readFigures = () => void queries.invalidateQueries({ queryKey: listKey(scope, name, 'statistic') });
  const refresh = () => {
    // First, because the rows may depend on the figures.
    readFigures();
    void result.refetch();
  };

  /** Paging, sorting and filters push a history entry. Corrections replace it; typing pushes one entry, then replaces it. */
  const write = (changes: Record<string, string | undefined>, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace },
    );

  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = result.isSuccess && !result.isPlaceholderData && page > lastPage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: corrects the URL once, when the response requires it
  useEffect(() => {
    if (isBeyond) write({ page: lastPage === 1 ? undefined : String(lastPage) }, true);
  }, [isBeyond, lastPage]);

  return {
    name,
    definition,
    params,
    scope,
    query,
    values,
    page,
    pageSize,
    sort,
    rows: data?.items ?? [],
    total,
    /** Unreadable rows of this page. */
    unreadable: data?.unreadable,
    state: stateOf(result, data !== undefined),
    error: result.error,
    /** When the rows were loaded, in unix seconds. */
    asOf: last?.at,
    refresh,
    /** Repeats the list's request without showing the result. */
    ask: (signal: AbortSignal) => load(scope, query, signal),
    /** Shows a response of `ask`; refetches the figures if it differs from the current one. */
    show(answer: Page<Row>) {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, answer);
      if (queries.getQueryData(queryKey) !== before) readFigures();
    },
    /** Sets these values and keeps the others. `order`: the new sort order, if it changes too. */
    setFilters(changes: Partial<FilterValues<F>>, order?: string) {
      const sort = order !== undefined && { sort: order === definition.sort ? undefined : order };
      const goesOn = Object.keys(changes).every(
        (id) => TYPED.includes(definition.filters[id]?.kind) && values[id] !== definition.filters[id]?.empty,
      );
      write({ ...writeFilters(definition.filters, changes), ...sort, page: undefined }, goesOn);
    },
    clearFilters() {
      const { filters } = definition;
      const empty = Object.entries(filters).map(([id, filter]) => [id, filter.empty]);
      write({ ...writeFilters(filters, Object.fromEntries(empty)), page: undefined });
    },
    // The failed page is already in the URL: choosing it again retries.
    setPage: (next: number) =>
      next === address.page ? refresh() : write({ page: next === 1 ? undefined : String(next) }),
    setPageSize: (next: number) =>
      next === address.pageSize ? refresh() : write({ size: String(next), page: undefined }),
    setSort: (next: string) => write({ sort: next === definition.sort ? undefined : next, page: undefined }),
    /** Other URL state of the view: `peek`, `cols`. */
    setParam: (key: string, value: string | undefined) => write({ [key]: value }, true),
    /** The row count for other filters; without filters, the total. */
    count: async (filtered: FilterValues<F> | undefined, signal: AbortSignal) => {
      const asked = filtered && filterQuery(definition.filters, filtered);
      return (await load(scope, { ...asked, page: 1, pageSize: 1 }, signal)).total;
    },
    /** The pages of an export: the same query, another page. */
    loadPage: (number: number, size: number, signal: AbortSignal) =>
      load(scope, { ...query, page: number, pageSize: size }, signal),
  };
}

export type List<Row, F extends Filters> = ReturnType<typeof useList<Row, F>>;

/** Query key of a list's responses and of related requests. */
export const listKey = (scope: Scope, name: Noun, ...rest: readonly unknown[]) =>
  scopeKey(scope, name, 'list', ...rest);

function stateOf(
  result: { isFetching: boolean; isError: boolean; isPending: boolean },
  hasRows: boolean,
): ListState {
  if (result.isFetching) return hasRows ? 'refreshing' : 'loading';
  if (result.isError) return hasRows ? 'stale-error' : 'failed';
  return result.isPending ? 'loading' : 'ready';
}
