import { ApproveIcon } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { ActionButton } from '../../lib/ActionButton.tsx';
import { type KeyedAction, useActionKeys } from '../../state/shortcuts.ts';
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
  const reject: KeyedAction = {
    id: 'reject',
    label: t('refundRequest.reject.action'),
    keys: ['r'],
    disabled: reasons.REJECT,
    run: () => onPress?.('REJECT'),
  };
  const approve: KeyedAction = {
    id: 'approve',
    label: t('refundRequest.approve.action'),
    icon: ApproveIcon,
    keys: ['a'],
    disabled: reasons.APPROVE,
    run: () => onPress?.('APPROVE'),
  };
  useActionKeys([reject, approve]);
  return (
    <>
      <ActionButton action={reject} />
      <ActionButton variant="solid" tone="accent" action={approve} />
    </>
  );
}
