import type { StatusRegistry } from '../../lib/status.ts';

/** Only a pending store waits for something. */
export const storeStatuses = {
  ACTIVE: { label: 'store.status.ACTIVE', tone: 'success', icon: 'success', final: true },
  INACTIVE: { label: 'store.status.INACTIVE', tone: 'neutral', icon: 'cancelled', final: true },
  PENDING: { label: 'store.status.PENDING', tone: 'warning', icon: 'pending' },
  SUSPENDED: { label: 'store.status.SUSPENDED', tone: 'danger', icon: 'lock', final: true },
} as const satisfies StatusRegistry;
