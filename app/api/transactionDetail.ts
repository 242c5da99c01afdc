import * as v from 'valibot';
import type { Query } from './http/call.ts';
import { ask, request, unreadableOf } from './http/client.ts';
import { transactionsPath as path, type Scope, segment } from './http/paths.ts';
import { count, maybe, money, rows, tallies, tally, type Unreadable } from './http/shapes.ts';
import { type Refund, RefundSchema } from './refunds.ts';
import { TransactionSchema } from './transactions.ts';

/* Calls for one transaction, and statistics: separate from the list, which is part of a page's first load. */

const TransactionDetailSchema = v.object({
  detail: v.looseObject(TransactionSchema.entries),
  summary: v.object({
    amount: money,
    fee: maybe(money),
    net: maybe(money),
    refunded: maybe(money),
    waiting: maybe(money),
    refundable: maybe(money),
  }),
  refunds: rows(RefundSchema),
});
export interface TransactionDetail extends Omit<v.InferOutput<typeof TransactionDetailSchema>, 'refunds'> {
  refunds: Refund[];
  /** Unreadable refunds: one that is missing from `refunds` may be one of these. */
  unreadable?: Unreadable | undefined;
}

export const StatisticSchema = v.object({
  count,
  amount: money,
  /** Refunds of successful payments. */
  refunded: tally,
  fee: money,
  net: money,
  byStatus: tallies,
});
/** Counts and sums (VND) of all transactions that match the filters. */
export type TransactionStatistic = v.InferOutput<typeof StatisticSchema>;

/** GET order/transactions/statistic, with the list's filters. */
export const getTransactionStatistic = (
  scope: Scope,
  query: Query,
  signal?: AbortSignal,
): Promise<TransactionStatistic> =>
  request(StatisticSchema, 'GET', `${path(scope)}/statistic`, { query, signal });

/** GET order/transactions/{slug} */
export async function getTransaction(
  scope: Scope,
  slug: string,
  signal?: AbortSignal,
): Promise<TransactionDetail> {
  const { data, code } = await ask(TransactionDetailSchema, 'GET', `${path(scope)}/${segment(slug)}`, {
    signal,
  });
  const { items, unreadable } = data.refunds;
  return { ...data, refunds: items, unreadable: unreadableOf(unreadable, code) };
}

/** PUT order/transactions/{id} `{ id, note }`: adds or edits the order's note. */
export async function saveTransactionNote(scope: Scope, transactionId: string, note: string): Promise<void> {
  const body = { id: transactionId, note };
  await request(v.unknown(), 'PUT', `${path(scope)}/${segment(transactionId)}`, {
    body,
    action: { what: 'transactionNote', of: transactionId },
  });
}
