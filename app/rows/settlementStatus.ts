import type { StatusRegistry } from './status.ts';

export const settlementStatuses = {
  PENDING: { label: 'settlement.status.PENDING', tone: 'neutral', final: false },
  RECONCILING: { label: 'settlement.status.RECONCILING', tone: 'info', final: false },
  RECONCILED: { label: 'settlement.status.RECONCILED', tone: 'success', final: false },
  MISMATCHED: { label: 'settlement.status.MISMATCHED', tone: 'danger', final: false },
  TRACING: { label: 'settlement.status.TRACING', tone: 'warning', final: false },
  WAITING_PAYOUT: { label: 'settlement.status.WAITING_PAYOUT', tone: 'warning', final: false },
  SETTLED: { label: 'settlement.status.SETTLED', tone: 'success', final: true },
  FAILED: { label: 'settlement.status.FAILED', tone: 'danger', final: true },
  HOLD: { label: 'settlement.status.HOLD', tone: 'warning', final: false },
} as const satisfies StatusRegistry;
