import { getSettlementV2, getSettlementV2Summary, listSettlementsV2 } from '#app/api/settlementsV2.ts';
import { settlementV2Groups } from '#app/api/statusGroups.ts';
import { settlementsV2Definition } from '#app/screens/settlementsV2/definition.ts';
import type { ListFacts } from '../lists.ts';

export const facts: ListFacts = {
  path: '/merchant/settlement-v2',
  call: 'merchants/{m}/settlements-v2',
  definition: settlementsV2Definition,
  scope: 'reconcile:read',
  refused: 'cashier',
  title: 'settlementV2.title',
  firstUse: 'settlementV2.emptyTitle',
  status: 'recStatus',
  list: listSettlementsV2,
  readers: ['admin', 'manager', 'auditor', 'limited'],
  // Staff need both of its scopes.
  unseenBy: ['limited'],
  figures: {
    groups: settlementV2Groups,
    statistic: getSettlementV2Summary,
    // The amount of a settlement is what is paid out.
    amount: 'net',
  },
  telling: { status: 'COMPLETED' },
  calls: {
    getSettlementV2Summary: { ask: (scope) => getSettlementV2Summary(scope, {}) },
    getSettlementV2: { ask: (scope, { id }) => getSettlementV2(scope, id) },
  },
};
