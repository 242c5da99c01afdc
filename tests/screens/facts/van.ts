import { getVanStatistic, listVanChanges } from '#app/api/van.ts';
import { vanDefinition } from '#app/screens/van/definition.ts';
import type { ListFacts } from '../lists.ts';

export const facts: ListFacts = {
  path: '/merchant/van-noti',
  call: 'van-balance-changes/{m}',
  definition: vanDefinition,
  scope: 'van:read',
  refused: 'cashier',
  title: 'van.title',
  firstUse: 'van.emptyTitle',
  status: 'match',
  list: listVanChanges,
  readers: ['admin', 'manager', 'auditor', 'limited'],
  telling: { match: 'UNDER' },
  calls: { getVanStatistic: { ask: (scope) => getVanStatistic(scope, {}) } },
};
