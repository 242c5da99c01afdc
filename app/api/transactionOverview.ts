import * as v from 'valibot';
import { request } from './http/client.ts';
import { type Scope, transactionsPath } from './http/paths.ts';
import { count, label, maybe, moment, money, tallies } from './http/shapes.ts';
import { StatisticSchema } from './transactionDetail.ts';

const TransactionOverviewSchema = v.object({
  ...StatisticSchema.entries,
  byMethod: maybe(tallies),
  byStore: maybe(v.record(v.string(), v.object({ count, amount: money, name: label }))),
  /** Per hour for up to two days, otherwise per day: the first second, and the totals. */
  series: maybe(v.array(v.object({ at: moment, count, amount: money }))),
});
/** The figures of a period, in VND, by method, store, and hour or day. */
export type TransactionOverview = v.InferOutput<typeof TransactionOverviewSchema>;

/** Parameters of an overview: unix seconds, both inclusive, and the statuses that count (`SUCCESS,OVERPAID`). */
export type OverviewQuery = {
  from: number;
  to: number;
  status?: string | undefined;
  source?: string | undefined;
  /** The time of a payment that `from` and `to` filter by: `createdAt` by default, or `paidAt`. */
  timeField?: string | undefined;
};

/** GET order/transactions/statistic, all of it. */
export function getTransactionOverview(
  scope: Scope,
  query: OverviewQuery,
  signal?: AbortSignal,
): Promise<TransactionOverview> {
  return request(TransactionOverviewSchema, 'GET', `${transactionsPath(scope)}/statistic`, { query, signal });
}
