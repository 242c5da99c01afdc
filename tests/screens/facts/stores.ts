import { getPaid, getStore, listStores, updateStore } from '#app/api/stores.ts';
import { plainDefinition } from '#app/screens/stores/definition.ts';
import { NOW } from '../kit.tsx';
import type { ListFacts } from '../lists.ts';

const DAY = 86_400;

export const facts: ListFacts = {
  path: '/merchant/store',
  call: 'merchants/{m}/stores',
  // The filters sent to the service; silent stores are derived from payments in `health.ts`.
  definition: plainDefinition,
  scope: 'store:read',
  refused: 'cashier',
  title: 'store.title',
  firstUse: 'store.emptyTitle',
  status: 'status',
  list: listStores,
  readers: ['admin', 'operator', 'manager', 'auditor', 'limited'],
  calls: {
    getStore: { ask: (scope, { id }) => getStore(scope, id) },
    updateStore: {
      by: ['admin', 'manager', 'limited'],
      ask: (scope, { id }) => updateStore(scope, id, { phoneNumber: '+84912345678' }),
    },
    getPaid: {
      by: ['admin', 'operator', 'manager', 'cashier', 'auditor', 'newcomer'],
      ask: (scope) => getPaid(scope, { from: NOW - DAY, to: NOW }),
    },
  },
};
