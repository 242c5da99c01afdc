import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import {
  PREFERENCES_KEY,
  type Preferences,
  type StoredTable,
  storedPreferences,
} from '../lib/preferences.ts';
import { writeStored } from '../lib/storage.ts';

/** Read when each portal first needs it, not when this module loads: a page may start more than one. */
const rememberedAtom = atom(() => storedPreferences());
/** The current preferences, once they have changed or been read again. */
const valueAtom = atom<Preferences | null>(null);

const preferencesAtom = atom(
  (get) => get(valueAtom) ?? get(rememberedAtom),
  (get, set, change: Partial<Preferences>) => {
    const next = { ...get(preferencesAtom), ...change };
    writeStored('localStorage', PREFERENCES_KEY, next);
    set(valueAtom, next);
  },
);

/** Reads them from storage again: cleared by a sign-out, or restored after an expired session. */
export const rereadPreferencesAtom = atom(null, (_get, set) => set(valueAtom, storedPreferences()));

/** Reads them again after a change in another tab or on the device. */
export const useRereadPreferences = () => useSetAtom(rereadPreferencesAtom);
export const usePreferences = () => useAtomValue(preferencesAtom);
export const useChangePreferences = () => useSetAtom(preferencesAtom);

/** A single preference: its readers do not re-render when others change. */
export function usePreference<K extends keyof Preferences>(key: K): Preferences[K] {
  return useAtomValue(useMemo(() => atom((get) => get(preferencesAtom)[key]), [key]));
}

/** Preferences of one list, by its name. */
export function useTablePreferences(name: string): [StoredTable | undefined, (next: StoredTable) => void] {
  const tables = usePreference('tables');
  const change = useChangePreferences();
  return [tables[name], (next) => change({ tables: { ...tables, [name]: next } })];
}
