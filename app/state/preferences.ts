import { atom, useAtom, useAtomValue } from 'jotai';
import * as v from 'valibot';
import { readStored, writeStored } from '../lib/storage.ts';

/**
 * How this person likes the portal, in this browser, until sign-out (the specification's sign-out clears local
 * storage). One key, with a version: an older or broken one is dropped.
 */
const TableSchema = v.object({
  order: v.array(v.string()),
  hidden: v.array(v.string()),
  pinned: v.object({ start: v.array(v.string()), end: v.array(v.string()) }),
  density: v.picklist(['comfortable', 'compact']),
  pageSize: v.optional(v.number()),
});

const PreferencesSchema = v.object({
  version: v.literal(1),
  scheme: v.optional(v.picklist(['light', 'dark', 'high-contrast']), 'light'),
  density: v.optional(v.picklist(['comfortable', 'compact']), 'comfortable'),
  scale: v.optional(v.picklist([12, 13, 14, 15, 16]), 14),
  layoutMode: v.optional(v.picklist(['static', 'overlay', 'slim', 'compact', 'horizontal']), 'static'),
  sidebarClosed: v.optional(v.boolean(), false),
  tables: v.optional(v.record(v.string(), TableSchema), {}),
});
export type Preferences = v.InferOutput<typeof PreferencesSchema>;
export type StoredTable = v.InferOutput<typeof TableSchema>;

const KEY = 'portal.preferences';
const defaults = v.parse(PreferencesSchema, { version: 1 });

const valueAtom = atom<Preferences>(readStored('localStorage', KEY, PreferencesSchema) ?? defaults);

export const preferencesAtom = atom(
  (get) => get(valueAtom),
  (get, set, change: Partial<Preferences>) => {
    const next = { ...get(valueAtom), ...change };
    writeStored('localStorage', KEY, next);
    set(valueAtom, next);
  },
);

/** Back to the defaults, in memory: the storage itself is cleared by the sign-out. */
export const resetPreferencesAtom = atom(null, (_get, set) => set(valueAtom, defaults));

export const usePreferences = () => useAtom(preferencesAtom);

/** The remembered columns, order, pins, density and page size of one list. */
export function useTablePreferences(name: string): [StoredTable | undefined, (next: StoredTable) => void] {
  const [preferences, change] = useAtom(preferencesAtom);
  return [preferences.tables[name], (next) => change({ tables: { ...preferences.tables, [name]: next } })];
}

export const useScheme = () => useAtomValue(preferencesAtom).scheme;
