import { pick } from './hash.ts';
import { shortDate } from './openingHours.ts';
import { type Step, stepAt, timelineOf } from './steps.ts';
import type { Store } from './stores.ts';
import { type Takings, takingsOf } from './takings.ts';
import type { Ledger } from './transactions/ledger.ts';
import { dayAt, isoDay, type Session, sessionsIn, startOf, workingDayAfter } from './workingDays.ts';

/*
 * Settlements by formula over a store and a session of days. Their figures are those of the transactions that the list of
 * transactions gives for that store and these days, so that whoever follows the link finds the same count and sums.
 */

/** A settlement as the API gives it (contract, Entities). Unix seconds, integer VND. */
export interface Settlement {
  id: string;
  /** `2026-11-20`, or `2026-11-21/2026-11-22` where days off are merged. */
  period: string;
  /** First second of day T, the last one of the period. */
  transactionDay: number;
  storeId: string;
  storeName?: string;
  /** Successful payments whose money came in the period; `gross` is their sum. */
  count: number;
  gross: number;
  /** What has gone back of these payments. */
  refunds: number;
  fee: number;
  vat: number;
  adjustment: number;
  /** What is paid out: gross - refunds - fee - vat + adjustment + difference. */
  net: number;
  /** Missing where nobody knows it: while a difference is open, and on hold. */
  expectedPayoutAt?: number;
  status: string;
  difference: number;
  timeline: Step[];
}

export const SETTLEMENT_STATUSES = [
  ...['PENDING', 'RECONCILING', 'RECONCILED', 'MISMATCHED', 'TRACING', 'WAITING_PAYOUT', 'SETTLED', 'FAILED'],
  ...['HOLD', 'PARTNER_REVIEW'],
];

const HOUR = 3600;
/** Percent of the fee. */
const VAT = 10;

/** How many days of each business there are settlements of. */
const DAYS: Record<string, number> = { '1001': 30, '1002': 14, '1003': 30 };

type Course = 'plain' | 'adjusted' | 'mismatched' | 'traced' | 'held' | 'failed' | 'unknown';

/** Of each 61 neighbours these are out of the ordinary. */
const COURSES: Record<number, Course> = {
  5: 'traced',
  9: 'adjusted',
  14: 'mismatched',
  23: 'held',
  29: 'adjusted',
  36: 'traced',
  41: 'failed',
  47: 'adjusted',
  52: 'unknown',
};

/** What happens to a settlement, and when it is to be paid where nothing stands in the way. */
function stepsOf(course: Course, { to }: Session, cycle: number): { steps: Step[]; payoutAt: number } {
  const end = startOf(to + 1);
  const payoutAt = startOf(workingDayAfter(to, cycle)) + 17 * HOUR;
  const compared = end + 8 * HOUR;
  const begun = [
    { at: end, status: 'PENDING' },
    { at: end + 6 * HOUR, status: 'RECONCILING' },
  ];
  const agreed = (at: number, rest: Step[]) => [{ at, status: 'RECONCILED' }, ...rest];
  const waiting = (at: number) => ({ at: at + 2 * HOUR, status: 'WAITING_PAYOUT' });
  switch (course) {
    case 'plain':
    case 'adjusted':
      return {
        steps: [...begun, ...agreed(compared, [waiting(compared), { at: payoutAt, status: 'SETTLED' }])],
        payoutAt,
      };
    case 'failed':
      return {
        steps: [...begun, ...agreed(compared, [waiting(compared), { at: payoutAt + 300, status: 'FAILED' }])],
        payoutAt,
      };
    case 'held':
      return {
        steps: [...begun, ...agreed(compared, [{ at: compared + 2 * HOUR, status: 'HOLD' }])],
        payoutAt,
      };
    case 'unknown':
      return {
        steps: [...begun, ...agreed(compared, [{ at: compared + 2 * HOUR, status: 'PARTNER_REVIEW' }])],
        payoutAt,
      };
    case 'mismatched':
      return { steps: [...begun, { at: compared, status: 'MISMATCHED' }], payoutAt };
    case 'traced': {
      const found = compared + 5 * 24 * HOUR;
      const paid = startOf(workingDayAfter(dayAt(found), 1)) + 17 * HOUR;
      return {
        steps: [
          ...begun,
          { at: compared, status: 'MISMATCHED' },
          { at: compared + 24 * HOUR, status: 'TRACING' },
          ...agreed(found, [waiting(found), { at: paid, status: 'SETTLED' }]),
        ],
        payoutAt: paid,
      };
    }
  }
}

const OPEN = new Set(['MISMATCHED', 'TRACING']);

/** A sum that does not come out, or that is corrected: some thousands, in either direction. */
const oddAmount = (seed: number): number =>
  (pick(seed, 131, 3) === 0 ? 1 : -1) * (12_000 + pick(seed, 132, 240) * 500);

/** The settlements of one business, from what its transactions come to. */
export function createSettlements(ledger: Ledger, cycle: number) {
  const stores = ledger.trading;
  const takings = takingsOf(ledger);

  function settlementOf(store: Store, session: Session, sums: Takings, now: number): Settlement | undefined {
    const { count, gross, refunds, fee } = sums;
    const number = session.to * stores.length + stores.indexOf(store);
    const course = COURSES[number % 61] ?? 'plain';
    // Every third store is paid a working day later than the others.
    const later = stores.indexOf(store) % 3 === 2 ? 1 : 0;
    const { steps, payoutAt } = stepsOf(course, session, cycle + later);
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
      id: `DS${shortDate(startOf(session.to))}${store.id}`,
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
   * All settlements at a moment, oldest day first. `lastAt` is the moment of the last transaction, `version` another number
   * as soon as people wrote to the transactions.
   */
  return (now: number, lastAt: number, version: number): Settlement[] => {
    const last = dayAt(lastAt);
    const sessions = sessionsIn(last - (DAYS[ledger.merchantId] ?? 30), last);
    const sums = takings(sessions[0]?.from ?? last, last, now, version);
    return sessions.flatMap((session) =>
      stores.flatMap(
        (store) => settlementOf(store, session, sums({ storeId: store.id, ...session }), now) ?? [],
      ),
    );
  };
}
