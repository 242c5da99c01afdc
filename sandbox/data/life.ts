import {
  type RefundCourse,
  type RefundPlan,
  reconciliationSteps,
  refundedSteps,
  refundsOf,
} from './afterwards.ts';
import { pick } from './hash.ts';
import { DAY } from './rhythm.ts';
import type { Step } from './steps.ts';

/** The whole course of a transaction. */
export interface Life {
  steps: Step[];
  /** When the money came; undefined when it never does. */
  moneyAt?: number;
  refunds: RefundPlan[];
  reconciliation: Step[];
}

/** After so long nothing of a row changes any more: the longest chain of refunds and inquiries has ended. */
export const SETTLED_AFTER = 13 * DAY;

/** Shares of 1,000 neighbours, so that about 90 % end as SUCCESS and every status of the contract occurs. */
const SHARES = [
  ['paid', 884],
  ['batch', 12],
  ['refunded', 14],
  ['partial', 12],
  ['refundStopped', 4],
  ['failed', 32],
  ['cancelled', 12],
  ['unopened', 10],
  ['unpaid', 8],
  ['underpaid', 3],
  ['overpaid', 4],
  ['reversed', 3],
  ['review', 2],
] as const;

export type Outcome = (typeof SHARES)[number][0] | 'held';

const OUTCOMES: Outcome[] = SHARES.flatMap(([outcome, share]) => Array<Outcome>(share).fill(outcome));

/** 521 has no factor in common with 1,000: every 1,000 neighbours hold each share exactly, well spread. */
export const outcomeOf = (slot: number): Outcome => OUTCOMES[(slot * 521) % OUTCOMES.length] as Outcome;

const ENDINGS: Partial<Record<Outcome, string>> = {
  failed: 'FAILED',
  underpaid: 'UNDERPAID',
  overpaid: 'OVERPAID',
  reversed: 'REVERSED',
  review: 'REVIEW',
  held: 'HELD_BY_PARTNER',
};

/** The steps up to the payment's own end, without refunds. */
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
const REFUNDED = new Set<Outcome>(['refunded', 'partial', 'refundStopped']);
const RECONCILED = new Set<Outcome>(['paid', 'batch', 'refunded', 'partial', 'refundStopped', 'overpaid']);

/** The whole life of a row. `seed` is the row's number over all businesses; amounts are integer VND. */
export function lifeOf(seed: number, outcome: Outcome, createdAt: number, amount: number): Life {
  const steps = paymentSteps(seed, createdAt, outcome);
  if (!MONEY_COMES.has(outcome)) return { steps, refunds: [], reconciliation: [] };
  // Under review the money is there before the word: the step before the last one.
  const moneyAt = (outcome === 'review' ? steps.at(-2) : steps.at(-1))?.at ?? createdAt;
  const refunds = refundsOf(
    seed,
    REFUNDED.has(outcome) ? (outcome as RefundCourse) : undefined,
    amount,
    moneyAt,
  );
  return {
    steps: refunds.length === 0 ? steps : [...steps, ...refundedSteps(refunds, amount)],
    moneyAt,
    refunds,
    reconciliation: RECONCILED.has(outcome) ? reconciliationSteps(seed, moneyAt) : [],
  };
}
