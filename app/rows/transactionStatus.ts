import type { StatusRegistry } from './status.ts';

export const transactionStatuses = {
  INIT: { label: 'transaction.status.INIT', tone: 'neutral', final: false },
  PENDING: { label: 'transaction.status.PENDING', tone: 'warning', final: false },
  PROCESSING: { label: 'transaction.status.PROCESSING', tone: 'info', final: false },
  REVIEW: { label: 'transaction.status.REVIEW', tone: 'warning', final: false },
  SUCCESS: { label: 'transaction.status.SUCCESS', tone: 'success', final: true },
  UNDERPAID: { label: 'transaction.status.UNDERPAID', tone: 'warning', final: false },
  OVERPAID: { label: 'transaction.status.OVERPAID', tone: 'warning', final: true },
  FAILED: { label: 'transaction.status.FAILED', tone: 'danger', final: true },
  CANCELLED: { label: 'transaction.status.CANCELLED', tone: 'neutral', final: true },
  EXPIRED: { label: 'transaction.status.EXPIRED', tone: 'neutral', final: true },
  REVERSED: { label: 'transaction.status.REVERSED', tone: 'danger', final: true },
  REFUNDING: { label: 'transaction.status.REFUNDING', tone: 'special', final: false },
  PARTIALLY_REFUNDED: { label: 'transaction.status.PARTIALLY_REFUNDED', tone: 'special', final: true },
  REFUNDED: { label: 'transaction.status.REFUNDED', tone: 'special', final: true },
} as const satisfies StatusRegistry;
