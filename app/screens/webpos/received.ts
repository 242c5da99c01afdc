import { transactionGroups } from '../../api/statusGroups.ts';

/** Of these the money is here: all of it, too much, or a part. */
export const RECEIVED: readonly string[] = [...transactionGroups.success, 'UNDERPAID'];
