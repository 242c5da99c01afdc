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
/** A store of a business (specification 3). Its brand name may be missing; its phone includes +84. */
export type Store = v.InferOutput<typeof StoreSchema>;

/** Editable fields of a store; the phone is sent with +84. */
export type StoreFields = Record<'brandName' | 'address' | 'phoneNumber' | 'email', string>;

/** GET stores for the dropdown. A missing brand name is shown as '-'. */
export const listStoreOptions = (scope: Scope, signal?: AbortSignal) =>
  requestOptions(StoreSchema, path(scope), signal);

/** GET stores of the business, or the one that the user is limited to. */
export const listStores = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(StoreSchema, path(scope), query, signal);

/** GET all stores, up to 1,000; unreadable ones are counted. */
export const listAllStores = (scope: Scope, signal?: AbortSignal) =>
  requestAll(StoreSchema, path(scope), { isFull: 1 }, signal);

/** GET one store. */
export function getStore(scope: Scope, storeId: string, signal?: AbortSignal): Promise<Store> {
  return request(StoreSchema, 'GET', `${path(scope)}/${segment(storeId)}`, { signal });
}

/** PATCH a store: only the changed fields. */
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
/** Received payments: count and sum (VND) of each store, and of each hour (`at`, its first second). */
export type Paid = v.InferOutput<typeof PaidSchema>;

/** GET order/transactions/statistic of the payments received between two times (unix seconds, both inclusive). */
export function getPaid(scope: Scope, period: { from: number; to: number }, signal?: AbortSignal) {
  const query = { ...paidQuery, ...period };
  return request(PaidSchema, 'GET', `${transactionsPath(scope)}/statistic`, { query, signal });
}

/** Selects successful payments only, by the time at which the money arrived. */
export const paidQuery = { timeField: 'paidAt', status: transactionGroups.success.join(',') };
