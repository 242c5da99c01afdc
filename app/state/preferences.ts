import { atom, useAtom, useAtomValue } from 'jotai';
import {
  defaultPreferences,
  PREFERENCES_KEY,
  type Preferences,
  type StoredTable,
  storedPreferences,
} from '../lib/preferences.ts';
import { writeStored } from '../lib/storage.ts';

/** Read by each portal when it first asks, not when this file is: a page may start more than one. */
const rememberedAtom = atom(() => storedPreferences());
const valueAtom = atom<Preferences | null>(null);

const preferencesAtom = atom(
  (get) => get(valueAtom) ?? get(rememberedAtom),
  (get, set, change: Partial<Preferences>) => {
    const next = { ...get(preferencesAtom), ...change };
    writeStored('localStorage', PREFERENCES_KEY, next);
    set(valueAtom, next);
  },
);

/** Back to the defaults, in memory: the storage itself is cleared by the sign-out. */
export const resetPreferencesAtom = atom(null, (_get, set) => set(valueAtom, defaultPreferences));

export const usePreferences = () => useAtomValue(preferencesAtom);

/** What is remembered of one list, by its name. */
export function useTablePreferences(name: string): [StoredTable | undefined, (next: StoredTable) => void] {
  const [{ tables }, change] = useAtom(preferencesAtom);
  return [tables[name], (next) => change({ tables: { ...tables, [name]: next } })];
}
