import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '#design-system';
import type { Preparing, Refund } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import type { Fit, Outcome, Similar } from '../../money/operation.ts';
import { giveUp, resolveOutcome, submitOnce } from '../../money/submitOnce.ts';
import { useSender } from '../../money/useSender.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { noticeFailure } from '../../state/notices.ts';
import { requestDraft } from './requestDraft.ts';
import { type RequestNotice, requestFailure } from './requestFailure.ts';
import { type RequestBody, type RequestIntent, requestOperation } from './requestOperation.ts';
import type { RequestOutput } from './requestRules.ts';
import { useOtherTab } from './useOtherTab.ts';
import { useQuestion } from './useQuestion.ts';
import { useRefundable } from './useRefundable.ts';

/** What was on the screen when it was confirmed. */
interface Question {
  body: RequestBody;
  left: Preparing;
}

/** Where a request stands, from the form to its result. */
export type Phase =
  | { name: 'form' }
  | ({ name: 'asking' | 'sending' } & Question)
  | { name: 'looking'; intent: RequestIntent }
  | {
      name: 'unknown';
      intent: RequestIntent;
      error: unknown;
      looked: boolean;
      similar?: readonly Similar[];
    }
  | { name: 'busy' }
  | {
      name: 'done';
      refund: Refund;
      earlier?: true;
      fits?: readonly Fit[];
      others?: readonly Similar[];
    };

/** Asks for a refund of one transaction, once, and says at every moment what is known of it. */
export function useRequestRefund(transactionId: string) {
  const t = useT();
  const scope = useScope();
  const sender = useSender();
  const maySee = useCan('refund-transaction-detail:read');
  const money = useRefundable(transactionId);
  const draft = requestDraft(scope, transactionId);
  const [notice, setNotice] = useState<RequestNotice>();
  const operationOf = (seen?: Preparing) =>
    requestOperation({
      scope,
      transactionId,
      ...sender,
      maySee,
      seen: () => seen,
      onLook: (intent) => setPhase({ name: 'looking', intent }),
    });
  const openIntent = () => operationOf().store.read();
  const [phase, setPhase] = useState<Phase>(() => {
    const intent = openIntent();
    return intent ? { name: 'looking', intent } : { name: 'form' };
  });

  const question = useQuestion(phase.name === 'asking' || phase.name === 'sending');
  const show = (outcome: Outcome<Refund>) => {
    if (outcome.state === 'busy') return setPhase({ name: 'busy' });
    if (outcome.state === 'done') {
      const { result, state: _, ...more } = outcome;
      if (!more.earlier) draft.clear();
      return setPhase({ name: 'done', refund: result, ...more });
    }
    noticeFailure(outcome.error, t);
    if (outcome.state === 'unknown') {
      const intent = openIntent();
      // Resolved by another tab, or given up: the figures tell.
      return setPhase(intent ? { ...outcome, name: 'unknown', intent } : { name: 'form' });
    }
    const failure = requestFailure(outcome, t);
    question.refuse(failure.fields);
    setNotice(failure.notice);
    setPhase({ name: 'form' });
  };
  const run = async (work: Promise<Outcome<Refund>>) => {
    const outcome = await work;
    show(outcome);
    void money.refresh();
    return outcome;
  };
  const follow = (work: () => Promise<Outcome<Refund>>) => {
    const intent = openIntent();
    if (intent) setPhase({ name: 'looking', intent });
    return run(work());
  };
  const look = () => follow(() => resolveOutcome(operationOf(), { again: false }));

  // An intent that was left open: by a reload, by another tab, or when the panel was closed.
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (phase.name === 'looking' && !begun.current) void look();
    begun.current = true;
  });
  useEffect(() => begin(), []);

  useOtherTab(phase.name === 'busy', operationOf().store, () => {
    setNotice({ tone: 'warning', title: t('refund.request.busyOver') });
    setPhase({ name: 'form' });
    void money.refresh();
  });

  return {
    phase,
    /** Holds the focus while the question is put: it is there before and after. */
    stage: question.stage,
    notice,
    money,
    draft,
    /** Puts the last question; the failures it comes to are the form's. */
    ask: ({ amount, reason, note }: RequestOutput) => {
      const { detail, left } = money;
      if (!detail || !left) return undefined;
      const source = detail.detail.source;
      const body = { transactionId, amount, reason, note, ...(source !== undefined && { source }) };
      setNotice(undefined);
      setPhase({ name: 'asking', body, left });
      return question.put();
    },
    /** A question that was confirmed closes by itself. */
    cancel: () => setPhase((now) => (now.name === 'asking' ? { name: 'form' } : now)),
    confirm: async ({ body, left }: Question) => {
      setPhase({ name: 'sending', body, left });
      await run(submitOnce(operationOf(left), body, body));
    },
    look,
    repeat: () => follow(() => resolveOutcome(operationOf(), { again: true })),
    forget: async () => {
      const { state } = await follow(() => giveUp(operationOf()));
      if (state === 'unknown') toast({ tone: 'info', title: t('refund.request.forgotten') });
    },
  };
}

export type RefundRequesting = ReturnType<typeof useRequestRefund>;
