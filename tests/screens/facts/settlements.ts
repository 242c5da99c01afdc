import { getSettlement, getSettlementSummary, listSettlements } from '#app/api/settlements.ts';
import { settlementGroups } from '#app/api/statusGroups.ts';
import { settlementsDefinition } from '#app/screens/settlements/definition.ts';
import type { ListFacts } from '../lists.ts';

export const facts: ListFacts = {
  path: '/merchant/settlement',
  call: 'merchants/{m}/settlements',
  definition: settlementsDefinition,
  scope: 'settlement:read',
  exports: 'settlement:export',
  refused: 'limited',
  title: 'settlement.title',
  firstUse: 'settlement.emptyTitle',
  status: 'status',
  list: listSettlements,
  readers: ['admin', 'operator', 'manager', 'auditor'],
  figures: {
    groups: settlementGroups,
    statistic: getSettlementSummary,
  },
  // Today's payments are settled at the end of the day.
  day: '2026-11-19',
  telling: { status: 'TRACING' },
  calls: {
    getSettlementSummary: { ask: (scope) => getSettlementSummary(scope, {}) },
    getSettlement: { ask: (scope, { id }) => getSettlement(scope, id) },
  },
};
