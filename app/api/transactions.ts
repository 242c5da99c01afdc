import * as v from 'valibot';
import { request } from './client.ts';
import { transactionsPath as path, type Scope, segment } from './paths.ts';
import { count, id, type ListQuery, maybe, moment, money, type Page, page, text } from './shapes.ts';

const TimelineEntrySchema = v.object({ at: moment, status: text, title: text, description: text });

export const TransactionSchema = v.object({
  id,
  slug: text,
  merchantRefId: text,
  storeId: maybe(id),
  storeName: text,
  amount: money,
  fee: maybe(money),
  net: maybe(money),
  method: text,
  source: text,
  bankName: text,
  bankRef: text,
  payerName: text,
  payerAccount: text,
  description: text,
  status: v.string(),
  refundStatus: text,
  reconcileStatus: text,
  failureCode: text,
  failureMessage: text,
  note: text,
  createdAt: moment,
  paidAt: maybe(moment),
  timeline: maybe(v.array(TimelineEntrySchema)),
});
/** One payment of an order. Amounts in VND, moments in unix seconds. */
export type Transaction = v.InferOutput<typeof TransactionSchema>;

export const RefundSchema = v.object({
  id,
  amount: money,
  type: text,
  reason: text,
  note: text,
  status: v.string(),
  createdBy: text,
  createdAt: moment,
  completedAt: maybe(moment),
  bankRef: text,
});
/** A refund of the transaction it is listed under. */
export type TransactionRefund = v.InferOutput<typeof RefundSchema>;

export const TransactionDetailSchema = v.object({
  detail: v.looseObject(TransactionSchema.entries),
  summary: v.object({
    amount: money,
    fee: maybe(money),
    net: maybe(money),
    refunded: maybe(money),
    waiting: maybe(money),
    refundable: maybe(money),
  }),
  refunds: v.array(RefundSchema),
});
export type TransactionDetail = v.InferOutput<typeof TransactionDetailSchema>;

const tally = v.object({ count, amount: money });

export const StatisticSchema = v.object({
  count,
  amount: money,
  success: tally,
  failed: tally,
  pending: tally,
  refunded: tally,
  fee: money,
  net: money,
  byStatus: v.record(v.string(), tally),
});
/** Counts and sums (VND) of all transactions that the filters let through. */
export type TransactionStatistic = v.InferOutput<typeof StatisticSchema>;

/** GET order/transactions */
export function listTransactions(
  scope: Scope,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<Transaction>> {
  return request(page(TransactionSchema), 'GET', path(scope), { query, signal });
}

/** GET order/transactions/statistic, under the list's own filters. */
export function getTransactionStatistic(
  scope: Scope,
  query: Omit<ListQuery, 'page' | 'pageSize' | 'sort'>,
  signal?: AbortSignal,
): Promise<TransactionStatistic> {
  return request(StatisticSchema, 'GET', `${path(scope)}/statistic`, { query: query as ListQuery, signal });
}

/** GET order/transactions/{slug} */
export function getTransaction(scope: Scope, slug: string, signal?: AbortSignal): Promise<TransactionDetail> {
  return request(TransactionDetailSchema, 'GET', `${path(scope)}/${segment(slug)}`, { signal });
}

/** PUT order/transactions/{id} `{ id, note }`: adds or edits the order's note. */
export async function saveTransactionNote(scope: Scope, transactionId: string, note: string): Promise<void> {
  const body = { id: transactionId, note };
  await request(v.unknown(), 'PUT', `${path(scope)}/${segment(transactionId)}`, { body });
}
