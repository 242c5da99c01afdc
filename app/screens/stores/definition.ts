import { statusOptions } from '../../lib/status.ts';
import { choice, choices, text } from '../../list/filters.ts';
import { storeStatuses } from '../../shared/store/storeStatus.ts';

const filters = {
  q: text('list.all', 'store.search'),
  status: choices('store.column.status', statusOptions(storeStatuses)),
};

/** Filters of the list of stores, for users who may not see payments. */
export const plainDefinition = {
  sort: 'createdAt',
  sortable: ['createdAt', 'brandName', 'code', 'status'],
  filters,
} as const;

/** Filters for all other users: also by silent stores, which the portal works out itself (`health.ts`). */
export const storesDefinition = {
  ...plainDefinition,
  filters: {
    ...filters,
    health: choice('store.column.today', [{ value: 'silent', label: 'store.health.silent' }]),
  },
} as const;
