import * as v from 'valibot';
import type { Query } from './http/call.ts';
import { request, requestPage } from './http/client.ts';
import { type Scope, scopePath } from './http/paths.ts';
import { count, id, type ListQuery, maybe, moment, money, tallies, tally, text } from './http/shapes.ts';

const path = (scope: Scope) => scopePath(scope, 'van-balance-changes');

export const VanChangeSchema = v.object({
  id,
  at: moment,
  /** When the bank reported it, if that was later than `at`. */
  toldAt: maybe(moment),
  virtualAccount: text,
  storeId: maybe(id),
  storeName: text,
  /** `IN` or `OUT`. */
  direction: id,
  amount: money,
  balanceAfter: maybe(money),
  content: text,
  payerName: text,
  payerBank: text,
  bankRef: text,
  /** `merchantRefId` of the transaction that it pays. */
  matchedRefId: text,
  match: text,
  ipn: text,
});
/** Money that entered or left a virtual account. Amounts in VND, times in unix seconds. */
export type VanChange = v.InferOutput<typeof VanChangeSchema>;

/**
 * The change of the account's balance, in VND: positive for incoming, negative for outgoing, whichever sign the service
 * sends. Undefined for an unknown direction.
 */
export function changeOf({ direction, amount }: Pick<VanChange, 'direction' | 'amount'>): number | undefined {
  if (direction === 'IN') return amount;
  return direction === 'OUT' ? -Math.abs(amount) : undefined;
}

export const VanStatisticSchema = v.object({
  count,
  in: tally,
  out: tally,
  byMatch: tallies,
  byIpn: v.record(v.string(), tally),
  /** The balance of all accounts at the end of the period, ignoring the other filters. */
  balance: maybe(money),
});
/** Counts and sums (VND) of all lines that match the filters. */
export type VanStatistic = v.InferOutput<typeof VanStatisticSchema>;

/** GET van-balance-changes/{m}[/store/{s}] */
export const listVanChanges = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(VanChangeSchema, path(scope), query, signal);

/** GET van-balance-changes/{m}[/store/{s}]/statistic, with the list's filters. */
export const getVanStatistic = (scope: Scope, query: Query, signal?: AbortSignal): Promise<VanStatistic> =>
  request(VanStatisticSchema, 'GET', `${path(scope)}/statistic`, { query, signal });
