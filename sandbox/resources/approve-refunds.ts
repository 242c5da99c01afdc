import { REFUND_REASONS } from '../data/afterwards.ts';
import { REQUEST_STATUSES, type RefundRequest, requestOf } from '../data/refund-requests.ts';
import { DAY } from '../data/rhythm.ts';
import { accessDenied } from '../errors.ts';
import type { ListQuery, ListSpec } from '../list-query.ts';
import { listRoutes, talliesOf } from '../list-route.ts';
import type { Context, Route } from '../router.ts';
import type { Fields } from '../table.ts';
import type { World } from '../world.ts';
import { decideRefund } from './decide-refund.ts';
import type { RefundRecords } from './refund-records.ts';

const SPEC: ListSpec = {
  sorts: ['requestedAt', 'decidedAt', 'amount', 'remaining', 'storeId', 'status'],
  defaultSort: 'requestedAt',
  times: ['requestedAt', 'decidedAt'],
  words: { status: 'status', storeId: 'storeId', reason: 'reason', requestedBy: 'requestedBy', age: 'age' },
  open: ['storeId', 'requestedBy'],
  bounds: { minAmount: ['amount', 'min'], maxAmount: ['amount', 'max'] },
};

/** A request as the list knows it: with `age`, while it has been waiting for more than a day. */
type AgedRequest = RefundRequest & { age?: 'OVERDUE' };

const FIELDS: Fields<AgedRequest> = {
  ordered: 'requestedAt',
  numbers: ['decidedAt', 'amount', 'originalAmount', 'remaining'],
  words: ['storeId', 'requestedBy'],
  fixed: { status: REQUEST_STATUSES, reason: REFUND_REASONS, age: ['OVERDUE'] },
  codes: ['id', 'refundId', 'transactionId', 'merchantRefId'],
};

/** Staff decide only with the flag of their account, whatever their permissions. Throws a 403. */
function requireApprover({ account }: Context): void {
  if (account.userType === 'SUB_MERCHANT' && !account.isApproveRequestRefund) throw accessDenied();
}

/** Asked for the same, but only what has been waiting for more than a day. */
function overdueOf(asked: ListQuery): ListQuery {
  const conditions = [...asked.conditions, { column: 'age', places: new Set([0]) }];
  return { ...asked, conditions, key: `overdue ${asked.key}` };
}

function aged(request: RefundRequest, now: number): AgedRequest {
  const isOverdue = request.status === 'WAITING' && request.requestedAt < now - DAY;
  return isOverdue ? { ...request, age: 'OVERDUE' } : request;
}

/** Refunds as requests for those who decide: list, statistic over the same filter, the decision. */
export function approveRefundRoutes(world: World, records: RefundRecords): Route[] {
  return [
    ...listRoutes<AgedRequest>(world, {
      path: 'merchants/:m/approve-refunds',
      scope: 'approve-refund:read',
      guard: requireApprover,
      spec: SPEC,
      fields: FIELDS,
      rows: ({ id }, now) =>
        records.all(id).map(({ refund, plan, facts }) => aged(requestOf(refund, plan, facts, now), now)),
      version: ({ id }) => records.version(id),
      statistic(table, asked) {
        const { count, amount } = talliesOf(table, overdueOf(asked));
        return { overdue: { count, amount } };
      },
    }),
    {
      method: 'POST',
      path: 'payment/merchant/:m/approve-refund',
      scope: 'approve-refund:update',
      money: true,
      async handle(context) {
        requireApprover(context);
        return decideRefund(world, records, context, await context.body());
      },
    },
  ];
}
