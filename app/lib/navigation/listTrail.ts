import { writeStored } from '../storage.ts';

/** The list that a record was opened from: its query, and the records on its page. */
export interface ListTrail {
  search: string;
  ids: string[];
}

/** Where it stands, for this tab; read by `trailPlace.ts`. */
export const trailKey = (path: string) => `portal.trail.${path}`;

/**
 * Notes, for this tab, what the list at `path` shows: `search` is the query of its address without the question mark
 * (`status=FAILED`, or empty), `ids` are the records of its page in their order.
 */
export function rememberTrail(path: string, trail: ListTrail) {
  writeStored('sessionStorage', trailKey(path), trail);
}
