import { mix, pick } from './hash.ts';
import { DAY, dayStart } from './rhythm.ts';

/**
 * What becomes of a transaction, as dated steps on absolute time. Its state at any moment is the last step that is not after
 * that moment, so rows mature by themselves while the clock moves and the timeline is the same list.
 */
export interface Step {
  at: number;
  status: string;
}

export interface RefundPlan {
  /** 1 or 2 within its transaction. */
  number: number;
  amount: number;
  steps: Step[];
}

export interface Life {
  steps: Step[];
  /** When the money came; undefined when it never does. */
  moneyAt?: number;
  refunds: RefundPlan[];
  reconciliation: Step[];
}

const MINUTE = 60;
const HOUR = 3600;

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

/** The last step that is not after the moment. */
export function stepAt(steps: readonly Step[], moment: number): Step | undefined {
  let last: Step | undefined;
  for (const step of steps) if (step.at <= moment) last = step;
  return last;
}

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

function refundsOf(seed: number, outcome: Outcome, amount: number, moneyAt: number): RefundPlan[] {
  if (outcome === 'refunded') return [{ number: 1, amount, steps: refundSteps(seed, moneyAt, 'SUCCESS') }];
  const part = Math.max(1, Math.floor((amount * (15 + pick(seed, 64, 30))) / 100_000) * 1000);
  if (outcome === 'refundStopped') {
    const end = STOPPED[mix(seed, 65) % STOPPED.length] as string;
    return [{ number: 1, amount: part, steps: refundSteps(seed, moneyAt, end) }];
  }
  if (outcome !== 'partial') return [];
  const first = { number: 1, amount: part, steps: refundSteps(seed, moneyAt, 'SUCCESS') };
  if (pick(seed, 66, 3) > 0) return [first];
  const firstDone = first.steps.at(-1)?.at ?? moneyAt;
  return [first, { number: 2, amount: part, steps: refundSteps(seed + 1, firstDone, 'SUCCESS') }];
}

/** What the refunds make of the transaction's own status. */
function refundedSteps(refunds: RefundPlan[], amount: number): Step[] {
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
function reconciliationSteps(seed: number, moneyAt: number): Step[] {
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
const RECONCILED = new Set<Outcome>(['paid', 'batch', 'refunded', 'partial', 'refundStopped', 'overpaid']);

/** The whole life of a row. `seed` is the row's number over all businesses; amounts are integer VND. */
export function lifeOf(seed: number, outcome: Outcome, createdAt: number, amount: number): Life {
  const steps = paymentSteps(seed, createdAt, outcome);
  if (!MONEY_COMES.has(outcome)) return { steps, refunds: [], reconciliation: [] };
  // Under review the money is there before the word: the step before the last one.
  const moneyAt = (outcome === 'review' ? steps.at(-2) : steps.at(-1))?.at ?? createdAt;
  const refunds = refundsOf(seed, outcome, amount, moneyAt);
  return {
    steps: refunds.length === 0 ? steps : [...steps, ...refundedSteps(refunds, amount)],
    moneyAt,
    refunds,
    reconciliation: RECONCILED.has(outcome) ? reconciliationSteps(seed, moneyAt) : [],
  };
}
