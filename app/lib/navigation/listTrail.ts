import { writeStored } from '../storage.ts';

/** The list that a record was opened from: its query, and the records on its page. */
export interface ListTrail {
  search: string;
  ids: string[];
}

/** The storage key, for this tab; read by `trailPlace.ts`. */
export const trailKey = (path: string) => `portal.trail.${path}`;

/**
 * Stores, for this tab, what the list at `path` shows: `search` is its query without the question mark
 * (`status=FAILED`, or empty), `ids` are the records of its page in order.
 */
export function rememberTrail(path: string, trail: ListTrail) {
  writeStored('sessionStorage', trailKey(path), trail);
}
