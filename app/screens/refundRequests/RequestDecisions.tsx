import { ApproveIcon, GatedButton, toast } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { useTransaction } from '../../nouns/transaction/useTransaction.ts';
import { useShortcuts } from '../../state/shortcuts.ts';
import type { DecisionKind } from './decision.ts';
import { useDenial } from './useDenial.ts';

interface RequestDecisionsProps {
  request: RefundRequest;
  onDecide: (request: RefundRequest, kind: DecisionKind) => void;
}

/** The two decisions on a request, by button and by key. Without its transaction in sight it can only be rejected. */
export function RequestDecisions({ request, onDecide }: RequestDecisionsProps) {
  const t = useT();
  const denial = useDenial();
  const { detail, loading } = useTransaction(request.transactionId);
  const unseen = detail ? undefined : t(loading ? 'refundRequest.deny.loading' : 'refundRequest.deny.unread');
  const reasons = {
    APPROVE: denial(request, 'APPROVE') ?? unseen,
    REJECT: denial(request, 'REJECT'),
  };
  const press = (kind: DecisionKind) => {
    const reason = reasons[kind];
    if (reason) toast({ tone: 'warning', title: reason });
    else onDecide(request, kind);
  };
  useShortcuts({ a: () => press('APPROVE'), r: () => press('REJECT') });
  return (
    <>
      <GatedButton disabledReason={reasons.REJECT} aria-keyshortcuts="r" onClick={() => press('REJECT')}>
        {t('refundRequest.reject.action')}
      </GatedButton>
      <GatedButton
        variant="solid"
        tone="accent"
        icon={ApproveIcon}
        disabledReason={reasons.APPROVE}
        aria-keyshortcuts="a"
        onClick={() => press('APPROVE')}
      >
        {t('refundRequest.approve.action')}
      </GatedButton>
    </>
  );
}
