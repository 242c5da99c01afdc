import type { TransactionStore } from '../transactionStores.ts';
import { pick } from './hash.ts';
import { type SettlementCourse, settlementId } from './settlementCourses.ts';
import { type Step, stepAt, timelineOf } from './steps.ts';
import type { Store } from './stores.ts';
import { type Takings, takingsOf } from './takings.ts';
import type { Ledger } from './transactions/ledger.ts';
import { dayAt, isoDay, type Session, sessionsIn, startOf } from './workingDays.ts';

/*
 * Generated settlements, one for each store and session of days. Their figures match the list of transactions for that
 * store and these days, so that a link to it shows the same count and sums.
 */

/** A settlement as the API returns it (contract, Entities). Unix seconds, integer VND. */
export interface Settlement {
  id: string;
  /** `2026-11-20`, or `2026-11-21/2026-11-22` if days off are merged. */
  period: string;
  /** First second of day T, the last one of the period. */
  transactionDay: number;
  storeId: string;
  storeName?: string;
  /** Successful payments whose money came in the period; `gross` is their sum. */
  count: number;
  gross: number;
  /** Refunds of these payments. */
  refunds: number;
  fee: number;
  vat: number;
  adjustment: number;
  /** The payout: gross - refunds - fee - vat + adjustment + difference. */
  net: number;
  /** Missing while it is unknown: while a difference is open, and on hold. */
  expectedPayoutAt?: number;
  status: string;
  difference: number;
  timeline: Step[];
}

export const SETTLEMENT_STATUSES = [
  ...['PENDING', 'RECONCILING', 'RECONCILED', 'MISMATCHED', 'TRACING', 'WAITING_PAYOUT', 'SETTLED', 'FAILED'],
  ...['HOLD', 'PARTNER_REVIEW'],
];

/** Percent of the fee. */
const VAT = 10;

/** The minimum number of days with settlements, however few payments a sandbox has. */
const DAYS: Record<string, number> = { '1001': 30, '1002': 14, '1003': 30 };

const OPEN = new Set(['MISMATCHED', 'TRACING']);

/** A difference or a correction: some thousands, in either direction. */
const oddAmount = (seed: number): number =>
  (pick(seed, 131, 3) === 0 ? 1 : -1) * (12_000 + pick(seed, 132, 240) * 500);

/** The settlement of a course as it was last computed, and how long it stays so with these takings. */
const kept = new WeakMap<
  SettlementCourse,
  { from: number; until: number; takings: Takings; row: Settlement | undefined }
>();

/** The same row as long as nothing changes in it. */
function keptAt(ledger: Ledger, store: Store, session: Session, takings: Takings, now: number) {
  const course = ledger.courseOf(store, session);
  const known = kept.get(course);
  const { count, gross, refunds, fee } = known?.takings ?? takings;
  const isSame =
    count === takings.count && gross === takings.gross && refunds === takings.refunds && fee === takings.fee;
  if (known && isSame && known.from <= now && now < known.until) return known.row;
  const row = settlementAt(course, store, session, takings, now);
  const until = Math.min(...course.steps.map(({ at }) => at).filter((at) => at > now));
  kept.set(course, { from: now, until, takings, row });
  return row;
}

/** A settlement at a given time; undefined while its days are not over, or if it has no payments. */
function settlementAt(
  { number, course, steps, payoutAt }: SettlementCourse,
  store: Store,
  session: Session,
  { count, gross, refunds, fee }: Takings,
  now: number,
): Settlement | undefined {
  const status = stepAt(steps, now)?.status;
  if (status === undefined || count === 0) return undefined;
  const timeline = timelineOf(steps, now);
  const vat = Math.round((fee * VAT) / 100);
  const odd = oddAmount(number);
  const isFound = course === 'traced' && timeline.some((step) => step.status === 'RECONCILED');
  const adjustment = course === 'adjusted' || isFound ? odd : 0;
  const difference = OPEN.has(status) ? odd : 0;
  const isPayoutKnown = !OPEN.has(status) && course !== 'held';
  return {
    id: settlementId(store, session),
    period: [...new Set([isoDay(session.from), isoDay(session.to)])].join('/'),
    transactionDay: startOf(session.to),
    storeId: store.id,
    ...(store.brandName !== undefined && { storeName: store.brandName }),
    count,
    gross,
    refunds,
    fee,
    vat,
    adjustment,
    net: gross - refunds - fee - vat + adjustment + difference,
    ...(isPayoutKnown && { expectedPayoutAt: payoutAt }),
    status,
    difference,
    timeline,
  };
}

/** All settlements at a given time, oldest day first: for each day that the rows cover completely. */
export function settlementsOf(transactions: TransactionStore, now: number): Settlement[] {
  const { ledger, rows } = transactions;
  const { first, last } = rows.span(now);
  const { timeOf } = ledger.openingHours;
  const lastDay = dayAt(timeOf(last));
  // Payments of the first days may have been created before the first row.
  const firstDay = Math.min(lastDay - (DAYS[ledger.merchantId] ?? 30), dayAt(timeOf(first)) + 3);
  const sessions = sessionsIn(firstDay, lastDay);
  const period = { from: sessions[0]?.from ?? lastDay, to: lastDay };
  const takings = takingsOf(transactions, period, now);
  return sessions.flatMap((session) =>
    ledger.trading.flatMap((store) => keptAt(ledger, store, session, takings(store, session), now) ?? []),
  );
}
