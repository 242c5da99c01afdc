import type { RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { useOnline } from '../../lib/online.ts';
import { useCan, useUser } from '../../state/access.ts';
import { type DecisionKind, decidedText, isAboveRemaining } from './decision.ts';

/** Why this person may not decide on any request now, or undefined. */
export function useDenialOfAll(): string | undefined {
  const t = useT();
  const mayDecide = useCan('approve-refund:update');
  const online = useOnline();
  if (!mayDecide) return t('refundRequest.deny.scope');
  return online ? undefined : t('refundRequest.deny.offline');
}

/** Why this person may not decide so on a request, in one sentence; undefined where he may. */
export function useDenial() {
  const t = useT();
  const user = useUser();
  const ofAll = useDenialOfAll();
  return (request: RefundRequest, kind: DecisionKind): string | undefined => {
    if (ofAll) return ofAll;
    if (request.status !== 'WAITING') return decidedText(request, t);
    // Maker is not checker (product page "Screens", 2.6); the service says the same.
    if (request.requestedBy !== undefined && request.requestedBy === user?.userName)
      return t(`refundRequest.deny.own.${kind}`);
    if (kind === 'APPROVE' && isAboveRemaining(request))
      return t('refundRequest.deny.remaining', { amount: formatMoney(request.remaining) });
    return undefined;
  };
}
