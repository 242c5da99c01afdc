import { pick } from '../hash.ts';
import { DAY } from '../openingHours.ts';
import { type RefundPlan, refundedSteps } from '../refunds/plannedRefunds.ts';
import type { Step } from '../steps.ts';
import type { Outcome } from './outcomes.ts';

/** The complete course of a transaction. */
export interface RowTimeline {
  steps: Step[];
  /** When the money came; undefined if it never does. */
  moneyAt?: number;
  refunds: RefundPlan[];
}

const ENDINGS: Partial<Record<Outcome, string>> = {
  failed: 'FAILED',
  underpaid: 'UNDERPAID',
  overpaid: 'OVERPAID',
  reversed: 'REVERSED',
  review: 'REVIEW',
  held: 'HELD_BY_PARTNER',
};

/** The steps up to the end of the payment itself, without refunds. */
function paymentSteps(seed: number, createdAt: number, outcome: Outcome): Step[] {
  const init = { at: createdAt, status: 'INIT' };
  const expired = { at: createdAt + DAY, status: 'EXPIRED' };
  if (outcome === 'unopened') return [init, expired];
  const opened = createdAt + 3 + pick(seed, 51, 18);
  const pending = { at: opened, status: 'PENDING' };
  if (outcome === 'unpaid') return [init, pending, expired];
  if (outcome === 'cancelled')
    return [init, pending, { at: opened + 30 + pick(seed, 52, 570), status: 'CANCELLED' }];

  const processing = { at: opened + 12 + pick(seed, 53, 110), status: 'PROCESSING' };
  const wait = outcome === 'batch' ? DAY : 2 + pick(seed, 54, 18);
  const steps = [
    init,
    pending,
    processing,
    { at: processing.at + wait, status: ENDINGS[outcome] ?? 'SUCCESS' },
  ];
  if (outcome === 'review') steps.push({ at: processing.at + wait + 6 * DAY, status: 'SUCCESS' });
  return steps;
}

const MONEY_COMES = new Set<Outcome>([
  'paid',
  'batch',
  'refunded',
  'partial',
  'refundStopped',
  'underpaid',
  'overpaid',
  'review',
  'held',
]);

/** The complete timeline of a row. `seed` is the row's number across all businesses; amounts are integer VND. */
export function timelineOfRow(
  seed: number,
  outcome: Outcome,
  { createdAt, amount, refunds }: { createdAt: number; amount: number; refunds: RefundPlan[] },
): RowTimeline {
  const steps = paymentSteps(seed, createdAt, outcome);
  if (!MONEY_COMES.has(outcome)) return { steps, refunds: [] };
  // In a review, the money arrives before the final status: at the step before the last one.
  const moneyAt = (outcome === 'review' ? steps.at(-2) : steps.at(-1))?.at ?? createdAt;
  const paid = steps.at(-1)?.status ?? 'SUCCESS';
  return {
    steps: refunds.length === 0 ? steps : [...steps, ...refundedSteps(refunds, amount, paid)],
    moneyAt,
    refunds,
  };
}
