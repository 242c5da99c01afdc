import { refundedStatuses, transactionGroups } from '#app/api/statusGroups.ts';
import { getTransaction, getTransactionStatistic, saveTransactionNote } from '#app/api/transactionDetail.ts';
import { listTransactions } from '#app/api/transactions.ts';
import { transactionsDefinition } from '#app/screens/transactions/definition.ts';
import type { ListFacts } from '../lists.ts';

const READERS = ['admin', 'operator', 'manager', 'cashier', 'auditor', 'newcomer'];
const WRITERS = READERS.filter((one) => one !== 'auditor');

export const facts: ListFacts = {
  path: '/merchant/transaction',
  call: 'merchants/{m}/order/transactions',
  definition: transactionsDefinition,
  scope: 'transaction:read',
  exports: 'transaction:export',
  refused: 'limited',
  ofOneStore: 'cashier',
  title: 'transaction.title',
  firstUse: 'transaction.emptyTitle',
  status: 'status',
  list: listTransactions,
  readers: READERS,
  figures: {
    groups: transactionGroups,
    parts: { refunded: refundedStatuses },
    statistic: getTransactionStatistic,
  },
  telling: { status: 'REFUNDED' },
  calls: {
    getTransactionStatistic: { ask: (scope) => getTransactionStatistic(scope, {}) },
    getTransaction: { ask: (scope, { slug = '' }) => getTransaction(scope, slug) },
    saveTransactionNote: {
      by: WRITERS,
      ask: (scope, { id }) => saveTransactionNote(scope, id, 'Khách đã nhận hàng'),
    },
  },
};
