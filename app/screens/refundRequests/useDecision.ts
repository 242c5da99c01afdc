import { useState } from 'react';
import { toast } from '#design-system';
import { ApiError, referenceOf } from '../../api/errors.ts';
import type { Decision, RefundRequest } from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { useMutation } from '../../lib/query.tsx';
import { mayRepeat } from '../../money/intentStore.ts';
import { resolveOutcome, submitOnce } from '../../money/submitOnce.ts';
import { noticeFailure } from '../../state/notices.ts';
import { Changed, type DecisionKind, decisionFailure, Refused, useDecisionOperation } from './decision.ts';

/** What the dialogs of one decision are given. */
export interface DecisionProps {
  request: RefundRequest;
  onClose: () => void;
  /** The request as it stands after the decision. */
  onDone: (decided: RefundRequest) => void;
  /** It did not go through, or nobody knows: what is shown of the request may be old. */
  onDoubt: () => void;
}

/**
 * Decides on one request. `decide` throws the sentence of what went wrong. In doubt the same call first looks only, and
 * sends the decision again, under its key, once the person has seen that nothing came of it.
 */
export function useDecision({ request, onDone, onDoubt }: DecisionProps, kind: DecisionKind) {
  const t = useT();
  const operation = useDecisionOperation()(request, kind);
  const { store } = operation;
  /** What the button does: sends it, looks what came of it, sends it again. */
  const [next, setNext] = useState<'send' | 'check' | 'again'>(store.read() ? 'check' : 'send');
  const { mutateAsync } = useMutation({
    mutationFn: (body: Decision) =>
      store.read()
        ? resolveOutcome(operation, { again: next === 'again' })
        : submitOnce(operation, body, { transactionId: request.transactionId, amount: request.amount }),
  });

  const decide = async (body: Decision) => {
    const outcome = await mutateAsync(body);
    if (outcome.state === 'busy') throw new Error(t('refundRequest.busy'));
    if (outcome.state === 'unknown') {
      const open = store.read();
      setNext(open && next === 'check' && outcome.looked && mayRepeat(open) ? 'again' : 'check');
      onDoubt();
      noticeFailure(outcome.error, t);
      throw new Error(t(open?.accepted ? 'refundRequest.accepted' : 'refundRequest.unknown'));
    }
    if (outcome.state === 'refused') {
      const { error } = outcome;
      setNext('send');
      onDoubt();
      noticeFailure(error, t);
      const title = decisionFailure(error, t);
      const code = referenceOf(error);
      const isSaidElsewhere = error instanceof ApiError && (error.status === 403 || error.isServerFault);
      if (!isSaidElsewhere) toast({ tone: 'danger', title, ...(code && { code }) });
      const isFinal = error instanceof ApiError && error.status !== undefined && error.status < 500;
      throw isFinal || error instanceof Changed ? new Refused(title) : new Error(title);
    }
    toast({
      tone: 'success',
      title: t(`refundRequest.done.${kind}`, { id: request.id, amount: formatMoney(request.amount) }),
    });
    onDone(outcome.result);
  };
  const inDoubt = next !== 'send';
  return {
    decide,
    inDoubt,
    /** The next press sends the decision; else it only looks. */
    sends: next !== 'check',
    /** What the button says in doubt. */
    doubtLabel: t(next === 'again' ? 'refundRequest.again' : 'refundRequest.check'),
    open: store.read()?.body,
  };
}
