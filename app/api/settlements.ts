import * as v from 'valibot';
import { getFromList } from './http/allPages.ts';
import type { Query } from './http/call.ts';
import { request, requestPage } from './http/client.ts';
import { type Scope, scopePath } from './http/paths.ts';
import { count, id, type ListQuery, maybe, moment, money, tallies, tally, text } from './http/shapes.ts';

const path = (scope: Scope) => `${scopePath(scope)}/settlements`;

const StepSchema = v.object({ at: moment, status: text });

const settlementEntries = {
  id,
  /** `2026-11-20`, or `2026-11-21/2026-11-22` if days off are merged. */
  period: text,
  /** First second of day T. */
  transactionDay: maybe(moment),
  storeId: maybe(id),
  storeName: text,
  count: maybe(count),
  gross: maybe(money),
  refunds: maybe(money),
  fee: maybe(money),
  vat: maybe(money),
  /** Manual adjustment of the sum, signed. */
  adjustment: maybe(money),
  net: money,
  expectedPayoutAt: maybe(moment),
  status: id,
  /** Signed: the difference of `net` from the expected value. */
  difference: maybe(money),
  timeline: maybe(v.array(StepSchema)),
};
/** The payout of a store for one transaction day T. Amounts in VND, times in unix seconds. */
export const SettlementSchema = v.object(settlementEntries);
export type Settlement = v.InferOutput<typeof SettlementSchema>;

/** A settlement for its own page: unknown fields are kept for "raw data". */
const SettlementDetailSchema = v.looseObject(settlementEntries);

export const SettlementSummarySchema = v.pipe(
  v.object({
    count,
    gross: money,
    refunds: money,
    fee: money,
    vat: money,
    adjustment: money,
    net: money,
    /** Settlements that do not match: their count, and the sum of the differences. */
    difference: tally,
    /** Per status: the count and the sum of `net`. */
    byStatus: tallies,
  }),
  v.transform((summary) => ({ ...summary, amount: summary.net })),
);
/** Counts and sums (VND) of all settlements that match the filters; `amount` is `net`. */
export type SettlementSummary = v.InferOutput<typeof SettlementSummarySchema>;

/** GET settlements */
export const listSettlements = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(SettlementSchema, path(scope), query, signal);

/** GET settlements/summary, with the list's filters. */
export const getSettlementSummary = (
  scope: Scope,
  query: Query,
  signal?: AbortSignal,
): Promise<SettlementSummary> =>
  request(SettlementSummarySchema, 'GET', `${path(scope)}/summary`, { query, signal });

/** One settlement; the service has no call for a single one (`getFromList`). */
export const getSettlement = (scope: Scope, id: string, signal?: AbortSignal): Promise<Settlement> =>
  getFromList((query) => requestPage(SettlementDetailSchema, path(scope), query, signal), id);
