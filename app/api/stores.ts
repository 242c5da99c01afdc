import * as v from 'valibot';
import { request, requestAll, requestOptions, requestPage } from './http/client.ts';
import { type Scope, scopePath, segment, transactionsPath } from './http/paths.ts';
import { count, id, type ListQuery, label, maybe, moment, money, text } from './http/shapes.ts';
import { transactionGroups } from './statusGroups.ts';

const path = (scope: Scope) => `${scopePath(scope)}/stores`;

const StoreSchema = v.object({
  id,
  brandName: label,
  logo: text,
  code: label,
  address: text,
  phoneNumber: text,
  email: text,
  virtualAccount: text,
  bankBin: text,
  bankName: text,
  accountName: text,
  status: text,
  createdAt: maybe(moment),
});
/** A store of a business (specification 3). Its brand name may be missing; its phone has its +84. */
export type Store = v.InferOutput<typeof StoreSchema>;

/** What may be changed about a store; the phone as it is sent, with +84. */
export type StoreFields = Record<'brandName' | 'address' | 'phoneNumber' | 'email', string>;

/** GET stores for the dropdown. Brand name may be missing: shown as '-'. */
export const listStoreOptions = (scope: Scope, signal?: AbortSignal) =>
  requestOptions(StoreSchema, path(scope), signal);

/** GET stores of the business, or the one that somebody is limited to. */
export const listStores = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(StoreSchema, path(scope), query, signal);

/** GET all stores, up to 1,000; those that cannot be read are counted. */
export const listAllStores = (scope: Scope, signal?: AbortSignal) =>
  requestAll(StoreSchema, path(scope), { isFull: 1 }, signal);

/** GET one store. */
export function getStore(scope: Scope, storeId: string, signal?: AbortSignal): Promise<Store> {
  return request(StoreSchema, 'GET', `${path(scope)}/${segment(storeId)}`, { signal });
}

/** PATCH a store: only what is to be changed. */
export function updateStore(
  scope: Scope,
  storeId: string,
  changes: Partial<StoreFields & { status: 'ACTIVE' | 'INACTIVE' }>,
): Promise<Store> {
  return request(StoreSchema, 'PATCH', `${path(scope)}/${segment(storeId)}`, {
    body: changes,
    action: { what: 'storeEdit', of: storeId },
  });
}

const PaidSchema = v.object({
  count,
  amount: money,
  byStore: v.record(v.string(), v.object({ count, amount: maybe(money) })),
  series: v.array(v.object({ at: moment, count })),
});
/** Payments that came in: how many and how much (VND), of each store, and in each hour (`at`, its first second). */
export type Paid = v.InferOutput<typeof PaidSchema>;

/** GET order/transactions/statistic of the payments whose money came between two moments (unix seconds, both included). */
export function getPaid(scope: Scope, period: { from: number; to: number }, signal?: AbortSignal) {
  const query = { ...paidQuery, ...period };
  return request(PaidSchema, 'GET', `${transactionsPath(scope)}/statistic`, { query, signal });
}

/** Asks for payments only, by the time at which the money came. */
export const paidQuery = { timeField: 'paidAt', status: transactionGroups.success.join(',') };
