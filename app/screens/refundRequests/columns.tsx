import type { RefundRequest } from '../../api/refundRequests.ts';
import type { ListColumns } from '../../list/listColumns.tsx';
import { refundReasons } from '../../shared/refund/refundCodes.ts';
import { refundRequestStatuses } from '../../shared/refundRequestStatus.ts';
import { TransactionLink } from '../../shared/transaction/TransactionLink.tsx';
import { WaitingAge } from './waiting.tsx';

/**
 * The list's columns, most decisive first, so that they are visible without horizontal scrolling. If all rows are
 * waiting, the status and the columns about decisions are the same in each row, and are optional; if none is, so is the
 * column of the time they have waited.
 */
const columnsOf = (allWait: boolean, noneWaits: boolean): ListColumns<RefundRequest> => ({
  header: (field) => `refundRequest.column.${field}`,
  columns: ({ t, text, store, code, name, money, balance, moment, status, coded }) => [
    name('id', { width: 152 }),
    money('amount', { card: 'amount', width: 192 }),
    balance('remaining', { width: 208 }),
    {
      id: 'age',
      header: t('refundRequest.column.age'),
      cell: (row) => <WaitingAge request={row} />,
      text: ({ status }) => (status === 'WAITING' ? undefined : ''),
      width: 168,
      card: 'meta',
      optional: noneWaits,
    },
    // A card names the person next to its status: who requested it while it waits, then who decided.
    text('requestedBy', { width: 140, ...(allWait && { card: 'meta' }) }),
    coded('reason', refundReasons, { width: 184, card: 'meta' }),
    status('status', refundRequestStatuses, { card: 'status', optional: allWait }),
    code('transactionId', {
      cell: (row) => <TransactionLink variant="inline" id={row.transactionId} />,
      width: 184,
    }),
    store('storeName', { width: 184 }),
    moment('requestedAt'),
    text('decidedBy', { optional: allWait, ...(!allWait && { card: 'meta' }) }),
    moment('decidedAt', { optional: allWait }),
    code('merchantRefId', { optional: true, width: 184 }),
    balance('originalAmount', { optional: true, width: 184 }),
    text('note', { optional: true, width: 220 }),
    text('rejectReason', { optional: true, width: 220 }),
  ],
});

export const waitingColumns = columnsOf(true, false);
export const decidedColumns = columnsOf(false, true);
export const refundRequestColumns = columnsOf(false, false);
