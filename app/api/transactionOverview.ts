import * as v from 'valibot';
import { request } from './http/client.ts';
import { type Scope, transactionsPath } from './http/paths.ts';
import { count, label, maybe, moment, money, tallies } from './http/shapes.ts';
import { StatisticSchema } from './transactionDetail.ts';

const TransactionOverviewSchema = v.object({
  ...StatisticSchema.entries,
  byMethod: maybe(tallies),
  byStore: maybe(v.record(v.string(), v.object({ count, amount: money, name: label }))),
  /** For each hour of at most two days, else for each day: its first second, and what was made in it. */
  series: maybe(v.array(v.object({ at: moment, count, amount: money }))),
});
/** The figures of a time, in VND, and how they spread over methods, stores and hours or days. */
export type TransactionOverview = v.InferOutput<typeof TransactionOverviewSchema>;

/** What an overview is asked for: unix seconds, both included, and the statuses that count (`SUCCESS,OVERPAID`). */
export type OverviewQuery = {
  from: number;
  to: number;
  status?: string | undefined;
  source?: string | undefined;
  /** Which moment of a payment `from` and `to` are about: `createdAt` unless it says `paidAt`. */
  timeField?: string | undefined;
};

/** GET order/transactions/statistic, whole. */
export function getTransactionOverview(
  scope: Scope,
  query: OverviewQuery,
  signal?: AbortSignal,
): Promise<TransactionOverview> {
  return request(TransactionOverviewSchema, 'GET', `${transactionsPath(scope)}/statistic`, { query, signal });
}
