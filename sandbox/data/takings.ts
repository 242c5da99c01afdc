import type { TransactionStore } from '../transactionStores.ts';
import type { Store } from './stores.ts';
import { isSuccessful, WORDS } from './transactions/facts.ts';
import type { Ledger } from './transactions/ledger.ts';
import type { Columns } from './transactions/transactionColumns.ts';
import { dayAt, type Session } from './workingDays.ts';

/** Totals of successful payments, in integer VND; `refunds` is the refunded part. */
export interface Takings {
  count: number;
  gross: number;
  refunds: number;
  fee: number;
}

const SUCCESSFUL = WORDS.status.map(isSuccessful);
const FIELDS = 4;

/** Day of creation, as its rows were last computed -> day of the money -> the takings of each store, one after the other. */
const kept = new WeakMap<object, Map<number, Float64Array>>();

function takingsOfDay({ stores, perDay }: Ledger, columns: Columns, day: number): Map<number, Float64Array> {
  const state = columns.days.get(day)!;
  const known = kept.get(state);
  if (known) return known;
  const days = new Map<number, Float64Array>();
  const { numbers, words } = columns;
  const from = day * perDay - columns.first;
  for (let place = from; place < from + perDay; place += 1) {
    if (!SUCCESSFUL[words.status[place]!]) continue;
    const paid = dayAt(numbers.paidAt[place]!);
    const sums = days.get(paid) ?? new Float64Array(stores.length * FIELDS);
    days.set(paid, sums);
    const store = words.storeId[place]! * FIELDS;
    sums[store]! += 1;
    sums[store + 1]! += numbers.amount[place]!;
    sums[store + 2]! += numbers.refunded[place]!;
    sums[store + 3]! += numbers.fee[place]!;
  }
  kept.set(state, days);
  return days;
}

/**
 * The takings of a period: the only source of both settlements. Based on the day in Vietnam on which the money came, as
 * in the list of transactions with `timeField=paidAt`.
 */
export function takingsOf({ ledger, rows }: TransactionStore, period: Session, now: number) {
  // Money comes up to two days after the payment was created; a till that sells at night uses a slot of the next
  // morning.
  const first = Math.max(0, period.from - 2);
  const end = period.to + 2;
  const columns = rows.columns(first * ledger.perDay, end * ledger.perDay, now);
  const days = new Map<number, Float64Array>();
  for (let created = first; created < end; created += 1)
    for (const [day, sums] of takingsOfDay(ledger, columns, created)) {
      const all = days.get(day);
      if (all) for (let place = 0; place < sums.length; place += 1) all[place]! += sums[place]!;
      else days.set(day, sums.slice());
    }
  /** The takings of a store on some of these days. */
  return (store: Store, { from, to }: Session): Takings => {
    const place = ledger.stores.indexOf(store) * FIELDS;
    const all = { count: 0, gross: 0, refunds: 0, fee: 0 };
    for (let day = from; day <= to; day += 1) {
      const sums = days.get(day);
      if (!sums) continue;
      all.count += sums[place]!;
      all.gross += sums[place + 1]!;
      all.refunds += sums[place + 2]!;
      all.fee += sums[place + 3]!;
    }
    return all;
  };
}
