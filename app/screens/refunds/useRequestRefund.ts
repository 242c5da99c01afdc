import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '#design-system';
import type { Preparing } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { abandon, carryOut, type Outcome, resume } from '../../lib/moneyIntent.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { noticeFailure } from '../../state/notices.ts';
import { useUserName } from '../../state/session.ts';
import { useStillSignedIn } from '../../state/signedIn.ts';
import { type Recorded, type RequestBody, type RequestIntent, requestDeed } from './requestDeed.ts';
import { requestDraft } from './requestDraft.ts';
import { type RequestNotice, requestFailure } from './requestFailure.ts';
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
  | { name: 'unknown'; intent: RequestIntent; error: unknown; looked: boolean }
  | { name: 'busy' }
  | { name: 'done'; refund: Recorded; earlier?: true };

/** Asks for a refund of one transaction, once, and says at every moment what is known of it. */
export function useRequestRefund(transactionId: string) {
  const t = useT();
  const scope = useScope();
  const userName = useUserName();
  const isMine = useStillSignedIn();
  const maySee = useCan('refund-transaction-detail:read');
  const money = useRefundable(transactionId);
  const draft = requestDraft(scope, transactionId);
  const [notice, setNotice] = useState<RequestNotice>();
  const deedOf = (seen?: Preparing) =>
    requestDeed({
      scope,
      transactionId,
      userName,
      isMine,
      maySee,
      seen: () => seen,
      onLook: (intent) => setPhase({ name: 'looking', intent }),
    });
  const [phase, setPhase] = useState<Phase>(() => {
    const intent = deedOf().keeper.read();
    return intent ? { name: 'looking', intent } : { name: 'form' };
  });

  const question = useQuestion(phase.name === 'asking' || phase.name === 'sending');
  const settle = (outcome: Outcome<Recorded> | { state: 'dropped' }) => {
    if (outcome.state === 'busy') return setPhase({ name: 'busy' });
    if (outcome.state === 'unknown') {
      noticeFailure(outcome.error, t);
      const intent = deedOf().keeper.read();
      // Resolved by another tab meanwhile: the figures tell.
      setPhase(intent ? { ...outcome, name: 'unknown', intent } : { name: 'form' });
    } else if (outcome.state === 'dropped') {
      toast({ tone: 'info', title: t('refund.request.dropped') });
      setPhase({ name: 'form' });
    } else {
      const { result, earlier } = outcome;
      if (!earlier) draft.clear();
      setPhase({ name: 'done', refund: result, ...(earlier && { earlier }) });
    }
  };
  const run = async (work: () => Promise<Outcome<Recorded> | { state: 'dropped' }>) => {
    try {
      settle(await work());
    } catch (error) {
      noticeFailure(error, t);
      const failure = requestFailure(error, t);
      question.refuse(failure.fields);
      setNotice(failure.notice);
      setPhase({ name: 'form' });
    }
    void money.refresh();
  };
  const pursue = (work: () => Promise<Outcome<Recorded> | { state: 'dropped' }>) => {
    const intent = deedOf().keeper.read();
    if (intent) setPhase({ name: 'looking', intent });
    return run(work);
  };
  const look = () => pursue(() => resume(deedOf(), { again: false }));

  // An intent that was left open: by a reload, by another tab, or when the panel was closed.
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (phase.name === 'looking' && !begun.current) void look();
    begun.current = true;
  });
  useEffect(() => begin(), []);

  useOtherTab(phase.name === 'busy', deedOf().keeper, () => {
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
    confirm: ({ body, left }: Question) => {
      setPhase({ name: 'sending', body, left });
      return run(() => carryOut(deedOf(left), body));
    },
    look,
    repeat: () => pursue(() => resume(deedOf(), { again: true })),
    drop: () => pursue(() => abandon(deedOf())),
  };
}

export type RefundRequesting = ReturnType<typeof useRequestRefund>;
