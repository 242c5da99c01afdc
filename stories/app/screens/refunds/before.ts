import { ACCOUNTS, type Account } from '#sandbox/accounts.ts';

export const UNSEEING = 'unseeing';

/** A user who may request refunds but not see those of a transaction: no demo account is one. */
export async function unseeing() {
  const manager = ACCOUNTS.find(({ userName }) => userName === 'manager');
  if (!manager || ACCOUNTS.some(({ userName }) => userName === UNSEEING)) return;
  const scopes = ['merchant-1001:transaction:read', 'merchant-1001:refund:create'];
  (ACCOUNTS as Account[]).push({
    ...manager,
    id: '9900',
    userName: UNSEEING,
    name: 'Bùi Thu Giang',
    scopes,
    isApproveRequestRefund: false,
  });
}
