import { useMemo } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

/** The list that a detail page was opened from: how it was asked for, and which records stood on its page. */
const TrailSchema = v.object({ search: v.string(), ids: v.array(v.string()) });
export type ListTrail = v.InferOutput<typeof TrailSchema>;

const keyOf = (name: string) => `portal.trail.${name}`;

/**
 * Notes, for this tab, what a list shows: `search` is the query of its address without the question mark
 * (`status=FAILED`, or empty), `ids` are the records of its page in their order.
 */
export function rememberTrail(name: string, trail: ListTrail) {
  writeStored('sessionStorage', keyOf(name), trail);
}

export interface TrailPlace {
  /** The query that brings the list back as it was; empty when this record did not come from it. */
  search: string;
  /** The neighbours in that list. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** Where a record stands in the list it came from. */
export function useTrail(name: string, id: string): TrailPlace {
  return useMemo(() => {
    const trail = readStored('sessionStorage', keyOf(name), TrailSchema);
    const place = trail?.ids.indexOf(id) ?? -1;
    if (!trail || place < 0) return { search: '' };
    return { search: trail.search, previous: trail.ids[place - 1], next: trail.ids[place + 1] };
  }, [name, id]);
}
