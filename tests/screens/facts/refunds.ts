import { getRefund, getRefundStatistic, listRefunds } from '#app/api/refunds.ts';
import { refundGroups } from '#app/api/statusGroups.ts';
import { refundsDefinition } from '#app/screens/refunds/definition.ts';
import type { ListFacts } from '../lists.ts';

export const facts: ListFacts = {
  path: '/merchant/refund',
  call: 'merchants/{m}/refunds',
  definition: refundsDefinition,
  scope: 'refund:read',
  refused: 'limited',
  title: 'refund.title',
  firstUse: 'refund.emptyTitle',
  status: 'status',
  list: listRefunds,
  readers: ['admin', 'operator', 'manager', 'auditor'],
  figures: {
    groups: refundGroups,
    statistic: getRefundStatistic,
  },
  telling: { status: 'SUCCESS' },
  calls: {
    getRefundStatistic: { ask: (scope) => getRefundStatistic(scope, {}) },
    getRefund: { ask: (scope, { id }) => getRefund(scope, id) },
  },
};
