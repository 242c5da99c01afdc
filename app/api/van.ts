import * as v from 'valibot';
import type { Query } from './http/call.ts';
import { request, requestPage } from './http/client.ts';
import { type Scope, scopePath } from './http/paths.ts';
import { count, id, type ListQuery, maybe, moment, money, tallies, tally, text } from './http/shapes.ts';

const path = (scope: Scope) => scopePath(scope, 'van-balance-changes');

export const VanChangeSchema = v.object({
  id,
  at: moment,
  /** When the bank told of it, where that was later than `at`. */
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
  /** `merchantRefId` of the transaction that it paid. */
  matchedRefId: text,
  match: text,
  ipn: text,
});
/** Money that came to a virtual account or left it. Amounts in VND, moments in unix seconds. */
export type VanChange = v.InferOutput<typeof VanChangeSchema>;

/**
 * What a line did to its account, in VND: above zero what came, below zero what left, whichever sign the service writes.
 * Undefined for an unknown direction.
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
  /** What all accounts held together at the end of the period, whatever else is filtered. */
  balance: maybe(money),
});
/** Counts and sums (VND) of all lines that the filters let through. */
export type VanStatistic = v.InferOutput<typeof VanStatisticSchema>;

/** GET van-balance-changes/{m}[/store/{s}] */
export const listVanChanges = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(VanChangeSchema, path(scope), query, signal);

/** GET van-balance-changes/{m}[/store/{s}]/statistic, under the list's own filters. */
export const getVanStatistic = (scope: Scope, query: Query, signal?: AbortSignal): Promise<VanStatistic> =>
  request(VanStatisticSchema, 'GET', `${path(scope)}/statistic`, { query, signal });
