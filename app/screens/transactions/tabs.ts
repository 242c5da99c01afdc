/** The list's tabs: each is a set of statuses, so that a tab is nothing but a filter. */
export const tabStatuses = {
  all: [],
  success: ['SUCCESS', 'OVERPAID'],
  pending: ['INIT', 'PENDING', 'PROCESSING', 'REVIEW', 'UNDERPAID'],
  failed: ['FAILED', 'CANCELLED', 'EXPIRED', 'REVERSED'],
  refunded: ['REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED'],
} as const;

export type StatusTab = keyof typeof tabStatuses;
