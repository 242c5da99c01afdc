import { Missing, StatusBadge, UnknownStatus } from '#design-system';
import { useT } from '../i18n/index.ts';
import { shown } from './shown.ts';
import type { StatusEntry, StatusRegistry } from './status.ts';

interface StatusTagProps {
  /** The entity's own statuses: `transactionStatuses`, `refundStatuses`, `settlementStatuses`. */
  registry: StatusRegistry;
  /** As returned by the API. */
  value: string | undefined;
}

/** The status of a record as text, colour and icon. An unknown status is shown raw and neutral; no status as '-'. */
export function StatusTag({ registry, value }: StatusTagProps) {
  const t = useT();
  if (!value) return <Missing />;
  const entry = statusOf(registry, value);
  if (!entry) return <UnknownStatus value={shown(value, 80)} />;
  return <StatusBadge tone={entry.tone} icon={entry.icon} label={t(entry.label)} />;
}

/** The registry entry of a status, if it has one. Own keys only: `constructor` is not a status. */
export function statusOf(registry: StatusRegistry, value: string): StatusEntry | undefined {
  return Object.hasOwn(registry, value) ? registry[value] : undefined;
}
