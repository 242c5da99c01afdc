import * as v from 'valibot';
import { readStored } from './storage.ts';

/**
 * How this person likes the portal, in this browser, until sign-out (the specification's sign-out clears local
 * storage). One key with a version: an older or broken one is dropped.
 */
const TableSchema = v.object({
  order: v.array(v.string()),
  hidden: v.array(v.string()),
  pinned: v.object({ start: v.array(v.string()), end: v.array(v.string()) }),
  density: v.picklist(['comfortable', 'compact']),
  pageSize: v.optional(v.number()),
});
/** The remembered columns, order, pins, density and page size of one list. */
export type StoredTable = v.InferOutput<typeof TableSchema>;

const PreferencesSchema = v.object({
  version: v.literal(1),
  scheme: v.optional(v.picklist(['light', 'dark', 'high-contrast']), 'light'),
  density: v.optional(v.picklist(['comfortable', 'compact']), 'comfortable'),
  scale: v.optional(v.picklist([12, 13, 14, 15, 16]), 14),
  sidebarClosed: v.optional(v.boolean(), false),
  tables: v.optional(v.record(v.string(), TableSchema), {}),
});
export type Preferences = v.InferOutput<typeof PreferencesSchema>;

export const PREFERENCES_KEY = 'portal.preferences';

/** Specification 9: light scheme, scale 14. */
export const defaultPreferences: Preferences = v.parse(PreferencesSchema, { version: 1 });

export function storedPreferences(): Preferences {
  return readStored('localStorage', PREFERENCES_KEY, PreferencesSchema) ?? defaultPreferences;
}
