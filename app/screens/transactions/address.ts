import type { Transaction } from '../../api/transactions.ts';

/** Name of the list in query keys and in the trail. */
export const LIST_NAME = 'transactions';

const LIST_PATH = '/merchant/transaction';

/** Address of the list, with the query it was asked for (`status=FAILED`, or empty). */
export const listHref = (search = '') => LIST_PATH + (search && `?${search}`);

/** Address of a transaction's own page. */
export const transactionHref = ({ id, slug }: Pick<Transaction, 'id' | 'slug'>) =>
  `${LIST_PATH}/${encodeURIComponent(slug ?? id)}`;
