import { statusOptions } from '../../lib/status.ts';
import { choice, choices, period, store, text } from '../../list/filters.ts';
import { settlementStatuses } from '../../shared/settlement/settlementStatus.ts';

/** The list of settlements. Its period filters by day T. */
export const settlementsDefinition = {
  sort: '-transactionDay',
  sortable: ['transactionDay', 'expectedPayoutAt', 'count', 'gross', 'net', 'difference'],
  filters: {
    q: text('list.all', 'settlement.search'),
    period: period('settlement.filter.period', 'last30'),
    status: choices('settlement.column.status', statusOptions(settlementStatuses)),
    store: store('settlement.column.storeName'),
    differs: choice('settlement.filter.differs', [
      { value: 'true', label: 'settlement.filter.differing' },
      { value: 'false', label: 'settlement.filter.agreeing' },
    ]),
  },
} as const;
