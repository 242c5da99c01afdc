import { stepAt } from '../steps.ts';
import type { Facts } from '../transactions/facts.ts';
import type { RefundPlan } from './plannedRefunds.ts';
import { ENDED, type Refund } from './refunds.ts';

/** A refund as approvers see it (contract, Entities). Unix seconds, integer VND. */
export interface RefundRequest {
  /** `YC` and the part of the refund's id after `HT`. */
  id: string;
  refundId: string;
  transactionId: string;
  merchantRefId: string;
  storeId: string;
  storeName?: string;
  originalAmount: number;
  amount: number;
  /** The refundable rest of the transaction without this request: the request fits if its amount is not higher. */
  remaining: number;
  reason: string;
  note?: string;
  requestedBy: string;
  requestedAt: number;
  status: string;
  decidedBy?: string;
  decidedAt?: number;
  rejectReason?: string;
}

export const REQUEST_STATUSES = [
  'WAITING',
  'APPROVED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'FAILED',
] as const;

function statusOf(refund: Refund, plan: RefundPlan): (typeof REQUEST_STATUSES)[number] {
  if (refund.status === 'PENDING_APPROVAL') return 'WAITING';
  if (refund.status === 'REJECTED') return 'REJECTED';
  if (refund.status === 'CANCELLED') return plan.expired ? 'EXPIRED' : 'CANCELLED';
  return 'APPROVED';
}

/** The request of a refund at a given time. */
export function requestOf(refund: Refund, plan: RefundPlan, facts: Facts, now: number): RefundRequest {
  const { id, transactionId, merchantRefId, storeId, storeName, originalAmount, amount, reason, note } =
    refund;
  const status = statusOf(refund, plan);
  const others = facts.waiting - (ENDED.has(refund.status) ? 0 : amount);
  const decided = stepAt(plan.steps.slice(0, 2), now);
  const decidedBy = status === 'CANCELLED' ? refund.createdBy : refund.approvedBy;
  return {
    id: `YC${id.slice(2)}`,
    refundId: id,
    transactionId,
    merchantRefId,
    storeId,
    ...(storeName !== undefined && { storeName }),
    originalAmount,
    amount,
    remaining: Math.max(0, originalAmount - facts.refunded - others),
    reason,
    ...(note !== undefined && { note }),
    requestedBy: refund.createdBy,
    requestedAt: refund.createdAt,
    status,
    ...(status !== 'WAITING' && { decidedAt: decided?.at }),
    ...(decidedBy !== undefined && { decidedBy }),
    ...(refund.rejectReason !== undefined && { rejectReason: refund.rejectReason }),
  };
}
