import { ApproveIcon, Button, toast } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { useShortcuts } from '../../state/shortcuts.ts';
import { useTransaction } from '../transaction/useTransaction.ts';
import { type DecisionKind, useDenial } from './decision.ts';

interface RequestDecisionsProps {
  request: RefundRequest;
  onDecide: (request: RefundRequest, kind: DecisionKind) => void;
}

/**
 * The two decisions on a request, as buttons and shortcuts. If its transaction is not visible, it can only be rejected.
 */
export function RequestDecisions({ request, onDecide }: RequestDecisionsProps) {
  const t = useT();
  const denial = useDenial();
  const { detail, loading } = useTransaction(request.transactionId);
  const unseen = detail ? undefined : t(loading ? 'refundRequest.deny.loading' : 'refundRequest.deny.unread');
  return (
    <DecisionButtons
      reasons={{ APPROVE: denial(request, 'APPROVE') ?? unseen, REJECT: denial(request, 'REJECT') }}
      onPress={(kind) => onDecide(request, kind)}
    />
  );
}

interface DecisionButtonsProps {
  /** Why a decision is not possible now. */
  reasons: Readonly<Record<DecisionKind, string | undefined>>;
  onPress?: (kind: DecisionKind) => void;
}

/** Reject and approve; each explains why it is disabled. */
export function DecisionButtons({ reasons, onPress }: DecisionButtonsProps) {
  const t = useT();
  const press = (kind: DecisionKind) => {
    const reason = reasons[kind];
    if (reason) toast({ tone: 'warning', title: reason });
    else onPress?.(kind);
  };
  useShortcuts({ a: () => press('APPROVE'), r: () => press('REJECT') });
  return (
    <>
      <Button disabled={reasons.REJECT} aria-keyshortcuts="r" onClick={() => press('REJECT')}>
        {t('refundRequest.reject.action')}
      </Button>
      <Button
        variant="solid"
        tone="accent"
        icon={ApproveIcon}
        disabled={reasons.APPROVE}
        aria-keyshortcuts="a"
        onClick={() => press('APPROVE')}
      >
        {t('refundRequest.approve.action')}
      </Button>
    </>
  );
}
