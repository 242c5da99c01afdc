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
const none = (): Takings => ({ count: 0, gross: 0, refunds: 0, fee: 0 });

/** Day of creation, as its rows were last computed -> takings by the day of the money, and by store. */
const kept = new WeakMap<object, Map<number, Takings[]>>();

function takingsOfDay({ stores, perDay }: Ledger, columns: Columns, day: number): Map<number, Takings[]> {
  const state = columns.days.get(day)!;
  const known = kept.get(state);
  if (known) return known;
  const days = new Map<number, Takings[]>();
  const { numbers, words } = columns;
  const from = day * perDay - columns.first;
  for (let place = from; place < from + perDay; place += 1) {
    if (!SUCCESSFUL[words.status[place]!]) continue;
    const paid = dayAt(numbers.paidAt[place]!);
    const sums = days.get(paid) ?? stores.map(none);
    days.set(paid, sums);
    const sum = sums[words.storeId[place]!]!;
    sum.count += 1;
    sum.gross += numbers.amount[place]!;
    sum.refunds += numbers.refunded[place]!;
    sum.fee += numbers.fee[place]!;
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
  const created = Array.from({ length: end - first }, (_, place) =>
    takingsOfDay(ledger, columns, first + place),
  );
  /** The takings of a store on some of these days. */
  return (store: Store, { from, to }: Session): Takings => {
    const place = ledger.stores.indexOf(store);
    const all = none();
    for (let day = from; day <= to; day += 1)
      for (let made = Math.max(first, day - 2); made < day + 2; made += 1) {
        const sum = created[made - first]?.get(day)?.[place];
        if (!sum) continue;
        all.count += sum.count;
        all.gross += sum.gross;
        all.refunds += sum.refunds;
        all.fee += sum.fee;
      }
    return all;
  };
}
