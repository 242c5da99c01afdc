import * as v from 'valibot';
import { request } from './client.ts';
import { type Scope, scopePath, segment } from './paths.ts';
import { count, id, type ListQuery, maybe, moment, money, type Page, page, text } from './shapes.ts';

const path = (scope: Scope) => `${scopePath(scope)}/approve-refunds`;

export const RefundRequestSchema = v.object({
  id,
  refundId: maybe(id),
  transactionId: id,
  merchantRefId: text,
  storeId: maybe(id),
  storeName: text,
  originalAmount: maybe(money),
  amount: money,
  /** What the transaction has left for this request: it fits while `amount` is not above it. */
  remaining: maybe(money),
  reason: text,
  note: text,
  requestedBy: text,
  requestedAt: moment,
  status: v.string(),
  decidedBy: text,
  decidedAt: maybe(moment),
  rejectReason: text,
});
/** A refund that somebody asked for and somebody else decides on. Amounts in VND, moments in unix seconds. */
export type RefundRequest = v.InferOutput<typeof RefundRequestSchema>;

const tally = v.object({ count, amount: money });

export const RefundRequestStatisticSchema = v.object({
  count,
  amount: money,
  byStatus: v.record(v.string(), tally),
  /** Waiting for more than 24 hours. */
  overdue: maybe(tally),
});
/** Counts and sums (VND) of all requests that the filters let through. */
export type RefundRequestStatistic = v.InferOutput<typeof RefundRequestStatisticSchema>;

/** GET approve-refunds */
export function listRefundRequests(
  scope: Scope,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<RefundRequest>> {
  return request(page(RefundRequestSchema), 'GET', path(scope), { query, signal });
}

/** GET approve-refunds/statistic, under the list's own filters. */
export function getRefundRequestStatistic(
  scope: Scope,
  query: Omit<ListQuery, 'page' | 'pageSize' | 'sort'>,
  signal?: AbortSignal,
): Promise<RefundRequestStatistic> {
  return request(RefundRequestStatisticSchema, 'GET', `${path(scope)}/statistic`, {
    query: query as ListQuery,
    signal,
  });
}

/** One request as it stands now, looked up in the list: the service has no call for a single one. */
export async function findRefundRequest(
  scope: Scope,
  requestId: string,
  signal?: AbortSignal,
): Promise<RefundRequest | undefined> {
  const { items } = await listRefundRequests(scope, { page: 1, pageSize: 20, keyword: requestId }, signal);
  return items.find((one) => one.id === requestId);
}

/** `REJECT` needs a reason; `APPROVE` has none. */
export type Decision = { decision: 'APPROVE' } | { decision: 'REJECT'; reason: string };

/**
 * POST approve-refund: lets the money go, or keeps it. Moves money: `idempotencyKey` is made once per intent and kept
 * over its repeats (contract, Transport).
 */
export function decideRefund(
  { merchantId }: Scope,
  requestId: string,
  decision: Decision,
  idempotencyKey: string,
): Promise<RefundRequest> {
  const body = { id: requestId, ...decision };
  return request(RefundRequestSchema, 'POST', `payment/merchant/${segment(merchantId)}/approve-refund`, {
    body,
    idempotencyKey,
  });
}
