import type { StatusRegistry } from '../../lib/status.ts';

export const transactionStatuses = {
  INIT: { label: 'transaction.status.INIT', tone: 'neutral', icon: 'initiated' },
  PENDING: { label: 'transaction.status.PENDING', tone: 'warning', icon: 'pending' },
  PROCESSING: { label: 'transaction.status.PROCESSING', tone: 'info', icon: 'processing' },
  REVIEW: { label: 'transaction.status.REVIEW', tone: 'warning', icon: 'review' },
  SUCCESS: { label: 'transaction.status.SUCCESS', tone: 'success', icon: 'success', final: true },
  UNDERPAID: { label: 'transaction.status.UNDERPAID', tone: 'warning', icon: 'less' },
  OVERPAID: { label: 'transaction.status.OVERPAID', tone: 'warning', icon: 'more', final: true },
  FAILED: { label: 'transaction.status.FAILED', tone: 'danger', icon: 'failed', final: true },
  CANCELLED: { label: 'transaction.status.CANCELLED', tone: 'neutral', icon: 'cancelled', final: true },
  EXPIRED: { label: 'transaction.status.EXPIRED', tone: 'neutral', icon: 'expired', final: true },
  REVERSED: { label: 'transaction.status.REVERSED', tone: 'danger', icon: 'reverse', final: true },
  REFUNDING: { label: 'transaction.status.REFUNDING', tone: 'info', icon: 'refresh' },
  PARTIALLY_REFUNDED: {
    label: 'transaction.status.PARTIALLY_REFUNDED',
    tone: 'special',
    icon: 'part',
    final: true,
  },
  REFUNDED: { label: 'transaction.status.REFUNDED', tone: 'special', icon: 'refund', final: true },
} as const satisfies StatusRegistry;
