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
  /** `2026-11-20`, or `2026-11-21/2026-11-22` where days off are merged. */
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
  /** Signed: what `net` is off by. */
  difference: maybe(money),
  timeline: maybe(v.array(StepSchema)),
};
/** What a store is paid for one transaction day T. Amounts in VND, moments in unix seconds. */
export const SettlementSchema = v.object(settlementEntries);
export type Settlement = v.InferOutput<typeof SettlementSchema>;

/** As its own page reads it: fields that nobody knows stay, for "raw data". */
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
    /** How many do not come out, and what they are off by in all. */
    difference: tally,
    /** Of each status, how many and the sum of their `net`. */
    byStatus: tallies,
  }),
  v.transform((summary) => ({ ...summary, amount: summary.net })),
);
/** Counts and sums (VND) of all settlements that the filters let through; `amount` is `net`. */
export type SettlementSummary = v.InferOutput<typeof SettlementSummarySchema>;

/** GET settlements */
export const listSettlements = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(SettlementSchema, path(scope), query, signal);

/** GET settlements/summary, under the list's own filters. */
export const getSettlementSummary = (
  scope: Scope,
  query: Query,
  signal?: AbortSignal,
): Promise<SettlementSummary> =>
  request(SettlementSummarySchema, 'GET', `${path(scope)}/summary`, { query, signal });

/** One settlement; the service has no call for a single one (`getFromList`). */
export const getSettlement = (scope: Scope, id: string, signal?: AbortSignal): Promise<Settlement> =>
  getFromList((query) => requestPage(SettlementDetailSchema, path(scope), query, signal), id);
