import { BUSINESSES } from './businesses.ts';
import { shortDate } from './openingHours.ts';
import type { Step } from './steps.ts';
import type { Store } from './stores.ts';
import type { Ledger } from './transactions/ledger.ts';
import { dayAt, type Session, startOf, workingDayAfter } from './workingDays.ts';

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
  const step = (at: number, status: string): Step => ({ at, status });
  const payoutOn = (day: number) => startOf(day) + 17 * HOUR;
  const end = startOf(to + 1);
  const compared = end + 8 * HOUR;
  const payoutAt = payoutOn(workingDayAfter(to, cycle));
  const begun = [step(end, 'PENDING'), step(end + 6 * HOUR, 'RECONCILING')];
  const agreed = [...begun, step(compared, 'RECONCILED')];
  const next = compared + 2 * HOUR;
  const waiting = [...agreed, step(next, 'WAITING_PAYOUT')];
  const mismatched = [...begun, step(compared, 'MISMATCHED')];
  switch (course) {
    case 'failed':
      return { steps: [...waiting, step(payoutAt + 300, 'FAILED')], payoutAt };
    case 'held':
      return { steps: [...agreed, step(next, 'HOLD')], payoutAt };
    case 'unknown':
      return { steps: [...agreed, step(next, 'PARTNER_REVIEW')], payoutAt };
    case 'mismatched':
      return { steps: mismatched, payoutAt };
    case 'traced': {
      const found = compared + 5 * 24 * HOUR;
      const paid = payoutOn(workingDayAfter(dayAt(found), 1));
      const traced = [...mismatched, step(compared + 24 * HOUR, 'TRACING'), step(found, 'RECONCILED')];
      return {
        steps: [...traced, step(found + 2 * HOUR, 'WAITING_PAYOUT'), step(paid, 'SETTLED')],
        payoutAt: paid,
      };
    }
    default:
      return { steps: [...waiting, step(payoutAt, 'SETTLED')], payoutAt };
  }
}

/** `T+2` -> 2 */
const cycleOf = (merchantId: string): number =>
  Number(/\d+/.exec(BUSINESSES.find(({ id }) => id === merchantId)?.settlementCycle ?? '')?.[0] ?? 1);

export interface SettlementCourse {
  /** Its number, for the hash. */
  number: number;
  course: Course;
  steps: Step[];
  payoutAt: number;
}

/** The course of the settlement of a store and a session, computed once. */
export function settlementCourses({ trading, merchantId }: Pick<Ledger, 'trading' | 'merchantId'>) {
  const cycle = cycleOf(merchantId);
  const places = new Map(trading.map((store, place) => [store, place]));
  const known = new Map<number, SettlementCourse>();
  return (store: Store, session: Session): SettlementCourse => {
    const place = places.get(store) ?? 0;
    const number = session.to * trading.length + place;
    const course = COURSES[number % 61] ?? 'plain';
    // Every third store is paid one working day later than the others.
    const made = known.get(number) ?? {
      ...{ number, course },
      ...stepsOf(course, session, cycle + (place % 3 === 2 ? 1 : 0)),
    };
    known.set(number, made);
    return made;
  };
}

/** The id of a store's settlement of these days. */
export const settlementId = ({ id }: Pick<Store, 'id'>, { to }: Session): string =>
  `DS${shortDate(startOf(to))}${id}`;
