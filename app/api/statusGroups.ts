/*
 * The statuses that each figure counts (docs/contract.md, "Figures"). Shared by lists, figures, filters and the
 * sandbox. The groups of one list share no status; a status in no group counts as `other`.
 */

export type StatusGroups = Readonly<Record<string, readonly string[]>>;

/** Status groups of payments. `success`: the money arrived, even if some was refunded later. */
export const transactionGroups = {
  success: ['SUCCESS', 'OVERPAID', 'REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED'],
  pending: ['INIT', 'PENDING', 'PROCESSING', 'REVIEW', 'UNDERPAID'],
  failed: ['FAILED', 'CANCELLED', 'EXPIRED'],
  reversed: ['REVERSED'],
} as const satisfies StatusGroups;

/** The group of a payment's status; undefined if it is in none. */
export const statusGroupOf = (status: string): keyof typeof transactionGroups | undefined =>
  (Object.keys(transactionGroups) as (keyof typeof transactionGroups)[]).find((group) =>
    (transactionGroups[group] as readonly string[]).includes(status),
  );

/** The part of `success` that is being refunded or has been. */
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

/** Status groups of settlements. `inquiry`: paid only after a manual check. */
export const settlementGroups = {
  paid: ['SETTLED'],
  waiting: ['PENDING', 'RECONCILING', 'RECONCILED', 'WAITING_PAYOUT'],
  inquiry: ['MISMATCHED', 'TRACING', 'HOLD'],
  failed: ['FAILED'],
} as const satisfies StatusGroups;
/** Status groups of settlements of version 2. `open`: still needs work by an accountant. */
export const settlementV2Groups = {
  open: ['NEW', 'PROCESSING', 'APPROVED'],
  paid: ['PAYMENT_COMPLETED'],
  completed: ['COMPLETED'],
  disputed: ['REJECTED'],
  cancelled: ['CANCELLED'],
} as const satisfies StatusGroups;

/**
 * Status transitions of settlements of version 2. The service names only the two given ones (specification 4): the
 * others are the usual way (docs/contract.md).
 */
export const settlementV2Transitions: StatusGroups = {
  NEW: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['APPROVED', 'REJECTED'],
  APPROVED: ['PAYMENT_COMPLETED'],
  PAYMENT_COMPLETED: ['COMPLETED'],
  REJECTED: ['PROCESSING', 'CANCELLED'],
};
