import { findRefundRequest, getRefundRequestStatistic, listRefundRequests } from '#app/api/refundRequests.ts';
import { refundRequestGroups } from '#app/api/statusGroups.ts';
import { refundRequestsDefinition } from '#app/screens/refundRequests/definition.ts';
import type { ListFacts } from '../lists.ts';

const READERS = ['admin', 'manager'];

export const facts: ListFacts = {
  path: '/merchant/approve-refund',
  call: 'merchants/{m}/approve-refunds',
  definition: refundRequestsDefinition,
  scope: 'approve-refund:read',
  refused: 'cashier',
  title: 'refundRequest.title',
  firstUse: 'refundRequest.emptyTitle',
  status: 'status',
  list: listRefundRequests,
  readers: READERS,
  figures: {
    groups: refundRequestGroups,
    statistic: getRefundRequestStatistic,
  },
  telling: { status: 'REJECTED' },
  calls: {
    getRefundRequestStatistic: { ask: (scope) => getRefundRequestStatistic(scope, {}) },
    findRefundRequest: { ask: (scope, { id }) => findRefundRequest(scope, id) },
  },
};
