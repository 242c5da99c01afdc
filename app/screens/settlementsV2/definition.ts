import { statusOptions } from '../../lib/status.ts';
import { amount, choice, choices, period, store, text } from '../../list/filters.ts';
import { settlementV2Statuses } from '../../shared/settlement/settlementV2Status.ts';

/** The list of version 2 settlements. */
export const settlementsV2Definition = {
  sort: '-period',
  sortable: [
    ...['period', 'count', 'gross', 'fee', 'net', 'recPaymentAt', 'recApprovedAt', 'updatedAt'],
  ] as readonly string[],
  filters: {
    q: text('list.all', 'settlementV2.search'),
    // No default period: an open settlement must never be hidden by its age.
    period: period('settlementV2.filter.period'),
    timeField: choice('settlementV2.filter.timeField', [
      { value: 'periodAt', label: 'settlementV2.column.period' },
      { value: 'recPaymentAt', label: 'settlementV2.column.recPaymentAt' },
      { value: 'recApprovedAt', label: 'settlementV2.column.recApprovedAt' },
      { value: 'updatedAt', label: 'settlementV2.column.updatedAt' },
    ]),
    status: choices('settlementV2.column.recStatus', statusOptions(settlementV2Statuses)),
    store: store('settlementV2.column.storeName'),
    amount: amount('settlementV2.filter.net'),
  },
} as const;
