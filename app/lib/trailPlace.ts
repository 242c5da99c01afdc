import { useMemo } from 'react';
import * as v from 'valibot';
import { trailKey } from './listTrail.ts';
import { readStored } from './storage.ts';

const TrailSchema = v.object({ search: v.string(), ids: v.array(v.string()) });

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
    const trail = readStored('sessionStorage', trailKey(name), TrailSchema);
    const place = trail?.ids.indexOf(id) ?? -1;
    if (!trail || place < 0) return { search: '' };
    return { search: trail.search, previous: trail.ids[place - 1], next: trail.ids[place + 1] };
  }, [name, id]);
}
