import * as v from 'valibot';
import { getFromList } from './http/allPages.ts';
import type { Query } from './http/call.ts';
import { request, requestPage } from './http/client.ts';
import { type Scope, segment } from './http/paths.ts';
import { count, id, type ListQuery, maybe, moment, money, tallies, text } from './http/shapes.ts';

/** Settlements belong to a business (specification 7): the store is a parameter, not part of the path. */
const path = ({ merchantId }: Scope) => `merchants/${segment(merchantId)}/settlements-v2`;

export const SettlementV2Schema = v.object({
  id,
  /** The settled day, `YYYY-MM-DD`, or as the service writes it. */
  period: text,
  storeId: maybe(id),
  storeName: text,
  /** Number of payments. */
  count: maybe(count),
  gross: maybe(money),
  fee: maybe(money),
  net: maybe(money),
  recStatus: id,
  note: text,
  recPaymentAt: maybe(moment),
  recApprovedAt: maybe(moment),
  updatedName: text,
  updatedAt: maybe(moment),
});
/** The payout of one store for one day. Amounts in VND, times in unix seconds; net = gross - fee. */
export type SettlementV2 = v.InferOutput<typeof SettlementV2Schema>;

export const SettlementV2SummarySchema = v.pipe(
  v.object({ count, gross: money, fee: money, net: money, byStatus: tallies }),
  // The sum of a settlement list is the net amount.
  v.transform((summary) => ({ ...summary, amount: summary.net })),
);
/** Counts and sums (VND) of all settlements that match the filters; sums by status are of `net`. */
export type SettlementV2Summary = v.InferOutput<typeof SettlementV2SummarySchema>;

/** GET settlements-v2 */
export const listSettlementsV2 = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(SettlementV2Schema, path(scope), { storeId: scope.storeId, ...query }, signal);

/** GET settlements-v2/summary, with the list's filters. */
export const getSettlementV2Summary = (
  scope: Scope,
  query: Query,
  signal?: AbortSignal,
): Promise<SettlementV2Summary> =>
  request(SettlementV2SummarySchema, 'GET', `${path(scope)}/summary`, {
    query: { storeId: scope.storeId, ...query },
    signal,
  });

/**
 * The current state of one settlement; the service has no call for a single one. 404 if it does not exist
 * (`getFromList`).
 */
export const getSettlementV2 = (scope: Scope, id: string, signal?: AbortSignal): Promise<SettlementV2> =>
  getFromList((query) => listSettlementsV2(scope, query, signal), id);

/** The request body that sets a status. */
export interface SettlementV2Change {
  recStatus: string;
  /** The name of the user who sets it. */
  updatedName: string;
  /** Unix seconds; only with COMPLETED. */
  recPaymentAt?: number;
  /** Unix seconds; only with PAYMENT_COMPLETED. */
  recApprovedAt?: number;
}

/**
 * The body that sets a status (specification 4). COMPLETED sends `recPaymentAt` and PAYMENT_COMPLETED `recApprovedAt`:
 * this looks swapped, but follows the specification.
 *
 * @param at unix seconds
 */
export function settlementV2Change(recStatus: string, updatedName: string, at: number): SettlementV2Change {
  return {
    recStatus,
    updatedName,
    ...(recStatus === 'COMPLETED' && { recPaymentAt: at }),
    ...(recStatus === 'PAYMENT_COMPLETED' && { recApprovedAt: at }),
  };
}

/** PUT settlements-v2/{id}: sets its status. Returns the updated settlement. */
export function saveSettlementV2Status(
  scope: Scope,
  settlementId: string,
  change: SettlementV2Change,
): Promise<SettlementV2> {
  return request(SettlementV2Schema, 'PUT', `${path(scope)}/${segment(settlementId)}`, {
    body: change,
    action: { what: 'settlementEdit', of: settlementId },
  });
}

/** PUT settlements-v2/{id} `{ id, note }`: adds or edits its note, in a separate call. */
export async function saveSettlementV2Note(scope: Scope, settlementId: string, note: string): Promise<void> {
  const body = { id: settlementId, note };
  await request(v.unknown(), 'PUT', `${path(scope)}/${segment(settlementId)}`, {
    body,
    action: { what: 'settlementEdit', of: settlementId },
  });
}
