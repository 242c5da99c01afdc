import type { StatusIcon, Tone } from '#design-system';
import type { Key } from '../i18n/index.ts';

/** One status of an entity: its label, and its meaning as colour and icon. */
export interface StatusEntry {
  label: Key;
  tone: Tone;
  /** By name: a registry is used before any icon has loaded. Unique within a registry. */
  icon: StatusIcon;
  /** The status cannot change any more. */
  final?: true;
}

/** A status registry: one per entity (docs/contract.md, statuses). An unknown status is shown raw and neutral. */
export type StatusRegistry = Readonly<Record<string, StatusEntry>>;

/** The tone of a row for a table's `rowTone`: set if its status means a failure or a hold, or is unknown. */
export const toneOfRow =
  (registry: StatusRegistry) =>
  ({ status }: { status: string }): Tone | undefined => {
    const { tone } = Object.hasOwn(registry, status) ? registry[status]! : { tone: 'neutral' as const };
    return tone === 'success' || tone === 'special' || tone === 'info' ? undefined : tone;
  };

/** The registry as filter options, in its order. */
export const statusOptions = (registry: StatusRegistry) =>
  Object.entries(registry).map(([value, { label, tone }]) => ({ value, label, tone }));

/** Codes with their labels as filter options. */
export const codeOptions = (codes: Readonly<Record<string, Key>>) =>
  Object.entries(codes).map(([value, label]) => ({ value, label }));
