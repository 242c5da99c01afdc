/*
 * Which statuses every figure counts (docs/contract.md, "Figures"). A list, its figures, its filters and the sandbox read
 * them here. The groups of one list share no status; a status that stands in none is counted as `other`.
 */

export type StatusGroups = Readonly<Record<string, readonly string[]>>;

/** What of a payment counts as what. `success`: the money came, whatever of it went back later. */
export const transactionGroups = {
  success: ['SUCCESS', 'OVERPAID', 'REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  pending: ['INIT', 'PENDING', 'PROCESSING', 'REVIEW', 'UNDERPAID'],
  failed: ['FAILED', 'CANCELLED', 'EXPIRED'],
  reversed: ['REVERSED'],
} as const satisfies StatusGroups;

/** The part of `success` of which money goes back, or has gone back. */
export const refundedStatuses = ['REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;

export const refundGroups = {
  success: ['SUCCESS'],
  processing: ['PENDING', 'PROCESSING', 'SENT_TO_BANK'],
  waiting: ['PENDING_APPROVAL'],
  failed: ['FAILED', 'REJECTED', 'CANCELLED'],
} as const satisfies StatusGroups;

export const refundRequestGroups = {
  waiting: ['WAITING'],
  approved: ['APPROVED'],
  rejected: ['REJECTED'],
  closed: ['CANCELLED', 'EXPIRED', 'FAILED'],
} as const satisfies StatusGroups;
