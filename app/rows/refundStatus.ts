import type { StatusRegistry } from './status.ts';

export const refundStatuses = {
  PENDING_APPROVAL: { label: 'refund.status.PENDING_APPROVAL', tone: 'warning', final: false },
  PENDING: { label: 'refund.status.PENDING', tone: 'warning', final: false },
  PROCESSING: { label: 'refund.status.PROCESSING', tone: 'info', final: false },
  SENT_TO_BANK: { label: 'refund.status.SENT_TO_BANK', tone: 'info', final: false },
  SUCCESS: { label: 'refund.status.SUCCESS', tone: 'success', final: true },
  FAILED: { label: 'refund.status.FAILED', tone: 'danger', final: true },
  REJECTED: { label: 'refund.status.REJECTED', tone: 'danger', final: true },
  CANCELLED: { label: 'refund.status.CANCELLED', tone: 'neutral', final: true },
} as const satisfies StatusRegistry;
