import { type Facts, isSuccessful, leftOf } from '../data/facts.ts';
import { DAY } from '../data/openingHours.ts';
import type { MessageKey } from '../messages.ts';

/** Why nothing of a transaction can be refunded, and the sentence that says so. */
export const NOT_REFUNDABLE = {
  NOT_SUCCESSFUL: 'notSuccessful',
  FULLY_REFUNDED: 'fullyRefunded',
  WAITING: 'refundsWaiting',
  TOO_OLD: 'tooOldToRefund',
  FULL_ONLY_USED: 'fullOnlyUsed',
} as const satisfies Record<string, MessageKey>;

/** What may be asked for of a transaction (contract, `request-refund/preparing`). Integer VND. */
export interface RefundTerms {
  refundable: number;
  refunded: number;
  /** Asked for or on the way. */
  waiting: number;
  /** What the refund costs the merchant. */
  fee: number;
  /** Nothing, the whole at once, or any amount up to `refundable`. */
  modes: 'none' | 'full' | 'any';
  reasonNotRefundable?: keyof typeof NOT_REFUNDABLE;
}

const OLDEST = 90 * DAY;
const CARD_FEE = 3300;

function obstacle(facts: Facts, now: number): RefundTerms['reasonNotRefundable'] {
  const { status, amount, refunded, waiting, paidAt, method } = facts;
  if (!isSuccessful(status)) return 'NOT_SUCCESSFUL';
  if (refunded >= amount) return 'FULLY_REFUNDED';
  if (now - paidAt > OLDEST) return 'TOO_OLD';
  if (method === 'WALLET' && refunded + waiting > 0) return 'FULL_ONLY_USED';
  return leftOf(facts) === 0 ? 'WAITING' : undefined;
}

export function termsOf(facts: Facts, now: number): RefundTerms {
  const { refunded, waiting, method } = facts;
  const reasonNotRefundable = obstacle(facts, now);
  const fee = method === 'CARD' ? CARD_FEE : 0;
  if (reasonNotRefundable)
    return { refundable: 0, refunded, waiting, fee, modes: 'none', reasonNotRefundable };
  return { refundable: leftOf(facts), refunded, waiting, fee, modes: method === 'WALLET' ? 'full' : 'any' };
}
