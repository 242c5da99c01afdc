import { codeOptions, statusOptions } from '../../lib/status.ts';
import { amount, choice, choices, period, store, text, word } from '../../list/filters.ts';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';
import { transactionMethods, transactionSources } from '../../shared/transaction/transactionCodes.ts';
import { transactionStatuses } from '../../shared/transaction/transactionStatus.ts';

/** The hours of a day, each with its first and last minute, to find a payment by the time on a receipt. */
const HOURS = Array.from({ length: 24 }, (_, hour) => {
  const clock = String(hour).padStart(2, '0');
  return { value: String(hour), text: `${clock}:00 – ${clock}:59` };
});

/** Filters of the transactions list: read by the screen, and by the first request before the app has loaded. */
export const transactionsDefinition = {
  sort: '-createdAt',
  sortable: ['createdAt', 'paidAt', 'amount', 'fee', 'net'],
  filters: {
    q: text('list.all', 'transaction.search', 'amounts'),
    period: period('transaction.filter.period', 'last7'),
    timeField: choice('transaction.filter.timeField', [
      { value: 'createdAt', label: 'transaction.filter.byCreated' },
      { value: 'paidAt', label: 'transaction.filter.byPaid' },
    ]),
    status: choices('transaction.column.status', statusOptions(transactionStatuses)),
    store: store('transaction.column.storeName'),
    method: choices('transaction.column.method', codeOptions(transactionMethods)),
    amount: amount('transaction.filter.amount'),
    payer: word('transaction.detail.payerName', 'transaction.filter.payerHint'),
    hour: choices('transaction.filter.hour', HOURS),
    refundStatus: choices('transaction.column.refundStatus', statusOptions(refundStatuses)),
    reconcileStatus: choices('transaction.column.reconcileStatus', statusOptions(settlementStatuses)),
    source: choices('transaction.column.source', codeOptions(transactionSources)),
  },
} as const;
