/* Which stores have gone silent, for the list of stores, a store's page and the dashboard. */

import { allPages } from '../../api/http/allPages.ts';
import type { Scope } from '../../api/http/paths.ts';
import type { ListQuery } from '../../api/http/shapes.ts';
import { getPaid, listStores, type Store } from '../../api/stores.ts';
import { dayOf, dayStart } from '../../lib/time.ts';

/** Assumed opening hours: from the first, until the second. No API call returns a store's own. */
export const OPENING: readonly [from: number, to: number] = [8, 21];
/** Opening hours without a payment after which a store is silent. */
const SILENT_HOURS = 3;
const HOUR = 3600;

/** The name of a store where its row is not visible. */
export const nameOf = ({ brandName, code, id }: Store) => brandName ?? code ?? id;

/** The hour of today (Vietnam time) of a moment, with its fraction. */
export const hourOf = (moment: number) => (moment - dayStart(dayOf(moment))) / HOUR;

/**
 * Whole opening hours without a payment, as of a moment; 0 outside opening hours. `paid` counts the payments of each
 * hour that has begun: an hour with any counts as paid until its end, so that no store is flagged early.
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

/** Maximum stores checked, and maximum silent ones reported. */
const [MOST_STORES, MOST_SILENT] = [500, 100];

/** The silent stores among those that match a query, longest silent first. */
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
 * The stores silent at a moment, without the other hours of the day: one call of the statistic, over the hours in which
 * a store that is not silent must have a payment. Outside opening hours, and before enough of them have passed, nothing
 * is requested.
 */
export async function silentAt(
  moment: number,
  scope: Scope,
  query: Partial<ListQuery>,
  signal?: AbortSignal,
): Promise<Store[]> {
  if (silentHours([], moment) < SILENT_HOURS) return [];
  // An hour with a payment counts as paid until its end: the hour before these may have ended exactly that long ago.
  const since = dayStart(dayOf(moment)) + (Math.floor(hourOf(moment)) - SILENT_HOURS) * HOUR;
  const { byStore } = await getPaid(scope, { from: since, to: moment }, signal);
  const hoursOf = ({ id }: Store) => ((byStore[id]?.count ?? 0) > 0 ? 0 : SILENT_HOURS);
  return silentAmong(hoursOf, scope, query, signal);
}
