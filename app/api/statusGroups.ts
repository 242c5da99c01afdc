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

/** Which group a payment's status counts to; undefined for a status in none. */
export const statusGroupOf = (status: string): keyof typeof transactionGroups | undefined =>
  (Object.keys(transactionGroups) as (keyof typeof transactionGroups)[]).find((group) =>
    (transactionGroups[group] as readonly string[]).includes(status),
  );

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

/** What of a settlement counts as what. `inquiry`: it is not paid before somebody has looked into it. */
export const settlementGroups = {
  paid: ['SETTLED'],
  waiting: ['PENDING', 'RECONCILING', 'RECONCILED', 'WAITING_PAYOUT'],
  inquiry: ['MISMATCHED', 'TRACING', 'HOLD'],
  failed: ['FAILED'],
} as const satisfies StatusGroups;
/** What of a settlement of version 2 counts as what. `open`: an accountant still has to do something. */
export const settlementV2Groups = {
  open: ['NEW', 'PROCESSING', 'APPROVED'],
  paid: ['PAYMENT_COMPLETED'],
  completed: ['COMPLETED'],
  disputed: ['REJECTED'],
  cancelled: ['CANCELLED'],
} as const satisfies StatusGroups;

/**
 * Which status of a settlement of version 2 leads to which. The service tells none but the two given ones (specification 4):
 * the others are the usual way (docs/contract.md).
 */
export const settlementV2Transitions: StatusGroups = {
  NEW: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['APPROVED', 'REJECTED'],
  APPROVED: ['PAYMENT_COMPLETED'],
  PAYMENT_COMPLETED: ['COMPLETED'],
  REJECTED: ['PROCESSING', 'CANCELLED'],
};
