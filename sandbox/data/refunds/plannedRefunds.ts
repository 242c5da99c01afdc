import { refundNote, rejection } from '../contents.ts';
import { choose, mix, pick } from '../hash.ts';
import { DAY } from '../openingHours.ts';
import { type Step, stepAt } from '../steps.ts';
import type { RefundQueue } from './refundQueue.ts';

/** A planned refund of a payment. */
export interface RefundPlan {
  /** From 1 within its transaction. */
  number: number;
  /** Integer VND. */
  amount: number;
  steps: Step[];
  /** `CUSTOMER_REQUEST`, `DUPLICATE`, `DEFECTIVE`, `FRAUD` or `OTHER`. */
  reason: string;
  note?: string;
  /** User names. */
  createdBy: string;
  decidedBy?: string;
  rejectReason?: string;
  /** Cancelled because no one decided in time, not because it was withdrawn. */
  expired?: boolean;
  /** `Idempotency-Key` of the call that requested it. */
  key?: string;
}

/** The course of a transaction's refunds: full, in one or two parts, or stopped. */
export type RefundCourse = 'refunded' | 'partial' | 'refundStopped';

export const REFUND_REASONS = ['CUSTOMER_REQUEST', 'DUPLICATE', 'DEFECTIVE', 'FRAUD', 'OTHER'] as const;

const HOUR = 3600;

const STOPPED = ['FAILED', 'REJECTED', 'FAILED', 'CANCELLED'];
const STAFF = ['cashier', 'thungan02', 'kho.trung'];

/** The hash number of one refund. `seed` is the transaction's. */
export const refundSeed = (seed: number, number: number): number => seed * 2 + number;

function stepsOf(seed: number, requested: number, decided: number, end: string): Step[] {
  const request = { at: requested, status: 'PENDING_APPROVAL' };
  if (end === 'REJECTED' || end === 'CANCELLED') return [request, { at: decided, status: end }];
  return [
    request,
    { at: decided, status: 'PENDING' },
    // Longer than a night without decisions: every status occurs at every hour.
    { at: decided + 9 * HOUR, status: 'PROCESSING' },
    { at: decided + 21 * HOUR, status: 'SENT_TO_BANK' },
    { at: decided + 30 * HOUR + pick(seed, 63, 36 * HOUR), status: end },
  ];
}

function planOf(
  transactionSeed: number,
  plan: { number: number; amount: number; requested: number; decided: number; end: string },
): RefundPlan {
  const { number, amount, requested, decided, end } = plan;
  const seed = refundSeed(transactionSeed, number);
  const reason = choose(REFUND_REASONS, seed, 111);
  const createdBy = pick(seed, 112, 3) === 0 ? 'manager' : choose(STAFF, seed, 113);
  const expired = end === 'CANCELLED' && pick(seed, 114, 2) === 0;
  return {
    number,
    amount,
    steps: stepsOf(seed, requested, decided, end),
    reason,
    ...((reason === 'OTHER' || pick(seed, 115, 5) === 0) && { note: refundNote(seed) }),
    createdBy,
    // Users do not decide on their own requests.
    ...(end !== 'CANCELLED' && { decidedBy: createdBy === 'manager' ? 'admin' : 'manager' }),
    ...(end === 'REJECTED' && { rejectReason: rejection(seed) }),
    ...(expired && { expired }),
  };
}

/**
 * The generated refunds of a slot; wallet payments are only refunded in full. `seed` is the transaction's number across
 * all businesses, `amount` integer VND.
 */
export function refundsOf(
  { seed, slot, method, queue }: { seed: number; slot: number; method: string; queue: RefundQueue },
  course: RefundCourse,
  amount: number,
): RefundPlan[] {
  const moments = { requested: queue.requestedAt(slot), decided: queue.decidedAt(slot) };
  if (course === 'refunded') return [planOf(seed, { number: 1, amount, ...moments, end: 'SUCCESS' })];
  const some = Math.max(1, Math.floor((amount * (15 + pick(seed, 64, 30))) / 100_000) * 1000);
  const part = method === 'WALLET' ? amount : some;
  if (course === 'refundStopped') {
    const end = STOPPED[mix(seed, 65) % STOPPED.length] as string;
    return [planOf(seed, { number: 1, amount: part, ...moments, end })];
  }
  const first = planOf(seed, { number: 1, amount: part, ...moments, end: 'SUCCESS' });
  if (pick(seed, 66, 12) > 0) return [first];
  // The second part is approved as soon as it is requested, because its payment was checked before; the queue keeps its
  // length.
  const again = (first.steps.at(-1)?.at ?? moments.decided) + HOUR + pick(seed, 67, 2 * DAY);
  return [first, planOf(seed, { number: 2, amount: part, requested: again, decided: again, end: 'SUCCESS' })];
}

const IN_FLIGHT = new Set(['PENDING', 'PROCESSING', 'SENT_TO_BANK']);

/**
 * How the refunds change the transaction's own status, which was `paid` before. An underpayment keeps its status: a
 * refund status would make it count as a sale.
 */
export function refundedSteps(refunds: readonly RefundPlan[], amount: number, paid: string): Step[] {
  if (paid === 'UNDERPAID') return [];
  const statusAt = (at: number): string => {
    let refunded = 0;
    for (const refund of refunds) {
      const state = stepAt(refund.steps, at)?.status ?? '';
      if (IN_FLIGHT.has(state)) return 'REFUNDING';
      if (state === 'SUCCESS') refunded += refund.amount;
    }
    if (refunded >= amount) return 'REFUNDED';
    return refunded > 0 ? 'PARTIALLY_REFUNDED' : paid;
  };
  const moments = new Set(refunds.flatMap(({ steps }) => steps.map(({ at }) => at)));
  let before = paid;
  return [...moments]
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const status = statusAt(at);
      if (status === before) return [];
      before = status;
      return [{ at, status }];
    });
}
