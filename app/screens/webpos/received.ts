import { transactionGroups } from '../../api/statusGroups.ts';

/**
 * Statuses with money received: exact, too much, partial, or after the code expired. Only with `timeField=paidAt`: most
 * expired payments received nothing, and have no such time.
 */
export const RECEIVED: readonly string[] = [...transactionGroups.success, 'UNDERPAID', 'EXPIRED'];
