import { REFUND_REASONS } from '../data/afterwards.ts';
import { REQUEST_STATUSES, type RefundRequest, requestOf } from '../data/refund-requests.ts';
import { DAY } from '../data/rhythm.ts';
import { accessDenied } from '../errors.ts';
import type { ListQuery, ListSpec } from '../list-query.ts';
import { listRoutes, talliesOf } from '../list-route.ts';
import type { Context, Route } from '../router.ts';
import type { Fields, Table } from '../table.ts';
import type { World } from '../world.ts';
import { decideRefund } from './decide-refund.ts';
import type { RefundRecords } from './refund-records.ts';

const SPEC: ListSpec = {
  sorts: ['requestedAt', 'decidedAt', 'amount', 'remaining', 'storeId', 'status'],
  defaultSort: 'requestedAt',
  times: ['requestedAt', 'decidedAt'],
  words: { status: 'status', storeId: 'storeId', reason: 'reason', requestedBy: 'requestedBy' },
  open: ['storeId', 'requestedBy'],
  bounds: { minAmount: ['amount', 'min'], maxAmount: ['amount', 'max'] },
};

const FIELDS: Fields<RefundRequest> = {
  ordered: 'requestedAt',
  numbers: ['decidedAt', 'amount', 'originalAmount', 'remaining'],
  words: ['storeId', 'requestedBy'],
  fixed: { status: REQUEST_STATUSES, reason: REFUND_REASONS },
  codes: ['id', 'refundId', 'transactionId', 'merchantRefId'],
};

/** Staff decide only with the flag of their account, whatever their permissions. Throws a 403. */
function requireApprover({ account }: Context): void {
  if (account.userType === 'SUB_MERCHANT' && !account.isApproveRequestRefund) throw accessDenied();
}

/** Asked for the same, but only what has been waiting for more than a day. */
function overdueOf(table: Table<RefundRequest>, asked: ListQuery, now: number): ListQuery {
  const places = new Set([table.columns.status?.words?.indexOf('WAITING') ?? -1]);
  const old = { column: 'requestedAt', max: now - DAY - 1 };
  const conditions = [...asked.conditions, { column: 'status', places }, old];
  return { ...asked, conditions, key: `overdue ${asked.key}` };
}

/** Refunds as requests for those who decide: list, statistic over the same filter, the decision. */
export function approveRefundRoutes(world: World, records: RefundRecords): Route[] {
  return [
    ...listRoutes<RefundRequest>(world, {
      path: 'merchants/:m/approve-refunds',
      scope: 'approve-refund:read',
      guard: requireApprover,
      spec: SPEC,
      fields: FIELDS,
      rows: ({ id }, now) =>
        records.all(id).map(({ refund, plan, facts }) => requestOf(refund, plan, facts, now)),
      version: ({ id }) => records.version(id),
      statistic(table, asked) {
        const { count, amount } = talliesOf(table, overdueOf(table, asked, world.moment()));
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
