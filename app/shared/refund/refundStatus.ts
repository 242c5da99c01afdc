import type { StatusRegistry } from '../../lib/status.ts';

export const refundStatuses = {
  PENDING_APPROVAL: { label: 'refund.status.PENDING_APPROVAL', tone: 'info', icon: 'review' },
  PENDING: { label: 'refund.status.PENDING', tone: 'info', icon: 'pending' },
  PROCESSING: { label: 'refund.status.PROCESSING', tone: 'info', icon: 'processing' },
  SENT_TO_BANK: { label: 'refund.status.SENT_TO_BANK', tone: 'info', icon: 'bank' },
  SUCCESS: { label: 'refund.status.SUCCESS', tone: 'success', icon: 'success', final: true },
  FAILED: { label: 'refund.status.FAILED', tone: 'danger', icon: 'failed', final: true },
  REJECTED: { label: 'refund.status.REJECTED', tone: 'danger', icon: 'forbidden', final: true },
  CANCELLED: { label: 'refund.status.CANCELLED', tone: 'neutral', icon: 'cancelled', final: true },
} as const satisfies StatusRegistry;
