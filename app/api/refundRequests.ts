import * as v from 'valibot';
import { findInList } from './http/allPages.ts';
import type { Query } from './http/call.ts';
import { request, requestPage } from './http/client.ts';
import { type Scope, scopePath, segment } from './http/paths.ts';
import { count, id, type ListQuery, maybe, moment, money, tallies, tally, text } from './http/shapes.ts';

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
  /** Refundable rest of the transaction: the request fits while `amount` does not exceed it. */
  remaining: maybe(money),
  reason: text,
  note: text,
  requestedBy: text,
  requestedAt: moment,
  status: id,
  decidedBy: text,
  decidedAt: maybe(moment),
  rejectReason: text,
});
/** A refund that one user requested and another decides on. Amounts in VND, times in unix seconds. */
export type RefundRequest = v.InferOutput<typeof RefundRequestSchema>;

export const RefundRequestStatisticSchema = v.object({
  count,
  amount: money,
  byStatus: tallies,
  /** Waiting for more than 24 hours. */
  overdue: maybe(tally),
  /** When the oldest waiting request was created. */
  oldestAt: maybe(moment),
  /** With `decidedBy`: its user name. Without it the service ignored the parameter, and counted everyone. */
  approver: text,
  /** With `decidedBy`: what this user may approve on one day, if the service limits it. */
  dayLimit: maybe(money),
});
/** Counts and sums (VND) of all requests that match the filters. */
export type RefundRequestStatistic = v.InferOutput<typeof RefundRequestStatisticSchema>;

/** GET approve-refunds */
export const listRefundRequests = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(RefundRequestSchema, path(scope), query, signal);

/** GET approve-refunds/statistic, with the list's filters. */
export const getRefundRequestStatistic = (
  scope: Scope,
  query: Query,
  signal?: AbortSignal,
): Promise<RefundRequestStatistic> =>
  request(RefundRequestStatisticSchema, 'GET', `${path(scope)}/statistic`, { query, signal });

/** The current state of one request; the service has no call for a single one (`findInList`). */
export const findRefundRequest = (
  scope: Scope,
  id: string,
  signal?: AbortSignal,
): Promise<RefundRequest | undefined> => findInList((query) => listRefundRequests(scope, query, signal), id);

/** The request that a refund was created from; undefined if the service names none. */
export async function findRequestOfRefund(
  scope: Scope,
  refundId: string,
  signal?: AbortSignal,
): Promise<RefundRequest | undefined> {
  const query = { page: 1, pageSize: 20, keyword: refundId };
  const { items } = await listRefundRequests(scope, query, signal);
  return items.find((one) => one.refundId === refundId);
}

/** `REJECT` needs a reason; `APPROVE` has none. */
export type Decision = { decision: 'APPROVE' } | { decision: 'REJECT'; reason: string };

/**
 * Hash of what the user confirmed: SHA-256, in hexadecimal, over the amount (VND) and the payment to refund, with a
 * line feed between them (contract, Transport). The service can refuse a mismatch.
 */
export async function confirmedHash({
  amount,
  transactionId,
}: Pick<RefundRequest, 'amount' | 'transactionId'>): Promise<string | undefined> {
  // `subtle` is undefined on a page without TLS.
  if (!globalThis.crypto.subtle) return undefined;
  const bytes = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`${amount}\n${transactionId}`),
  );
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * POST approve-refund: approves or rejects a refund. Moves money: `idempotencyKey` is created once per intent and kept
 * across its retries; `confirmed` is a `confirmedHash` (contract, Transport).
 */
export function decideRefund(
  { merchantId }: Scope,
  requestId: string,
  decision: Decision,
  idempotencyKey: string,
  confirmed?: string,
): Promise<RefundRequest> {
  const body = { id: requestId, ...decision };
  return request(RefundRequestSchema, 'POST', `payment/merchant/${segment(merchantId)}/approve-refund`, {
    body,
    idempotencyKey,
    confirmed,
    action: { what: decision.decision === 'REJECT' ? 'refundReject' : 'refundApprove', of: requestId },
  });
}
