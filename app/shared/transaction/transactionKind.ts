import { getTransaction, type TransactionDetail } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import type { RecordKind } from '../../record/kind.ts';
import { transactionStatuses } from './transactionStatus.ts';

export const transactionKind: RecordKind<Transaction, TransactionDetail> = {
  name: 'transaction',
  list: 'transactions',
  path: '/merchant/transaction',
  scope: 'transaction:read',
  statuses: transactionStatuses,
  title: 'route.transactionDetail',
  back: 'transaction.detail.back',
  id: 'transaction.column.id',
  noun: 'transaction.detail.noun',
  load: getTransaction,
  rowOf: ({ detail }) => detail,
};
