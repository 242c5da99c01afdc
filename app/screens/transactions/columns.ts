import type { Transaction } from '../../api/transactions.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { refundStatuses } from '../../nouns/refund/refundStatus.ts';
import { settlementStatuses } from '../../nouns/settlement/settlementStatus.ts';
import { transactionMethods, transactionSources } from '../../nouns/transaction/transactionCodes.ts';
import { transactionStatuses } from '../../nouns/transaction/transactionStatus.ts';
import { transactionsDefinition } from './definition.ts';

/** The list's columns: what decides first, so that it is seen without scrolling sideways. */
export const transactionColumns: ListColumns<Transaction> = {
  header: (field) => `transaction.column.${field}`,
  sortable: transactionsDefinition.sortable,
  columns: ({ text, code, name, money, moment, status, coded }) => [
    name('id'),
    moment('createdAt', { card: 'meta' }),
    money('amount', { card: 'amount' }),
    status('status', transactionStatuses, { card: 'status' }),
    code('merchantRefId', { width: 240 }),
    text('storeName', { width: 184, card: 'meta' }),
    coded('method', transactionMethods, { width: 128 }),
    text('description', { width: 220, grow: 2 }),
    status('refundStatus', refundStatuses),
    moment('paidAt', { optional: true }),
    money('fee', { optional: true }),
    money('net', { optional: true }),
    text('bankName', { optional: true }),
    code('bankRef', { optional: true }),
    status('reconcileStatus', settlementStatuses, { optional: true }),
    coded('source', transactionSources, { optional: true, width: 120 }),
    text('note', { card: 'meta', width: 160 }),
  ],
};
