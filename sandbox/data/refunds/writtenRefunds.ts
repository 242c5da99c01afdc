import { mix } from '../hash.ts';
import { DAY } from '../openingHours.ts';
import type { Step } from '../steps.ts';
import { type RefundPlan, refundSeed } from './plannedRefunds.ts';

/*
 * Refunds that people asked for or decided, over those of the formulas. What is kept is what was said; what follows from it comes
 * by the clock, as with a formula. Unix seconds, integer VND.
 */

/** A request as a person wrote it. */
export interface AskedRefund {
  /** From 1 within its transaction. */
  number: number;
  amount: number;
  reason: string;
  note: string;
  createdBy: string;
  createdAt: number;
  /** `Idempotency-Key` of the call. */
  key?: string;
}

/** What a person said of a request, his own formula's or another person's. */
export interface RefundDecision {
  decision: 'APPROVE' | 'REJECT';
  by: string;
  at: number;
  reason?: string;
}

/** All that was written about the refunds of one transaction. */
export interface SlotRefunds {
  /** The first write: refunds that the formula would have asked for later are not asked for any more. */
  since: number;
  asked: readonly AskedRefund[];
  /** By the refund's number. */
  decisions: Readonly<Record<number, RefundDecision>>;
}

/** Nobody decided for so long: the request is over. */
const EXPIRES_AFTER = 7 * DAY;

/** What the bank makes of an approved refund within five minutes; it refuses one of twelve. */
function approvedSteps(seed: number, at: number): Step[] {
  return [
    { at, status: 'PENDING' },
    { at: at + 30, status: 'PROCESSING' },
    { at: at + 90, status: 'SENT_TO_BANK' },
    { at: at + 300, status: mix(seed, 116) % 12 === 0 ? 'FAILED' : 'SUCCESS' },
  ];
}

function askedPlan({ createdAt, ...asked }: AskedRefund): RefundPlan {
  return {
    ...asked,
    steps: [
      { at: createdAt, status: 'PENDING_APPROVAL' },
      { at: createdAt + EXPIRES_AFTER, status: 'CANCELLED' },
    ],
    expired: true,
  };
}

function decidedPlan(
  seed: number,
  plan: RefundPlan,
  { decision, by, at, reason }: RefundDecision,
): RefundPlan {
  const { expired: _, rejectReason: __, ...kept } = plan;
  const request = plan.steps.slice(0, 1);
  if (decision === 'REJECT')
    return {
      ...kept,
      steps: [...request, { at, status: 'REJECTED' }],
      decidedBy: by,
      ...(reason !== undefined && { rejectReason: reason }),
    };
  const steps = [...request, ...approvedSteps(refundSeed(seed, plan.number), at)];
  return { ...kept, steps, decidedBy: by };
}

/** The refunds of a transaction with what people wrote over its formula's. `seed` is the transaction's. */
export function writtenOver(seed: number, formula: RefundPlan[], written?: SlotRefunds): RefundPlan[] {
  if (!written) return formula;
  const begun = formula.filter(({ steps }) => (steps[0]?.at ?? 0) <= written.since);
  return [...begun, ...written.asked.map(askedPlan)].map((plan) => {
    const decision = written.decisions[plan.number];
    return decision ? decidedPlan(seed, plan, decision) : plan;
  });
}

/** The moment from which nothing of these refunds changes any more. */
export const lastStepOf = (plans: readonly RefundPlan[]): number =>
  Math.max(0, ...plans.map(({ steps }) => steps.at(-1)?.at ?? 0));
