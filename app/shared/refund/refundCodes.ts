import type { Key } from '../../i18n/index.ts';

/** Refund reasons, in the order of the form. */
export const refundReasons = {
  CUSTOMER_REQUEST: 'refund.reason.CUSTOMER_REQUEST',
  DUPLICATE: 'refund.reason.DUPLICATE',
  DEFECTIVE: 'refund.reason.DEFECTIVE',
  FRAUD: 'refund.reason.FRAUD',
  OTHER: 'refund.reason.OTHER',
} as const satisfies Record<string, Key>;

/** Whether a refund covers the whole transaction. */
export const refundTypes = {
  FULL: 'refund.type.FULL',
  PARTIAL: 'refund.type.PARTIAL',
} as const satisfies Record<string, Key>;
