import { codeOptions, statusOptions } from '../../lib/status.ts';
import { amount, choice, choices, period, store, text, word } from '../../list/filters.ts';
import { refundReasons, refundTypes } from '../../shared/refund/refundCodes.ts';
import { refundStatuses } from '../../shared/refund/refundStatus.ts';

/** The list of refunds. */
export const refundsDefinition = {
  sort: '-createdAt',
  sortable: ['createdAt', 'completedAt', 'amount', 'originalAmount'],
  filters: {
    q: text('list.all', 'refund.search'),
    period: period('refund.filter.period', 'last30'),
    timeField: choice('refund.filter.timeField', [
      { value: 'createdAt', label: 'refund.column.createdAt' },
      { value: 'completedAt', label: 'refund.column.completedAt' },
    ]),
    status: choices('refund.column.status', statusOptions(refundStatuses)),
    store: store('refund.column.storeName'),
    type: choice('refund.column.type', codeOptions(refundTypes)),
    reason: choices('refund.column.reason', codeOptions(refundReasons)),
    amount: amount('refund.filter.amount'),
    createdBy: word('refund.column.createdBy', 'refund.filter.userName'),
  },
} as const;
