import { useMemo } from 'react';
import * as v from 'valibot';
import { readStored } from '../storage.ts';
import { type ListTrail, trailKey } from './listTrail.ts';

const TrailSchema = v.object({ search: v.string(), ids: v.array(v.string()) });

export interface TrailPlace {
  /** The query that restores the list; empty if this record was not opened from it. */
  search: string;
  /** The neighbours in that list. */
  previous?: string | undefined;
  next?: string | undefined;
}

/** The last rows shown by the list at `path` in this tab. */
export const readTrail = (path: string): ListTrail | undefined =>
  readStored('sessionStorage', trailKey(path), TrailSchema);

/** The position of a record in the list at `path` that it was opened from. */
export function useTrail(path: string, id: string): TrailPlace {
  return useMemo(() => {
    const trail = readTrail(path);
    const place = trail?.ids.indexOf(id) ?? -1;
    if (!trail || place < 0) return { search: '' };
    return { search: trail.search, previous: trail.ids[place - 1], next: trail.ids[place + 1] };
  }, [path, id]);
}
