import * as v from 'valibot';
import { requestPage } from './http/client.ts';
import { transactionsPath as path, type Scope } from './http/paths.ts';
import { id, type ListQuery, maybe, moment, money, text } from './http/shapes.ts';

const TimelineEntrySchema = v.object({ at: moment, status: text, title: text, description: text });

export const TransactionSchema = v.object({
  id,
  slug: text,
  merchantRefId: text,
  storeId: maybe(id),
  storeName: text,
  amount: money,
  fee: maybe(money),
  net: maybe(money),
  method: text,
  source: text,
  bankName: text,
  bankRef: text,
  payerName: text,
  payerAccount: text,
  description: text,
  status: id,
  refundStatus: text,
  reconcileStatus: text,
  /** Optional: the settlement that the payment is in. */
  settlementId: maybe(id),
  failureCode: text,
  failureMessage: text,
  note: text,
  createdAt: moment,
  paidAt: maybe(moment),
  timeline: maybe(v.array(TimelineEntrySchema)),
});
/** One payment of an order. Amounts in VND, times in unix seconds. */
export type Transaction = v.InferOutput<typeof TransactionSchema>;

/** GET order/transactions */
export const listTransactions = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(TransactionSchema, path(scope), query, signal);
