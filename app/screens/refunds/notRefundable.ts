import type { Preparing } from '../../api/refunds.ts';
import type { Key, Translate } from '../../i18n/index.ts';

/** Why nothing may go back, by the service's code (docs/contract.md). */
const reasons: Readonly<Record<string, Key>> = {
  NOT_SUCCESSFUL: 'refund.request.none.NOT_SUCCESSFUL',
  FULLY_REFUNDED: 'refund.request.none.FULLY_REFUNDED',
  WAITING: 'refund.request.none.WAITING',
  TOO_OLD: 'refund.request.none.TOO_OLD',
  FULL_ONLY_USED: 'refund.request.none.FULL_ONLY_USED',
};

/** The sentence that says why nothing may go back: ours for a code, else the service's own words. */
export function notRefundable({ reasonNotRefundable: reason }: Preparing, t: Translate): string {
  if (!reason) return t('refund.request.none.unsaid');
  return Object.hasOwn(reasons, reason) ? t(reasons[reason]!) : reason;
}
