import { transactionGroups } from '../../api/statusGroups.ts';

/** Statuses with money received: exact, too much, or partial. */
export const RECEIVED: readonly string[] = [...transactionGroups.success, 'UNDERPAID'];
