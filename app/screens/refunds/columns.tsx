import type { Refund } from '../../api/refunds.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { refundReasons, refundTypes } from '../../nouns/refundCodes.ts';
import { refundStatuses } from '../../nouns/refundStatus.ts';
import { TransactionLink } from '../../nouns/transaction/TransactionLink.tsx';
import { refundsDefinition } from './definition.ts';

/** The list's columns: what decides first, so that it is seen without scrolling sideways. */
export const refundColumns: ListColumns<Refund> = {
  header: (field) => `refund.column.${field}`,
  sortable: refundsDefinition.sortable,
  columns: ({ text, code, name, money, moment, status, coded }) => [
    name('id', { width: 200 }),
    moment('createdAt', { card: 'meta' }),
    money('amount', { card: 'amount', width: 192 }),
    status('status', refundStatuses, { card: 'status', width: 184 }),
    code('transactionId', { cell: (row) => <TransactionLink id={row.transactionId} />, width: 176 }),
    coded('reason', refundReasons, { width: 184, card: 'meta' }),
    coded('type', refundTypes, { width: 120 }),
    text('storeName', { width: 184, card: 'meta' }),
    text('createdBy'),
    moment('completedAt', { optional: true }),
    code('merchantRefId', { optional: true, width: 240 }),
    money('originalAmount', { optional: true, width: 184 }),
    code('bankRef', { optional: true }),
    code('errorCode', { optional: true }),
  ],
};
