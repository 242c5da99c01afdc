/* Which stores take payments today, hour by hour, and the list of those that have gone silent. */

import type { Scope } from '../../api/http/paths.ts';
import type { ListQuery, Page } from '../../api/http/shapes.ts';
import { getPaid, listStores, type Paid, paidQuery, type Store } from '../../api/stores.ts';
import type { useQueryClient } from '../../lib/query.tsx';
import { dayOf, dayStart, now } from '../../lib/time.ts';
import { listKey } from '../../list/useList.ts';
import { hourOf, OPENING, silentAmong, silentHours } from '../../shared/store/silentStores.ts';

const HOUR = 3600;

/** Hours in which payments are expected: none if the store is not open. */
export const expectedOf = ({ status }: Store) => (status === 'ACTIVE' ? OPENING : ([0, 0] as const));

/** Payments of each store in each hour of today that has begun: count and amount (VND). */
export interface StoreHours {
  /** When it was requested, in unix seconds. */
  at: number;
  hours: readonly Paid['byStore'][];
}

export const paidOf = ({ hours }: StoreHours, { id }: Store) => hours.map((hour) => hour[id]?.count ?? 0);

/** What a store took in each hour, in VND; undefined where the service does not report it. */
export const amountsOf = ({ hours }: StoreHours, { id }: Store) =>
  hours.map((hour) => (hour[id] ? hour[id].amount : 0));

/** Links to the payments that a store's figures of today count: successful ones, by the time of their money. */
export function takingsHref({ id }: Store, moment: number): string {
  const day = dayOf(moment);
  return `/merchant/transaction?${new URLSearchParams({ from: day, to: day, ...paidQuery, store: id })}`;
}

/** Concurrent calls. */
const AT_ONCE = 4;

type Queries = ReturnType<typeof useQueryClient>;

/**
 * One call of the statistic for each hour of today, however many stores there are: at most 24 a day, four at a time.
 * Finished hours are requested once; a refresh of the list requests only the current hour again.
 */
export function storeHoursQuery(queries: Queries, scope: Scope) {
  // Under the key of the list's figures, so that refreshing the list refreshes this too.
  const queryKey = listKey(scope, 'stores', 'statistic', 'hours', dayOf(now()));
  return {
    queryKey,
    staleTime: 60_000,
    gcTime: HOUR * 1000,
    // The rows work without it; a failure is shown in its place.
    meta: { quiet: true },
    async queryFn({ signal }: { signal: AbortSignal }): Promise<StoreHours> {
      const at = now();
      const start = dayStart(dayOf(at));
      const known = queries.getQueryData<StoreHours>(queryKey);
      const whole = known ? Math.floor(hourOf(known.at)) : 0;
      const hours = [...(known?.hours ?? [])].slice(0, whole);
      const ask = async (hour: number) => {
        const from = start + hour * HOUR;
        return (await getPaid(scope, { from, to: from + HOUR - 1 }, signal)).byStore;
      };
      while (hours.length <= hourOf(at)) {
        const some = Array.from({ length: AT_ONCE }, (_, place) => hours.length + place);
        hours.push(...(await Promise.all(some.filter((hour) => hour <= hourOf(at)).map(ask))));
      }
      return { at, hours };
    },
  };
}

/** A page of stores; with `health`, of the silent ones, which are requested by their ids. */
export async function listByHealth(
  queries: Queries,
  scope: Scope,
  { health, ...query }: ListQuery,
  signal?: AbortSignal,
): Promise<Page<Store>> {
  if (health === undefined) return listStores(scope, query, signal);
  const { keyword, status, page, pageSize, ...rest } = query;
  const known = await queries.fetchQuery(storeHoursQuery(queries, scope));
  const hoursOf = (store: Store) => silentHours(paidOf(known, store), known.at);
  const ids = (await silentAmong(hoursOf, scope, { keyword, status }, signal)).map(({ id }) => id);
  // Paged here, because the service cannot sort by the length of silence.
  const some = ids.slice((page - 1) * pageSize, page * pageSize);
  if (some.length === 0) return { items: [], total: ids.length };
  const asked = { ...rest, keyword: some.join(' '), page: 1, pageSize: 100 };
  const answer = await listStores(scope, asked, signal);
  // A search for an id also matches longer numbers that contain it.
  const items = answer.items.filter(({ id }) => some.includes(id));
  items.sort((one, other) => some.indexOf(one.id) - some.indexOf(other.id));
  return { ...answer, items, total: ids.length };
}
