import { useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '../lib/storage.ts';

const KEY = 'portal.recent';
const IdsSchema = v.array(v.string());
const KEPT = 10;

/** The last used commands of this tab, the latest first, until sign-out; and a function that adds one. */
export function useRecentCommands(): [readonly string[], (id: string) => void] {
  const [ids, setIds] = useState<readonly string[]>(() => readStored('sessionStorage', KEY, IdsSchema) ?? []);
  const note = (id: string) => {
    const next = [id, ...ids.filter((one) => one !== id)].slice(0, KEPT);
    writeStored('sessionStorage', KEY, next);
    setIds(next);
  };
  return [ids, note];
}
