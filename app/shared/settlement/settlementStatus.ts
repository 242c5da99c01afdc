import type { StatusRegistry } from '../../lib/status.ts';

export const settlementStatuses = {
  PENDING: { label: 'settlement.status.PENDING', tone: 'neutral', icon: 'pending' },
  RECONCILING: { label: 'settlement.status.RECONCILING', tone: 'info', icon: 'reconcile' },
  RECONCILED: { label: 'settlement.status.RECONCILED', tone: 'success', icon: 'check' },
  MISMATCHED: { label: 'settlement.status.MISMATCHED', tone: 'danger', icon: 'warning' },
  TRACING: { label: 'settlement.status.TRACING', tone: 'warning', icon: 'search' },
  WAITING_PAYOUT: { label: 'settlement.status.WAITING_PAYOUT', tone: 'info', icon: 'calendar' },
  SETTLED: { label: 'settlement.status.SETTLED', tone: 'success', icon: 'settlement', final: true },
  FAILED: { label: 'settlement.status.FAILED', tone: 'danger', icon: 'failed', final: true },
  HOLD: { label: 'settlement.status.HOLD', tone: 'warning', icon: 'lock' },
} as const satisfies StatusRegistry;
