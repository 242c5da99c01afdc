import type { StatusRegistry } from '../../lib/status.ts';

/** Statuses of a payment requested at a till (docs/contract.md, statuses). */
export const paymentStatuses = {
  CREATED: { label: 'webpos.status.CREATED', tone: 'info', icon: 'initiated' },
  PENDING: { label: 'webpos.status.PENDING', tone: 'warning', icon: 'pending' },
  SUCCESS: { label: 'webpos.status.SUCCESS', tone: 'success', icon: 'success', final: true },
  FAILED: { label: 'webpos.status.FAILED', tone: 'danger', icon: 'failed', final: true },
  EXPIRED: { label: 'webpos.status.EXPIRED', tone: 'neutral', icon: 'expired', final: true },
  CANCELLED: { label: 'webpos.status.CANCELLED', tone: 'neutral', icon: 'cancelled', final: true },
} as const satisfies StatusRegistry;
