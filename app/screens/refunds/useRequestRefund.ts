import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormFailure, toast } from '#design-system';
import { type Preparing, prepareRefund, type Refund } from '../../api/refunds.ts';
import { getTransaction } from '../../api/transactionDetail.ts';
import { useT } from '../../i18n/index.ts';
import { useQuery, useQueryClient } from '../../lib/query.tsx';
import type { IntentStore } from '../../money/intentStore.ts';
import type { Fit, Outcome, Similar } from '../../money/operation.ts';
import { giveUp, resolveOutcome, submitOnce } from '../../money/submitOnce.ts';
import { useSender } from '../../money/useSender.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { noticeFailure } from '../../state/notices.ts';
import {
  type RequestBody,
  type RequestIntent,
  type RequestNotice,
  type RequestOutput,
  requestDraft,
  requestFailure,
  requestOperation,
} from './requestRefund.ts';

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

/** What hangs on the money of a transaction, as the third part of query keys names it. */
const TOUCHED = ['transaction', 'transactions', 'refund', 'refunds', 'refundRequests', 'refund-preparing'];

/** A transaction and what is left of it, both as the service has them now: figures to send by are never old ones. */
function useRefundable(transactionId: string) {
  const scope = useScope();
  const answers = useQueryClient();
  const key = (name: string) => [scope.merchantId, scope.storeId ?? null, name, transactionId];
  const transaction = useQuery({
    queryKey: key('transaction'),
    queryFn: ({ signal }) => getTransaction(scope, transactionId, signal),
    staleTime: 0,
  });
  const left = useQuery({
    queryKey: key('refund-preparing'),
    queryFn: ({ signal }) => prepareRefund(scope, transactionId, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const error = transaction.error ?? left.error;
  const isReady = transaction.data !== undefined && left.data !== undefined;
  return {
    detail: isReady ? transaction.data : undefined,
    left: isReady ? left.data : undefined,
    /** Why nothing can be shown. */
    error: isReady ? null : error,
    retry: () => void Promise.all([transaction.refetch(), left.refetch()]),
    /** Asks anew for everything that shows this money, here and on the page behind. */
    refresh: () =>
      answers.invalidateQueries({
        predicate: ({ queryKey: [merchantId, , name] }) =>
          merchantId === scope.merchantId && TOUCHED.includes(String(name)),
      }),
  };
}

const EVERY_MS = 1000;

/** While another tab is at work (`waiting`), looks whether its intent, which all tabs see, has come to an end. */
function useOtherTab(waiting: boolean, store: IntentStore<unknown>, onEnd: () => void) {
  const isOpen = useEffectEvent(() => store.read() !== undefined);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!waiting) return;
    // It may still be about to begin.
    let wasOpen = isOpen();
    const timer = setInterval(() => {
      if (isOpen()) wasOpen = true;
      else if (wasOpen) end();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting]);
}

/**
 * The last question between a form and what it sends (`open` while it is put). The form waits for its end; the focus
 * stays in the panel, whatever of the form is gone by then.
 */
function useQuestion(open: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  const asked = useRef<{
    give: (fields: FormFailure[]) => void;
    fields: FormFailure[];
    from: Element | null;
  }>(undefined);

  useEffect(() => {
    if (!open) return;
    return () => {
      // The dialog gives the focus back first, to the stage.
      setTimeout(() => {
        const { give, fields, from } = asked.current ?? {};
        asked.current = undefined;
        if (from instanceof HTMLElement && from.isConnected) from.focus();
        give?.(fields ?? []);
      });
    };
  }, [open]);

  return {
    stage,
    /** Begins: what the form hears when it is over is what `refuse` was given. */
    put() {
      const from = document.activeElement;
      // A dialog gives the focus back to where it was. That must not be a button which a result takes away.
      stage.current?.focus({ preventScroll: true });
      return new Promise<FormFailure[]>((give) => {
        asked.current = { give, fields: [], from };
      });
    },
    /** What the service said about single fields. */
    refuse(fields: FormFailure[]) {
      if (asked.current) asked.current.fields = fields;
    },
  };
}
