import type { RefundRequest } from '../../api/refundRequests.ts';
import { now } from '../../lib/time.ts';

/** Who asked for money back should not wait longer than a day, in seconds (product page "Screens", 2.6). */
export const OVERDUE_AFTER = 24 * 3600;

/** How bad a wait is: nothing within a day, a warning from then on, after three days worse. */
export function waitingTone(
  { status, requestedAt }: Pick<RefundRequest, 'status' | 'requestedAt'>,
  moment = now(),
): 'warning' | 'danger' | undefined {
  const age = moment - requestedAt;
  if (status !== 'WAITING' || age <= OVERDUE_AFTER) return undefined;
  return age > 3 * OVERDUE_AFTER ? 'danger' : 'warning';
}
