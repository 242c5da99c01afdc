/* Which stores have gone silent: what the list of stores, a store's page and the dashboard say of it. */

import { allPages } from '../../api/http/allPages.ts';
import type { Scope } from '../../api/http/paths.ts';
import type { ListQuery } from '../../api/http/shapes.ts';
import { getPaid, listStores, type Store } from '../../api/stores.ts';
import { dayOf, dayStart } from '../../lib/time.ts';

/** Hours in which a store is expected to be open: from the first, up to the second. No call tells those of a store. */
export const OPENING: readonly [from: number, to: number] = [8, 21];
/** So many hours of opening time without a payment, and a store is silent. */
const SILENT_HOURS = 3;
const HOUR = 3600;

/** A store in words, for people who cannot see its row. */
export const nameOf = ({ brandName, code, id }: Store) => brandName ?? code ?? id;

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

/** A store that cannot take payments is not counted as silent. */
export const isSilent = ({ status }: Store, hours: number) => status === 'ACTIVE' && hours >= SILENT_HOURS;

/** Stores that are looked through for silent ones, and silent ones that are told of. */
const [MOST_STORES, MOST_SILENT] = [500, 100];

/** The silent ones among the stores that a query gives, the one that is longest so first. */
export async function silentAmong(
  hoursOf: (store: Store) => number,
  scope: Scope,
  query: Partial<ListQuery>,
  signal?: AbortSignal,
): Promise<Store[]> {
  const load = (page: { page: number; pageSize: number }) => listStores(scope, { ...query, ...page }, signal);
  const { items } = await allPages(load, MOST_STORES);
  return items
    .map((store) => ({ store, hours: hoursOf(store) }))
    .filter(({ store, hours }) => isSilent(store, hours))
    .sort((one, other) => other.hours - one.hours)
    .slice(0, MOST_SILENT)
    .map(({ store }) => store);
}

/**
 * Those that are silent at a moment, for who needs no more of the day than that: one call of the statistic, over the hours
 * in which a store that is not silent must have been paid. Outside opening time, and before it has lasted long enough,
 * nothing is asked.
 */
export async function silentAt(
  moment: number,
  scope: Scope,
  query: Partial<ListQuery>,
  signal?: AbortSignal,
): Promise<Store[]> {
  if (silentHours([], moment) < SILENT_HOURS) return [];
  // Of an hour with a payment the last minute counts: the one before these hours may end exactly so long ago.
  const since = dayStart(dayOf(moment)) + (Math.floor(hourOf(moment)) - SILENT_HOURS) * HOUR;
  const { byStore } = await getPaid(scope, { from: since, to: moment }, signal);
  const hoursOf = ({ id }: Store) => ((byStore[id]?.count ?? 0) > 0 ? 0 : SILENT_HOURS);
  return silentAmong(hoursOf, scope, query, signal);
}
