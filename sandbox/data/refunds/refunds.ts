import { type Step, stepAt, timelineOf } from '../steps.ts';
import type { Facts } from '../transactions/facts.ts';
import { type Ledger, transactionId } from '../transactions/ledger.ts';
import { bankReference, referenceOf } from '../transactions/transactions.ts';
import { type RefundPlan, refundSeed } from './plannedRefunds.ts';

/** A step of a refund, with the user who took it, if any. */
export interface RefundStep extends Step {
  by?: string;
}

/** A refund as the API returns it (contract, Entities). Unix seconds, integer VND. */
export interface Refund {
  id: string;
  transactionId: string;
  merchantRefId: string;
  storeId: string;
  storeName?: string;
  originalAmount: number;
  amount: number;
  type: 'FULL' | 'PARTIAL';
  /** `CUSTOMER_REQUEST`, `DUPLICATE`, `DEFECTIVE`, `FRAUD` or `OTHER`. */
  reason: string;
  note?: string;
  status: string;
  createdBy: string;
  approvedBy?: string;
  rejectReason?: string;
  createdAt: number;
  completedAt?: number;
  bankRef?: string;
  errorCode?: string;
  timeline: RefundStep[];
  /** The key of the call that requested it. */
  idempotencyKey?: string;
}

/** The final statuses of a refund. */
export const ENDED: ReadonlySet<string> = new Set(['SUCCESS', 'FAILED', 'REJECTED', 'CANCELLED']);

const refundId = (ledger: Ledger, slot: number, number: number): string =>
  `HT${transactionId(ledger, slot).slice(2)}${number}`;

/** Parses an id: the transaction, and the number of its refund. `HT` is a refund's prefix, `YC` its request's. */
export function refundPlace(id: string): { transactionId: string; number: number } | undefined {
  const [, place, number] = /^(?:HT|YC)(\d{11})([1-9]\d?)$/i.exec(id) ?? [];
  return place === undefined ? undefined : { transactionId: `GD${place}`, number: Number(number) };
}

const DECIDES = new Set(['PENDING', 'REJECTED']);

function personOf(plan: RefundPlan, { status }: Step): string | undefined {
  if (status === 'PENDING_APPROVAL') return plan.createdBy;
  if (DECIDES.has(status)) return plan.decidedBy;
  return status === 'CANCELLED' && !plan.expired ? plan.createdBy : undefined;
}

function stepOf(plan: RefundPlan, step: Step): RefundStep {
  const by = personOf(plan, step);
  return by === undefined ? step : { ...step, by };
}

/** One refund at a given time; undefined before it was requested. */
export function refundAt(
  ledger: Ledger,
  slot: number,
  facts: Facts,
  plan: RefundPlan,
  now: number,
): Refund | undefined {
  const current = stepAt(plan.steps, now);
  if (!current) return undefined;
  const { status } = current;
  const { store, amount } = facts;
  const decided = plan.steps.find((step) => DECIDES.has(step.status));
  return {
    id: refundId(ledger, slot, plan.number),
    transactionId: transactionId(ledger, slot),
    merchantRefId: referenceOf(ledger, slot, facts),
    storeId: store.id,
    ...(store.brandName !== undefined && { storeName: store.brandName }),
    originalAmount: amount,
    amount: plan.amount,
    type: plan.amount === amount ? 'FULL' : 'PARTIAL',
    reason: plan.reason,
    ...(plan.note && { note: plan.note }),
    status,
    createdBy: plan.createdBy,
    ...(decided && decided.at <= now && { approvedBy: plan.decidedBy }),
    ...(status === 'REJECTED' && plan.rejectReason !== undefined && { rejectReason: plan.rejectReason }),
    createdAt: plan.steps[0]?.at ?? current.at,
    ...(ENDED.has(status) && { completedAt: current.at }),
    ...(status === 'SUCCESS' && {
      bankRef: bankReference(current.at, refundSeed(ledger.seed(slot), plan.number)),
    }),
    ...(status === 'FAILED' && { errorCode: 'BANK_05' }),
    timeline: timelineOf(plan.steps, now).map((step) => stepOf(plan, step)),
    ...(plan.key !== undefined && { idempotencyKey: plan.key }),
  };
}

/** The refunds of a transaction requested by a given time, oldest first. */
export const refundsAt = (ledger: Ledger, slot: number, facts: Facts, now: number): Refund[] =>
  facts.timeline.refunds.flatMap((plan) => refundAt(ledger, slot, facts, plan, now) ?? []);
