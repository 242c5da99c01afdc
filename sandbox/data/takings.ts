import type { TransactionStore } from '../transactionStores.ts';
import type { Store } from './stores.ts';
import { isSuccessful, WORDS } from './transactions/facts.ts';
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

/**
 * The takings of each store and day of a period: the only source of both settlements. Based on the day in Vietnam on
 * which the money came, as in the list of transactions with `timeField=paidAt`.
 */
export function takingsOf({ ledger, rows }: TransactionStore, period: Session, now: number) {
  const { perDay, stores } = ledger;
  // Money comes up to two days after the payment was created; a till that sells at night uses a slot of the next
  // morning.
  const [from, to] = [Math.max(0, period.from - 2) * perDay, (period.to + 2) * perDay];
  const { numbers, words, first } = rows.columns(from, to, now);
  const days = Array.from({ length: period.to + 1 - period.from }, () => stores.map(none));
  for (let place = from - first; place < to - first; place += 1) {
    if (!SUCCESSFUL[words.status[place]!]) continue;
    const sum = days[dayAt(numbers.paidAt[place]!) - period.from]?.[words.storeId[place]!];
    if (!sum) continue;
    sum.count += 1;
    sum.gross += numbers.amount[place]!;
    sum.refunds += numbers.refunded[place]!;
    sum.fee += numbers.fee[place]!;
  }
  /** The takings of a store on some of these days. */
  return (store: Store, { from, to }: Session): Takings => {
    const all = none();
    for (const day of days.slice(from - period.from, to + 1 - period.from)) {
      const { count, gross, refunds, fee } = day[stores.indexOf(store)] ?? none();
      all.count += count;
      all.gross += gross;
      all.refunds += refunds;
      all.fee += fee;
    }
    return all;
  };
}
