import { DAY } from '../data/openingHours.ts';
import { REFUND_REASONS } from '../data/refunds/plannedRefunds.ts';
import { REQUEST_STATUSES, type RefundRequest } from '../data/refunds/refundRequests.ts';
import { accessDenied } from '../errors.ts';
import { select } from '../list/list.ts';
import type { ListQuery, ListSpec } from '../list/listQuery.ts';
import { listRoutes, talliesOf } from '../list/listRoute.ts';
import type { Fields } from '../list/table.ts';
import { perObject } from '../perObject.ts';
import type { Context, Route } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { decideRefund } from './decideRefund.ts';
import type { RefundRecords } from './refundRecords.ts';

const SPEC: ListSpec = {
  sorts: ['requestedAt', 'decidedAt', 'amount', 'remaining', 'storeId', 'status'],
  defaultSort: 'requestedAt',
  times: ['requestedAt', 'decidedAt'],
  words: {
    status: 'status',
    storeId: 'storeId',
    reason: 'reason',
    requestedBy: 'requestedBy',
    decidedBy: 'decidedBy',
    age: 'age',
  },
  open: ['storeId', 'requestedBy', 'decidedBy'],
  bounds: { minAmount: ['amount', 'min'], maxAmount: ['amount', 'max'] },
};

/** A request as the list shows it: with `age`, once it has been waiting for more than a day. */
type AgedRequest = RefundRequest & { age?: 'OVERDUE' };

const FIELDS: Fields<AgedRequest> = {
  ordered: 'requestedAt',
  numbers: ['decidedAt', 'amount', 'originalAmount', 'remaining'],
  words: ['storeId', 'requestedBy', 'decidedBy'],
  fixed: { status: REQUEST_STATUSES, reason: REFUND_REASONS, age: ['OVERDUE'] },
  codes: ['id', 'refundId', 'transactionId', 'merchantRefId'],
};

/** Staff may decide only with the flag of their account, whatever their permissions. Throws a 403. */
function requireApprover({ account }: Context): void {
  if (account.userType === 'SUB_MERCHANT' && !account.isApproveRequestRefund) throw accessDenied();
}

/** The same query, limited to rows with the first word of this column. */
function narrowed(asked: ListQuery, column: 'age' | 'status'): ListQuery {
  const conditions = [...asked.conditions, { column, places: new Set([0]) }];
  return { ...asked, conditions, key: `${column} ${asked.key}` };
}

const overdue = perObject((request: RefundRequest): AgedRequest => ({ ...request, age: 'OVERDUE' }));

function aged(request: RefundRequest, now: number): AgedRequest {
  const isOverdue = request.status === 'WAITING' && request.requestedAt < now - DAY;
  return isOverdue ? overdue(request) : request;
}

/** Refund requests for approvers: list, statistic for the same filter, decision. */
export function approveRefundRoutes(state: SandboxState, records: RefundRecords): Route[] {
  return [
    ...listRoutes<AgedRequest>(state, {
      path: 'merchants/:m/approve-refunds',
      scope: 'approve-refund:read',
      guard: requireApprover,
      spec: SPEC,
      fields: FIELDS,
      rows: ({ id }, now) => records.all(id).map(({ request }) => aged(request, now)),
      version: ({ id }) => records.version(id),
      summaries: {
        statistic(table, asked, { query }) {
          const { count, amount } = talliesOf(table, narrowed(asked, 'age'));
          // `WAITING` is the first status.
          const { first, rows } = select(table, narrowed(asked, 'status'));
          const oldestAt = rows.length > 0 ? table.row(first + rows[0]!).requestedAt : undefined;
          const approver = query.get('decidedBy') ?? undefined;
          const dayLimit = state.findAccount(approver ?? '')?.approvesPerDay;
          return { ...talliesOf(table, asked), overdue: { count, amount }, oldestAt, approver, dayLimit };
        },
      },
    }),
    {
      method: 'POST',
      path: 'payment/merchant/:m/approve-refund',
      scope: 'approve-refund:update',
      money: true,
      async handle(context) {
        requireApprover(context);
        return decideRefund(state, records, context, await context.body());
      },
    },
  ];
}
