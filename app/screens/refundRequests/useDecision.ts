import { useState } from 'react';
import { toast } from '#design-system';
import { ApiError, referenceOf } from '../../api/errors.ts';
import type { Decision, RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import type { IntentKeeper } from '../../lib/moneyIntent.ts';
import { useMutation } from '../../lib/query.tsx';
import { useUser } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { noticeFailure } from '../../state/notices.ts';
import { useStillSignedIn } from '../../state/signedIn.ts';
import { type DecisionKind, decisionDeed, decisionFailure, pursueDecision } from './decision.ts';

/** What the dialogs of one decision are given. */
export interface DecisionProps {
  request: RefundRequest;
  keeper: IntentKeeper<Decision>;
  onClose: () => void;
  /** The request as it stands after the decision. */
  onDone: (decided: RefundRequest) => void;
  /** It did not go through, or nobody knows: what is shown of the request may be old. */
  onDoubt: () => void;
}

/** Decides on one request. `decide` throws the sentence of what went wrong; in doubt the same call looks and tries again. */
export function useDecision({ request, keeper, onDone, onDoubt }: DecisionProps, kind: DecisionKind) {
  const t = useT();
  const scope = useScope();
  const user = useUser();
  const isMine = useStillSignedIn();
  const [inDoubt, setInDoubt] = useState(keeper.read() !== undefined);
  const deed = decisionDeed(request, keeper, { scope, userName: user?.userName, isMine, t }, kind);
  const { mutateAsync } = useMutation({ mutationFn: (body: Decision) => pursueDecision(deed, body) });

  const decide = async (body: Decision) => {
    const outcome = await mutateAsync(body).catch((error: unknown) => {
      setInDoubt(false);
      onDoubt();
      const title = decisionFailure(error, t);
      const code = referenceOf(error);
      const isSaidElsewhere = error instanceof ApiError && (error.isForbidden || error.isServerFault);
      if (!isSaidElsewhere) toast({ tone: 'danger', title, ...(code && { code }) });
      throw new Error(title);
    });
    if (outcome.state === 'busy') throw new Error(t('refundRequest.busy'));
    if (outcome.state === 'unknown') {
      setInDoubt(true);
      onDoubt();
      noticeFailure(outcome.error, t);
      throw new Error(t('refundRequest.unknown'));
    }
    toast({
      tone: 'success',
      title: t(`refundRequest.done.${kind}`, { id: request.id, amount: formatMoney(request.amount) }),
    });
    onDone(outcome.result);
  };
  return { decide, inDoubt };
}
