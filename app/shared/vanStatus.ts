import type { StatusRegistry } from '../lib/status.ts';

/** Whether the service matched a line with its order. Money out has none. */
export const vanMatches = {
  MATCHED: { label: 'van.match.MATCHED', tone: 'success', icon: 'success', final: true },
  UNMATCHED: { label: 'van.match.UNMATCHED', tone: 'warning', icon: 'search' },
  UNDER: { label: 'van.match.UNDER', tone: 'warning', icon: 'less' },
  OVER: { label: 'van.match.OVER', tone: 'warning', icon: 'more' },
  DUPLICATE: { label: 'van.match.DUPLICATE', tone: 'danger', icon: 'warning' },
} as const satisfies StatusRegistry;

/** Whether the merchant's own system was notified of a line. */
export const vanIpns = {
  SENT: { label: 'van.ipn.SENT', tone: 'success', icon: 'check', final: true },
  RETRYING: { label: 'van.ipn.RETRYING', tone: 'info', icon: 'refresh' },
  FAILED: { label: 'van.ipn.FAILED', tone: 'danger', icon: 'failed' },
  NONE: { label: 'van.ipn.NONE', tone: 'neutral', icon: 'cancelled' },
} as const satisfies StatusRegistry;
