import type { Facts } from './facts.ts';
import { choose, pick } from './hash.ts';
import type { Ledger } from './ledger.ts';
import { type Step, stepAt, timelineOf } from './steps.ts';
import { bankReference, type Transaction } from './transactions.ts';

/** A refund as the API gives it (contract, Entities). Unix seconds, integer VND. */
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
  createdAt: number;
  completedAt?: number;
  bankRef?: string;
  errorCode?: string;
  timeline: Step[];
}

const REASONS = ['CUSTOMER_REQUEST', 'DUPLICATE', 'DEFECTIVE', 'FRAUD', 'OTHER'] as const;
const ENDED = new Set(['SUCCESS', 'FAILED', 'REJECTED', 'CANCELLED']);

/** The refunds of a transaction that had been asked for by a moment, oldest first. */
export function refundsAt(
  ledger: Ledger,
  slot: number,
  facts: Facts,
  transaction: Transaction,
  now: number,
): Refund[] {
  const { id, merchantRefId, storeId, storeName, amount } = transaction;
  return facts.life.refunds.flatMap((plan) => {
    const seed = ledger.seed(slot) * 2 + plan.number;
    const current = stepAt(plan.steps, now);
    const decided = plan.steps.find((step) => step.status === 'PENDING' || step.status === 'REJECTED');
    if (!current) return [];
    const { status } = current;
    const reason = choose(REASONS, seed, 111);
    return {
      id: `HT${id.slice(2)}${plan.number}`,
      transactionId: id,
      merchantRefId,
      storeId,
      ...(storeName !== undefined && { storeName }),
      originalAmount: amount,
      amount: plan.amount,
      type: plan.amount === amount ? 'FULL' : 'PARTIAL',
      reason,
      ...(reason === 'OTHER' && { note: 'Khách đổi món sau khi thanh toán' }),
      status,
      createdBy: pick(seed, 112, 3) === 0 ? 'manager' : 'cashier',
      ...(decided && decided.at <= now && { approvedBy: 'manager' }),
      createdAt: plan.steps[0]?.at ?? current.at,
      ...(ENDED.has(status) && { completedAt: current.at }),
      ...(status === 'SUCCESS' && { bankRef: bankReference(current.at, seed) }),
      ...(status === 'FAILED' && { errorCode: 'BANK_05' }),
      timeline: timelineOf(plan.steps, now),
    };
  });
}
