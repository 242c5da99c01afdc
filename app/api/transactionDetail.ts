import * as v from 'valibot';
import { request } from './client.ts';
import { transactionsPath as path, type Scope, segment } from './paths.ts';
import { RefundSchema } from './refunds.ts';
import { count, type ListQuery, maybe, money } from './shapes.ts';
import { TransactionSchema } from './transactions.ts';

/* What is asked of one transaction, and about many: apart from their list, which is among the first things of a page. */

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
