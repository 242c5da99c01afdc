/* Which stores take payments today, and which have gone silent. */

import type { Scope } from '../../api/paths.ts';
import type { ListQuery, Page } from '../../api/shapes.ts';
import { getPaid, listStores, type Store } from '../../api/stores.ts';
import type { useQueryClient } from '../../lib/query.tsx';
import { dayOf, dayStart, now } from '../../lib/time.ts';
import { listKey } from '../../list/useList.ts';

/** Hours in which a store is expected to be open: from the first, up to the second. No call tells those of a store. */
export const OPENING: readonly [from: number, to: number] = [8, 21];
/** So many hours of opening time without a payment, and a store is silent. */
const SILENT_HOURS = 3;
const HOUR = 3600;

/** The hour of today (Vietnam time) that a moment is in, with its fraction. */
export const hourOf = (moment: number) => (moment - dayStart(dayOf(moment))) / HOUR;

/**
 * Whole hours of opening time that have gone by without a payment, as of a moment; 0 outside opening time. `paid` counts
 * the payments of each hour that has begun: of an hour with any, the last minute counts, so no store is blamed early.
 */
export function silentHours(paid: readonly number[], moment: number): number {
  const [from, to] = OPENING;
  const hour = hourOf(moment);
  if (hour < from || hour >= to) return 0;
  const last = paid.findLastIndex((count) => count > 0);
  return Math.max(0, Math.floor(hour - Math.max(from, last + 1)));
}

/** Who may take no payments is not silent. */
export const isSilent = ({ status }: Store, hours: number) => status === 'ACTIVE' && hours >= SILENT_HOURS;

/** Hours in which payments are expected here: none where no store is open. */
export const expectedOf = ({ status }: Store) => (status === 'ACTIVE' ? OPENING : ([0, 0] as const));

/** Payments of every store in each hour of today that has begun. */
export interface StoreHours {
  /** When it was asked, in unix seconds. */
  at: number;
  hours: readonly Readonly<Record<string, number>>[];
}

export const paidOf = ({ hours }: StoreHours, { id }: Store) => hours.map((hour) => hour[id] ?? 0);

/** Calls that are under way at once. */
const AT_ONCE = 4;

type Queries = ReturnType<typeof useQueryClient>;

/**
 * One call of the statistic for each hour of today, however many stores there are: 24 a day at most, four at a time. An
 * hour that was over is asked for once; the list asks again for the running one alone.
 */
export function storeHoursQuery(queries: Queries, scope: Scope) {
  // Under the list's figures: whoever refreshes the list reads it again too.
  const queryKey = listKey(scope, 'stores', 'statistic', 'hours', dayOf(now()));
  return {
    queryKey,
    staleTime: 60_000,
    gcTime: HOUR * 1000,
    // The rows stand without it; where it would stand, it is said.
    meta: { quiet: true },
    async queryFn({ signal }: { signal: AbortSignal }): Promise<StoreHours> {
      const at = now();
      const start = dayStart(dayOf(at));
      const known = queries.getQueryData<StoreHours>(queryKey);
      const whole = known ? Math.floor(hourOf(known.at)) : 0;
      const hours = [...(known?.hours ?? [])].slice(0, whole);
      const ask = async (hour: number) => {
        const from = start + hour * HOUR;
        const { byStore } = await getPaid(scope, { from, to: from + HOUR - 1 }, signal);
        return Object.fromEntries(Object.entries(byStore).map(([id, { count }]) => [id, count]));
      };
      while (hours.length <= hourOf(at)) {
        const some = Array.from({ length: AT_ONCE }, (_, place) => hours.length + place);
        hours.push(...(await Promise.all(some.filter((hour) => hour <= hourOf(at)).map(ask))));
      }
      return { at, hours };
    },
  };
}

/** Stores that are looked through for silent ones, and silent ones that the service is then asked for. */
const [MOST_STORES, MOST_SILENT] = [500, 100];

/** The silent ones among the stores that a query gives, the one that is longest so first. */
async function silentAmong(known: StoreHours, scope: Scope, query: Partial<ListQuery>, signal?: AbortSignal) {
  const silent: { id: string; hours: number }[] = [];
  const pageSize = 100;
  for (let page = 1; (page - 1) * pageSize < MOST_STORES; page += 1) {
    const { items, total } = await listStores(scope, { ...query, page, pageSize }, signal);
    for (const store of items) {
      const hours = silentHours(paidOf(known, store), known.at);
      if (isSilent(store, hours)) silent.push({ id: store.id, hours });
    }
    if (page * pageSize >= total) break;
  }
  return silent
    .sort((one, other) => other.hours - one.hours)
    .slice(0, MOST_SILENT)
    .map(({ id }) => id);
}

/** A page of the stores, or with `health` of the silent ones: the list is asked for them by their ids. */
export async function listByHealth(
  queries: Queries,
  scope: Scope,
  { health, ...query }: ListQuery,
  signal?: AbortSignal,
): Promise<Page<Store>> {
  if (health === undefined) return listStores(scope, query, signal);
  const { keyword, status, page, pageSize, ...rest } = query;
  const known = await queries.fetchQuery(storeHoursQuery(queries, scope));
  const ids = await silentAmong(known, scope, { keyword, status }, signal);
  // Paged here, because the longest silent comes first, which is no order of the service.
  const some = ids.slice((page - 1) * pageSize, page * pageSize);
  if (some.length === 0) return { items: [], total: ids.length };
  const asked = { ...rest, keyword: some.join(' '), page: 1, pageSize: 100 };
  const answer = await listStores(scope, asked, signal);
  // One id alone may be found within another number.
  const items = answer.items.filter(({ id }) => some.includes(id));
  items.sort((one, other) => some.indexOf(one.id) - some.indexOf(other.id));
  return { ...answer, items, total: ids.length };
}
