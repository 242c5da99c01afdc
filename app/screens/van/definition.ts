import { codeOptions, statusOptions } from '../../lib/status.ts';
import { amount, choice, choices, period, store, text } from '../../list/filters.ts';
import { vanDirections } from '../../shared/vanDirections.ts';
import { vanIpns, vanMatches } from '../../shared/vanStatus.ts';

/** The list of balance changes. */
export const vanDefinition = {
  sort: '-at',
  sortable: ['at', 'amount', 'balanceAfter'],
  filters: {
    q: text('list.all', 'van.search'),
    period: period('van.filter.period', 'last7'),
    direction: choice('van.column.direction', codeOptions(vanDirections)),
    match: choices('van.column.match', statusOptions(vanMatches)),
    ipn: choices('van.column.ipn', statusOptions(vanIpns)),
    store: store('van.column.storeName'),
    amount: amount('van.filter.amount'),
  },
} as const;
