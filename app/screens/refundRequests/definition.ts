import { refundRequestGroups } from '../../api/statusGroups.ts';
import { codeOptions, statusOptions } from '../../lib/status.ts';
import { amount, choice, choices, period, store, text, word } from '../../list/filters.ts';
import { refundReasons } from '../../shared/refund/refundCodes.ts';
import { refundRequestStatuses } from '../../shared/refundRequestStatus.ts';

/** The `age` of a request that has been waiting for more than 24 hours. */
export const OVERDUE = 'OVERDUE';

/** The list of refund requests. Default: waiting requests of any day, oldest first. */
export const refundRequestsDefinition = {
  sort: 'requestedAt',
  sortable: ['requestedAt', 'decidedAt', 'amount', 'remaining'],
  filters: {
    q: text('list.all', 'refundRequest.search'),
    // No default period: an old waiting request must never be hidden by its age.
    period: period('refund.filter.period'),
    timeField: choice('refund.filter.timeField', [
      { value: 'requestedAt', label: 'refundRequest.column.requestedAt' },
      { value: 'decidedAt', label: 'refundRequest.column.decidedAt' },
    ]),
    status: choices(
      'refundRequest.column.status',
      statusOptions(refundRequestStatuses),
      refundRequestGroups.waiting,
    ),
    store: store('refundRequest.column.storeName'),
    age: choice('refundRequest.column.age', [{ value: OVERDUE, label: 'refundRequest.filter.overdue' }]),
    reason: choices('refundRequest.column.reason', codeOptions(refundReasons)),
    requestedBy: word('refundRequest.column.requestedBy', 'refundRequest.filter.userName'),
    decidedBy: word('refundRequest.column.decidedBy', 'refundRequest.filter.userName'),
    amount: amount('refundRequest.filter.amount'),
  },
} as const;
