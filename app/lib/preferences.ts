import * as v from 'valibot';
import { readStored } from './storage.ts';

/**
 * The user's preferences in this browser, until sign-out (the specification's sign-out clears local storage). One key
 * with a version: an older or corrupt value is dropped.
 */
const TableSchema = v.object({
  order: v.array(v.string()),
  hidden: v.array(v.string()),
  pinned: v.object({ start: v.array(v.string()), end: v.array(v.string()) }),
  density: v.picklist(['comfortable', 'compact']),
  widths: v.optional(v.record(v.string(), v.number())),
  wrap: v.optional(v.boolean()),
  /** Cards instead of the table, also on a wide screen. */
  cards: v.optional(v.boolean()),
  pageSize: v.optional(v.number()),
});
/** The stored columns with their order, pins and widths, density, wrapping and page size of one list. */
export type StoredTable = v.InferOutput<typeof TableSchema>;

const TemplateSchema = v.object({
  name: v.string(),
  format: v.picklist(['xlsx', 'csv']),
  columns: v.array(v.object({ id: v.string(), heading: v.optional(v.string()) })),
  total: v.boolean(),
});
/** A saved export: its columns in order, each with the list's heading or its own. */
export type ExportTemplate = v.InferOutput<typeof TemplateSchema>;

// Repeats the lists of the design system: this is part of the first script, which must not import it.
const PreferencesSchema = v.object({
  version: v.literal(1),
  layout: v.optional(v.picklist(['static', 'overlay', 'slim', 'compact', 'horizontal']), 'static'),
  anchored: v.optional(v.boolean(), false),
  accent: v.optional(v.picklist(['blue', 'teal', 'violet', 'graphite']), 'blue'),
  scheme: v.optional(v.picklist(['light', 'dark', 'high-contrast']), 'light'),
  /** Whether the colour scheme follows the device. */
  system: v.optional(v.boolean(), false),
  density: v.optional(v.picklist(['comfortable', 'compact']), 'comfortable'),
  scale: v.optional(v.picklist([12, 13, 14, 15, 16]), 14),
  /** Enables single-key shortcuts (WCAG 2.1.4). */
  shortcuts: v.optional(v.boolean(), true),
  tables: v.optional(v.record(v.string(), TableSchema), {}),
  /** The saved views of each list: named addresses. */
  views: v.optional(
    v.record(v.string(), v.array(v.object({ id: v.string(), name: v.string(), query: v.string() }))),
    {},
  ),
  /** The export templates of each list, the last used first. */
  templates: v.optional(v.record(v.string(), v.array(TemplateSchema)), {}),
  /** Width of the receipt paper, in mm. */
  receiptWidth: v.optional(v.picklist([58, 80]), 80),
  /** Announces a payment at the till: a tone, and a voice if available. */
  tillSound: v.optional(v.boolean(), true),
  /** How the page of balance changes announces incoming money; with quiet hours. */
  alerts: v.optional(
    v.object({
      voice: v.boolean(),
      notice: v.boolean(),
      count: v.boolean(),
      quiet: v.boolean(),
      from: v.string(),
      to: v.string(),
    }),
    { voice: false, notice: false, count: false, quiet: false, from: '22:00', to: '07:00' },
  ),
});
export type Preferences = v.InferOutput<typeof PreferencesSchema>;

export const PREFERENCES_KEY = 'portal.preferences';

/** Specification 9: static menu, blue theme, light scheme, scale 14. */
export const defaultPreferences: Preferences = v.parse(PreferencesSchema, { version: 1 });

/** The device's current colour scheme. */
export const systemScheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export function storedPreferences(): Preferences {
  const stored = readStored('localStorage', PREFERENCES_KEY, PreferencesSchema) ?? defaultPreferences;
  return stored.system ? { ...stored, scheme: systemScheme() } : stored;
}
