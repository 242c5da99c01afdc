import type { StatusRegistry } from '../lib/status.ts';

export const refundRequestStatuses = {
  WAITING: { label: 'refundRequest.status.WAITING', tone: 'warning', icon: 'pending' },
  APPROVED: { label: 'refundRequest.status.APPROVED', tone: 'success', icon: 'success', final: true },
  REJECTED: { label: 'refundRequest.status.REJECTED', tone: 'danger', icon: 'forbidden', final: true },
  CANCELLED: { label: 'refundRequest.status.CANCELLED', tone: 'neutral', icon: 'cancelled', final: true },
  EXPIRED: { label: 'refundRequest.status.EXPIRED', tone: 'neutral', icon: 'expired', final: true },
  FAILED: { label: 'refundRequest.status.FAILED', tone: 'danger', icon: 'failed', final: true },
} as const satisfies StatusRegistry;
