import { pick } from './hash.ts';
import { settlementCourses, settlementId } from './settlementCourses.ts';
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

/** The settlements of one business, computed from its transactions. */
export function createSettlements(ledger: Ledger) {
  const stores = ledger.trading;
  const courseOf = settlementCourses(ledger);
  const takings = takingsOf(ledger);
  /** Last day of a session -> its cached rows, valid from a time until the next step of one of them. */
  const kept = new Map<
    number,
    { days: readonly object[]; from: number; until: number; rows: Settlement[] }
  >();

  function rowsOf(session: Session, now: number, version: number): Settlement[] {
    const { days, of } = takings(session, now, version);
    const known = kept.get(session.to);
    const isKept = known && known.from <= now && now < known.until;
    if (isKept && days.every((day, place) => day === known.days[place])) return known.rows;
    const rows = stores.flatMap((store) => settlementOf(store, session, of(store.id), now) ?? []);
    const steps = stores.flatMap((store) => courseOf(store, session).steps.map(({ at }) => at));
    kept.set(session.to, { days, from: now, until: Math.min(...steps.filter((at) => at > now)), rows });
    return rows;
  }

  function settlementOf(store: Store, session: Session, sums: Takings, now: number): Settlement | undefined {
    const { count, gross, refunds, fee } = sums;
    const { number, course, steps, payoutAt } = courseOf(store, session);
    const status = stepAt(steps, now)?.status;
    if (status === undefined || count === 0) return undefined;
    const vat = Math.round((fee * VAT) / 100);
    const odd = oddAmount(number);
    const isFound =
      course === 'traced' && timelineOf(steps, now).some((step) => step.status === 'RECONCILED');
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
      timeline: timelineOf(steps, now),
    };
  }

  /**
   * All settlements at a given time, oldest day first: for each day that the transactions from `firstAt` to `lastAt`
   * cover completely. `version` changes with every write to the transactions.
   */
  return (
    now: number,
    { firstAt, lastAt }: { firstAt: number; lastAt: number },
    version: number,
  ): Settlement[] => {
    const last = dayAt(lastAt);
    // Payments of the first days may have been created before the first row.
    const sessions = sessionsIn(Math.min(last - (DAYS[ledger.merchantId] ?? 30), dayAt(firstAt) + 3), last);
    return sessions.flatMap((session) => rowsOf(session, now, version));
  };
}
