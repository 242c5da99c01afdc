import { settlementV2Transitions } from '../../api/statusGroups.ts';
import type { StatusRegistry } from '../../lib/status.ts';

/**
 * `recStatus`: PAYMENT_COMPLETED and COMPLETED come from specification 4, the others were chosen here
 * (docs/contract.md).
 */
export const settlementV2Statuses = {
  NEW: { label: 'settlementV2.status.NEW', tone: 'neutral', icon: 'pending' },
  PROCESSING: { label: 'settlementV2.status.PROCESSING', tone: 'info', icon: 'reconcile' },
  APPROVED: { label: 'settlementV2.status.APPROVED', tone: 'success', icon: 'check' },
  PAYMENT_COMPLETED: {
    label: 'settlementV2.status.PAYMENT_COMPLETED',
    tone: 'success',
    icon: 'settlement',
  },
  COMPLETED: { label: 'settlementV2.status.COMPLETED', tone: 'success', icon: 'success', final: true },
  REJECTED: { label: 'settlementV2.status.REJECTED', tone: 'danger', icon: 'search' },
  CANCELLED: { label: 'settlementV2.status.CANCELLED', tone: 'neutral', icon: 'cancelled', final: true },
} as const satisfies StatusRegistry;

export type SettlementV2Status = keyof typeof settlementV2Statuses;

/** The statuses a settlement may change to next, in the order of the registry; none for an unknown status. */
export const nextStatuses = (from: string): readonly SettlementV2Status[] =>
  (Object.keys(settlementV2Statuses) as SettlementV2Status[]).filter((to) =>
    Object.hasOwn(settlementV2Transitions, from) ? settlementV2Transitions[from]?.includes(to) : false,
  );
