import type { StatusIcon, Tone } from '#design-system';
import type { Key } from '../i18n/index.ts';

/** One status of an entity: its word, and what it means for the eye with and without colours. */
export interface StatusEntry {
  label: Key;
  tone: Tone;
  /** By name: a registry is read before any icon has loaded. Each of a registry has another one. */
  icon: StatusIcon;
  /** Nothing can happen to it any more. */
  final?: true;
}

/** A status registry: one per entity (docs/contract.md, statuses). A status that is not in it shows raw and neutral. */
export type StatusRegistry = Readonly<Record<string, StatusEntry>>;

/**
 * The tone of a row for a table's `rowTone`, when its status means a failure or a hold, or is unknown. Undefined for any
 * other status.
 */
export const toneOfRow =
  (registry: StatusRegistry) =>
  ({ status }: { status: string }): Tone | undefined => {
    const { tone } = Object.hasOwn(registry, status) ? registry[status]! : { tone: 'neutral' as const };
    return tone === 'success' || tone === 'special' || tone === 'info' ? undefined : tone;
  };

/** The registry as filter options, in its own order. */
export const statusOptions = (registry: StatusRegistry) =>
  Object.entries(registry).map(([value, { label, tone }]) => ({ value, label, tone }));

/** Codes with a word each as filter options. */
export const codeOptions = (codes: Readonly<Record<string, Key>>) =>
  Object.entries(codes).map(([value, label]) => ({ value, label }));
