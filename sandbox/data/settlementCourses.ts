import { BUSINESSES } from './businesses.ts';
import { shortDate } from './openingHours.ts';
import type { Step } from './steps.ts';
import type { Store } from './stores.ts';
import type { Ledger } from './transactions/ledger.ts';
import { dayAt, type Session, sessionOf, startOf, workingDayAfter } from './workingDays.ts';

/* The course of a settlement, and so of each payment in it: both use this file. */

const HOUR = 3600;

type Course = 'plain' | 'adjusted' | 'mismatched' | 'traced' | 'held' | 'failed' | 'unknown';

/** Of each 61 neighbours, these are unusual. */
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

/** The steps of a settlement, and its expected payout time if nothing goes wrong. */
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

/** `T+2` -> 2 */
const cycleOf = (merchantId: string): number =>
  Number(/\d+/.exec(BUSINESSES.find(({ id }) => id === merchantId)?.settlementCycle ?? '')?.[0] ?? 1);

/** The course of the settlement of a store and a session: its number, its kind and its steps. */
export function settlementCourses({ trading, merchantId }: Pick<Ledger, 'trading' | 'merchantId'>) {
  const cycle = cycleOf(merchantId);
  return (store: Store, session: Session) => {
    const place = trading.indexOf(store);
    const number = session.to * trading.length + place;
    const course = COURSES[number % 61] ?? 'plain';
    // Every third store is paid one working day later than the others.
    return { number, course, ...stepsOf(course, session, cycle + (place % 3 === 2 ? 1 : 0)) };
  };
}

/** The id of a store's settlement of these days. */
export const settlementId = ({ id }: Pick<Store, 'id'>, { to }: Session): string =>
  `DS${shortDate(startOf(to))}${id}`;

/**
 * The reconciliation of one payment, by its store and the time its money came (unix seconds): pending until its session
 * is over, then the status of its settlement.
 */
export function reconciliationOf(
  ledger: Pick<Ledger, 'trading' | 'merchantId'>,
): (store: Store, moneyAt: number) => Step[] {
  const courseOf = settlementCourses(ledger);
  const known = new Map<string, Step[]>();
  const stepsFor = (store: Store, day: number) => {
    const key = `${store.id} ${day}`;
    const steps = known.get(key) ?? courseOf(store, sessionOf(day)).steps;
    known.set(key, steps);
    return steps;
  };
  return (store, moneyAt) => [
    { at: moneyAt, status: 'PENDING' },
    ...stepsFor(store, dayAt(moneyAt)).slice(1),
  ];
}
