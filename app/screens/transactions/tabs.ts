/** The list's tabs: each is a set of statuses, so that a tab is nothing but a filter. */
export const tabStatuses = {
  all: [],
  success: ['SUCCESS', 'OVERPAID'],
  pending: ['INIT', 'PENDING', 'PROCESSING', 'REVIEW', 'UNDERPAID'],
  failed: ['FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED'],
  refunded: ['REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED'],
} as const;

export type StatusTab = keyof typeof tabStatuses;

export const STATUS_TABS = Object.keys(tabStatuses) as StatusTab[];

/** The tab whose statuses are exactly those of the filter. */
export function tabOf(statuses: readonly string[]): StatusTab | undefined {
  const wanted = [...statuses].sort().join();
  return STATUS_TABS.find((tab) => [...tabStatuses[tab]].sort().join() === wanted);
}
