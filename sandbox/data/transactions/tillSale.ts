import { type RefundPlan, refundedSteps } from '../refunds/plannedRefunds.ts';
import type { Step } from '../steps.ts';
import type { RowTimeline } from './timeline.ts';

/** A payment created at a till. It uses the next slot of the ledger. Times in unix seconds, amounts in VND. */
export interface TillSale {
  id: string;
  merchantId: string;
  storeId: string;
  merchantRefId: string;
  amount: number;
  description: string;
  method: 'QR' | 'LINK';
  createdBy: string;
  createdAt: number;
  expiresAt: number;
}

/** Seconds until the bank has the code, and until it is paid. */
const READY = 3;
const PAID = 12;
/** The bank reports a payment of the last second this much later: until then it is pending. */
const LATE = 20;

interface SaleCourse {
  /** The steps of the transaction. */
  steps: Step[];
  /** When money arrived; undefined if none does. */
  moneyAt?: number;
  /** The amount that the payer sent. */
  received: number;
}

/**
 * The payer's behaviour, by the last three digits of the amount, so that each case can be shown: 001 pays too little,
 * 002 too much, 003 fails, 004 cancels, 005 never pays, 006 pays twice, 007 pays in the last second. Any other pays.
 */
export function courseOfSale({ amount, createdAt, expiresAt }: TillSale): SaleCourse {
  const paidAt = createdAt + PAID;
  const end = (at: number, status: string, received = 0, moneyAt = at): SaleCourse => ({
    steps: [
      { at: createdAt, status: 'INIT' },
      { at: createdAt + READY, status: 'PENDING' },
      { at, status },
    ],
    ...(received > 0 && { moneyAt }),
    received,
  });
  const kind = amount % 1000;
  if (kind === 7) return end(expiresAt + LATE, 'SUCCESS', amount, expiresAt - 1);
  if (kind === 5 || paidAt >= expiresAt) return end(expiresAt, 'EXPIRED');
  if (kind === 1) return end(paidAt, 'UNDERPAID', amount - Math.ceil(amount / 10));
  if (kind === 2) return end(paidAt, 'OVERPAID', amount + 10_000);
  if (kind === 3) return end(paidAt, 'FAILED');
  if (kind === 4) return end(paidAt, 'CANCELLED');
  return kind === 6 ? end(paidAt, 'OVERPAID', amount * 2) : end(paidAt, 'SUCCESS', amount);
}

export interface Standing {
  status: 'CREATED' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'EXPIRED' | 'CANCELLED';
  /** What has arrived so far. */
  paidAmount: number;
  paidAt?: number;
}

const STANDINGS: Record<string, Standing['status']> = {
  INIT: 'CREATED',
  OVERPAID: 'SUCCESS',
  SUCCESS: 'SUCCESS',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
};

/** The status of the request: an underpayment keeps it open until it expires. */
export function standingOf(sale: TillSale, now: number): Standing {
  const { steps, moneyAt, received } = courseOfSale(sale);
  const step = steps.findLast(({ at }) => at <= now)?.status ?? 'INIT';
  const isOpen = step === 'UNDERPAID' && now < sale.expiresAt;
  const status = isOpen ? 'PENDING' : step === 'UNDERPAID' ? 'EXPIRED' : (STANDINGS[step] ?? 'PENDING');
  const isTold = moneyAt !== undefined && (steps.at(-1)?.at ?? 0) <= now;
  return { status, paidAmount: isTold ? received : 0, ...(isTold && { paidAt: moneyAt }) };
}

/** The timeline of its transaction, with the refunds that users requested. */
export function timelineOfSale(sale: TillSale, refunds: RefundPlan[]): RowTimeline {
  const { steps, moneyAt, received } = courseOfSale(sale);
  if (moneyAt === undefined) return { steps, refunds: [] };
  const paid = steps.at(-1)?.status ?? 'SUCCESS';
  return {
    steps: [...steps, ...refundedSteps(refunds, received, paid)],
    moneyAt,
    refunds,
  };
}
