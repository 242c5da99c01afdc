import type { Key } from '../i18n/index.ts';
import type { StatusRegistry } from './status.ts';

export const userStatuses = {
  ACTIVE: { label: 'user.status.ACTIVE', tone: 'success', icon: 'success' },
  FORCE_CHANGE_PASSWORD: { label: 'user.status.FORCE_CHANGE_PASSWORD', tone: 'warning', icon: 'pending' },
  DISABLED: { label: 'user.status.DISABLED', tone: 'danger', icon: 'lock' },
} as const satisfies StatusRegistry;

/** Who somebody is (specification 3). */
export const userTypes = {
  SUB_MERCHANT: 'user.type.SUB_MERCHANT',
  ADMIN: 'user.type.ADMIN',
} as const satisfies Record<string, Key>;

/** Whether somebody may approve refund requests, as lists are asked for it. */
export const userApprovals = {
  true: 'user.approves.true',
  false: 'user.approves.false',
} as const satisfies Record<string, Key>;
