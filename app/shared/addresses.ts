import { type Day, shiftDay } from '../lib/time.ts';

/** Addresses of pages that other pages link to. Lightweight, so that a list's columns may use them. */

interface Named {
  id: string;
  /** Its name in URLs, if it differs from its id. */
  slug?: string | undefined;
}

/** A transaction's own page. */
export const transactionHref = ({ id, slug }: Named) =>
  `/merchant/transaction/${encodeURIComponent(slug ?? id)}`;

/** The refund requests that a user approved on a day, in a business. */
export const approvedHref = (userName: string, day: Day, business: string) =>
  `/merchant/approve-refund?${new URLSearchParams({ business, status: 'APPROVED', decidedBy: userName, timeField: 'decidedAt', from: day, to: day })}`;

/** All payments of one payer, in the year before this day: `payer` is the name as given by the bank. */
export const payerHref = (payer: string, to: Day) =>
  `/merchant/transaction?${new URLSearchParams({ from: shiftDay(to, -365), to, payer })}`;

/** The evidence page of a transaction, for a bank or gateway: everything known about it. */
export const evidenceHref = (transaction: Named) => `${transactionHref(transaction)}/evidence`;

/** A refund's own page. */
export const refundHref = (id: string) => `/merchant/refund/${encodeURIComponent(id)}`;

/** The roles of the business, the page of one role, and a new role as a copy of another. */
export const rolesHref = '/merchant/setting/role';
export const roleHref = (id: string) => `${rolesHref}/${encodeURIComponent(id)}`;
export const copyRoleHref = (id: string) => `${rolesHref}/add?from=${encodeURIComponent(id)}`;

/** The users who have a role. */
export const usersOfRoleHref = (id: string) => `/merchant/setting/users?groupId=${encodeURIComponent(id)}`;

/** A store's own page. */
export const storeHref = (id: string) => `/merchant/store/${encodeURIComponent(id)}`;

/** The settlements list, the page of a settlement, and the reconciliation of a file. */
export const settlementsHref = '/merchant/settlement';
export const settlementHref = (id: string) => `${settlementsHref}/${encodeURIComponent(id)}`;
export const reconcileHref = `${settlementsHref}/reconcile`;
