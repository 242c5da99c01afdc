import * as v from 'valibot';
import type { Query } from './http/call.ts';
import { request, requestPage } from './http/client.ts';
import { type Scope, scopePath, segment } from './http/paths.ts';
import { count, id, type ListQuery, maybe, moment, money, tallies, text } from './http/shapes.ts';

const path = (scope: Scope) => `${scopePath(scope)}/refunds`;

const StepSchema = v.object({ at: moment, status: text, by: text });

export const RefundSchema = v.object({
  id,
  transactionId: maybe(id),
  merchantRefId: text,
  storeId: maybe(id),
  storeName: text,
  originalAmount: maybe(money),
  amount: money,
  type: text,
  reason: text,
  note: text,
  status: id,
  createdBy: text,
  approvedBy: text,
  createdAt: moment,
  completedAt: maybe(moment),
  bankRef: text,
  errorCode: text,
  rejectReason: text,
  timeline: maybe(v.array(StepSchema)),
  /** The key of the call that requested it, if the service returns it. */
  idempotencyKey: text,
});
/** A refund to a payer. Amounts in VND, times in unix seconds. */
export type Refund = v.InferOutput<typeof RefundSchema>;

/** A refund for its own page: unknown fields are kept for "raw data". */
const RefundDetailSchema = v.looseObject(RefundSchema.entries);

export const RefundStatisticSchema = v.object({
  count,
  amount: money,
  byStatus: tallies,
});
/** Counts and sums (VND) of all refunds that match the filters. */
export type RefundStatistic = v.InferOutput<typeof RefundStatisticSchema>;

/** GET refunds */
export const listRefunds = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(RefundSchema, path(scope), query, signal);

/** GET refunds/statistic, with the list's filters. */
export const getRefundStatistic = (
  scope: Scope,
  query: Query,
  signal?: AbortSignal,
): Promise<RefundStatistic> =>
  request(RefundStatisticSchema, 'GET', `${path(scope)}/statistic`, { query, signal });

/** GET refunds/{id} */
export function getRefund(scope: Scope, refundId: string, signal?: AbortSignal): Promise<Refund> {
  return request(RefundDetailSchema, 'GET', `${path(scope)}/${segment(refundId)}`, { signal });
}

/** How much of a transaction can be refunded: nothing, exactly the rest, or any part of it. */
export const REFUND_MODES = ['none', 'full', 'any'] as const;

const PreparingSchema = v.pipe(
  v.object({
    refundable: money,
    refunded: money,
    waiting: money,
    fee: maybe(money),
    modes: v.picklist(REFUND_MODES),
    reasonNotRefundable: text,
  }),
  // With nothing left to refund, ignore the modes that the service offers.
  v.transform((left) => (left.refundable > 0 ? left : { ...left, modes: 'none' as const })),
);
/** The refundable rest of a transaction now, in VND, and the allowed modes. */
export type Preparing = v.InferOutput<typeof PreparingSchema>;

/** POST integration/request-refund/preparing: read-only, so it needs no key. */
export function prepareRefund(
  { merchantId }: Scope,
  transactionId: string,
  signal?: AbortSignal,
): Promise<Preparing> {
  const body = { merchantId, transactionId };
  return request(PreparingSchema, 'POST', 'integration/request-refund/preparing', { body, signal });
}

/** The requested refund: the reason is one of `refundReasons`, the amount in VND. */
export interface RefundOrder {
  transactionId: string;
  amount: number;
  reason: string;
  note: string;
}

/** Transactions created by the API integration are refunded through another path (docs/contract.md). */
const requestPath = ({ merchantId }: Scope, source: string | undefined) =>
  source === 'INTEGRATION'
    ? 'integration/request-refund'
    : `payment/merchant/${segment(merchantId)}/request-refund`;

/**
 * POST request-refund: requests a refund. Moves money: `idempotencyKey` is created once per intent and kept across its
 * retries (contract, Transport).
 */
export function requestRefund(
  scope: Scope,
  source: string | undefined,
  order: RefundOrder,
  idempotencyKey: string,
): Promise<Refund> {
  return request(RefundSchema, 'POST', requestPath(scope, source), {
    body: order,
    idempotencyKey,
    action: { what: 'refundRequest', of: order.transactionId },
  });
}
