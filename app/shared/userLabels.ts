import type { Key } from '../i18n/index.ts';

/** Labels of the user types (specification 3). */
export const userTypes = {
  SUB_MERCHANT: 'user.type.SUB_MERCHANT',
  ADMIN: 'user.type.ADMIN',
} as const satisfies Record<string, Key>;

/** Whether a user may approve refund requests, as filter values of the list. */
export const userApprovals = {
  true: 'user.approves.true',
  false: 'user.approves.false',
} as const satisfies Record<string, Key>;
