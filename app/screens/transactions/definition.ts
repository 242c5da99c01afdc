import { amount, choice, choices, period, store, text } from '../../list/filters.ts';
import { refundStatuses } from '../../rows/refundStatus.ts';
import { settlementStatuses } from '../../rows/settlementStatus.ts';
import { statusOptions } from '../../rows/status.ts';
import { transactionStatuses } from '../../rows/transactionStatus.ts';

/** What the transactions list can be asked: read by the screen, and by the first call before the app has loaded. */
export const transactionsDefinition = {
  sort: '-createdAt',
  sortable: ['createdAt', 'paidAt', 'amount', 'fee', 'net'],
  filters: {
    q: text('list.all', 'transaction.search'),
    period: period('transaction.filter.period', 'last7'),
    timeField: choice('transaction.filter.timeField', [
      { value: 'createdAt', label: 'transaction.filter.byCreated' },
      { value: 'paidAt', label: 'transaction.filter.byPaid' },
    ]),
    status: choices('transaction.column.status', statusOptions(transactionStatuses)),
    store: store('transaction.column.storeName'),
    method: choices('transaction.column.method', [
      { value: 'VIETQR', label: 'transaction.method.VIETQR' },
      { value: 'VAN', label: 'transaction.method.VAN' },
      { value: 'CARD', label: 'transaction.method.CARD' },
      { value: 'WALLET', label: 'transaction.method.WALLET' },
      { value: 'ATM', label: 'transaction.method.ATM' },
    ]),
    amount: amount('transaction.filter.amount'),
    refundStatus: choices('transaction.column.refundStatus', statusOptions(refundStatuses)),
    reconcileStatus: choices('transaction.column.reconcileStatus', statusOptions(settlementStatuses)),
    source: choices('transaction.column.source', [
      { value: 'WEBPOS', label: 'transaction.source.WEBPOS' },
      { value: 'INTEGRATION', label: 'transaction.source.INTEGRATION' },
      { value: 'STORE_QR', label: 'transaction.source.STORE_QR' },
    ]),
  },
} as const;
