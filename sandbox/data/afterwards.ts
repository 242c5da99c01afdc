import { mix, pick } from './hash.ts';
import { DAY, dayStart } from './rhythm.ts';
import type { Step } from './steps.ts';

/** What follows a payment: its refunds and its reconciliation. */
export interface RefundPlan {
  /** 1 or 2 within its transaction. */
  number: number;
  /** Integer VND. */
  amount: number;
  steps: Step[];
}

/** How a transaction's refunds go: in full, in one or two parts, or stopped on the way. */
export type RefundCourse = 'refunded' | 'partial' | 'refundStopped';

const MINUTE = 60;
const HOUR = 3600;

function refundSteps(seed: number, from: number, end: string): Step[] {
  const requested = from + HOUR + pick(seed, 61, 3 * DAY);
  const decided = requested + 10 * MINUTE + pick(seed, 62, 12 * HOUR);
  const request = { at: requested, status: 'PENDING_APPROVAL' };
  if (end === 'REJECTED' || end === 'CANCELLED') return [request, { at: decided, status: end }];
  return [
    request,
    { at: decided, status: 'PENDING' },
    { at: decided + 10 * MINUTE, status: 'PROCESSING' },
    { at: decided + 30 * MINUTE, status: 'SENT_TO_BANK' },
    { at: decided + 6 * HOUR + pick(seed, 63, 42 * HOUR), status: end },
  ];
}

const STOPPED = ['FAILED', 'REJECTED', 'FAILED', 'CANCELLED'];

export function refundsOf(
  seed: number,
  course: RefundCourse | undefined,
  amount: number,
  moneyAt: number,
): RefundPlan[] {
  if (course === 'refunded') return [{ number: 1, amount, steps: refundSteps(seed, moneyAt, 'SUCCESS') }];
  const part = Math.max(1, Math.floor((amount * (15 + pick(seed, 64, 30))) / 100_000) * 1000);
  if (course === 'refundStopped') {
    const end = STOPPED[mix(seed, 65) % STOPPED.length] as string;
    return [{ number: 1, amount: part, steps: refundSteps(seed, moneyAt, end) }];
  }
  if (course !== 'partial') return [];
  const first = { number: 1, amount: part, steps: refundSteps(seed, moneyAt, 'SUCCESS') };
  if (pick(seed, 66, 3) > 0) return [first];
  const firstDone = first.steps.at(-1)?.at ?? moneyAt;
  return [first, { number: 2, amount: part, steps: refundSteps(seed + 1, firstDone, 'SUCCESS') }];
}

/** What the refunds make of the transaction's own status. */
export function refundedSteps(refunds: RefundPlan[], amount: number): Step[] {
  let refunded = 0;
  return refunds.flatMap((refund) => {
    const decided = refund.steps.find((step) => step.status === 'PENDING');
    const end = refund.steps.at(-1);
    if (!decided || !end) return [];
    if (end.status === 'SUCCESS') refunded += refund.amount;
    const after = refunded >= amount ? 'REFUNDED' : refunded > 0 ? 'PARTIALLY_REFUNDED' : 'SUCCESS';
    return [
      { at: decided.at, status: 'REFUNDING' },
      { at: end.at, status: after },
    ];
  });
}

/** Reconciled the night after, paid out a day later; a few differ and take a week, a few are held. */
export function reconciliationSteps(seed: number, moneyAt: number): Step[] {
  const night = dayStart(moneyAt) + DAY + 2 * HOUR;
  const start = [
    { at: moneyAt, status: 'PENDING' },
    { at: night, status: 'RECONCILING' },
  ];
  const lot = pick(seed, 71, 1000);
  if (lot < 2) return [...start, { at: night + 2 * HOUR, status: 'HOLD' }];
  if (lot < 8)
    return [
      ...start,
      { at: night + 2 * HOUR, status: 'MISMATCHED' },
      { at: night + DAY, status: 'TRACING' },
      { at: night + 5 * DAY, status: 'RECONCILED' },
      { at: night + 7 * DAY, status: 'SETTLED' },
    ];
  return [
    ...start,
    { at: night + 2 * HOUR, status: 'RECONCILED' },
    { at: night + 8 * HOUR, status: 'WAITING_PAYOUT' },
    { at: night + DAY + 7 * HOUR, status: 'SETTLED' },
  ];
}
