import { writeStored } from './storage.ts';

/** The list that a detail page was opened from: how it was asked for, and which records stood on its page. */
export interface ListTrail {
  search: string;
  ids: string[];
}

/** Where it stands, for this tab; read by `trailPlace.ts`. */
export const trailKey = (name: string) => `portal.trail.${name}`;

/**
 * Notes, for this tab, what a list shows: `search` is the query of its address without the question mark
 * (`status=FAILED`, or empty), `ids` are the records of its page in their order.
 */
export function rememberTrail(name: string, trail: ListTrail) {
  writeStored('sessionStorage', trailKey(name), trail);
}
