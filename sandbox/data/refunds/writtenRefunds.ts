import { mix } from '../hash.ts';
import { DAY } from '../openingHours.ts';
import type { Step } from '../steps.ts';
import { type RefundPlan, refundSeed } from './plannedRefunds.ts';

/*
 * Refunds that users requested or decided, on top of the generated ones. Only the user's input is stored; its
 * consequences follow the clock, as for generated refunds. Unix seconds, integer VND.
 */

/** A request as a user wrote it. */
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

/** A user's decision on a request, generated or written. */
export interface RefundDecision {
  decision: 'APPROVE' | 'REJECT';
  by: string;
  at: number;
  reason?: string;
}

/** All writes to the refunds of one transaction. */
export interface SlotRefunds {
  /** The time of the first write: later generated refunds are dropped. */
  since: number;
  asked: readonly AskedRefund[];
  /** By the refund's number. */
  decisions: Readonly<Record<number, RefundDecision>>;
}

/** A request expires if no one decides for this long. */
const EXPIRES_AFTER = 7 * DAY;

/** The bank's steps within five minutes of an approval; it refuses one of twelve. */
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

/** The refunds of a transaction: written ones on top of generated ones. `seed` is the transaction's. */
export function writtenOver(seed: number, formula: RefundPlan[], written?: SlotRefunds): RefundPlan[] {
  if (!written) return formula;
  const begun = formula.filter(({ steps }) => (steps[0]?.at ?? 0) <= written.since);
  return [...begun, ...written.asked.map(askedPlan)].map((plan) => {
    const decision = written.decisions[plan.number];
    return decision ? decidedPlan(seed, plan, decision) : plan;
  });
}
