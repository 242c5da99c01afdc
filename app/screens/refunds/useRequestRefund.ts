import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toast } from '#design-system';
import { type Preparing, prepareRefund, type Refund } from '../../api/refunds.ts';
import { getTransaction } from '../../api/transactionDetail.ts';
import { useT } from '../../i18n/index.ts';
import type { Fit, Outcome, Similar } from '../../lib/outcome.ts';
import { useQuery } from '../../lib/query.tsx';
import type { IntentStore } from '../../money/intentStore.ts';
import { giveUp, resolveOutcome, submitOnce } from '../../money/submitOnce.ts';
import { useSender } from '../../money/useSender.ts';
import { useCan } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { noticeFailure } from '../../state/notices.ts';
import { type Noun, scopeKey, useReadAgain } from '../../state/queryKeys.ts';
import {
  NotRequested,
  type RequestBody,
  type RequestIntent,
  requestFailure,
  requestOperation,
} from './requestRefund.ts';

/** The confirmed request, with the figures shown at that time. */
export type RequestOrder = Omit<RequestBody, 'transactionId'> & { left: Preparing };

/** The phase of a request after the form, which `useSubmit` takes as far as sending. */
export type Phase =
  | { name: 'form' }
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

const refusedBy = ({ error, sent }: { error: unknown; sent: boolean }) => new NotRequested(error, sent);

/** Requests a refund of one transaction, once, and tracks its outcome. `onSent`: it was sent, or found by a later check. */
export function useRequestRefund(transactionId: string, onSent: () => void) {
  const t = useT();
  const scope = useScope();
  const sender = useSender();
  const maySee = useCan('refund-transaction-detail:read');
  const money = useRefundable(transactionId);
  /** Message about what happened while the form was waiting. */
  const [notice, setNotice] = useState<string>();
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

  const show = (outcome: Outcome<Refund>) => {
    if (outcome.state === 'busy') return setPhase({ name: 'busy' });
    if (outcome.state === 'done') {
      const { result, state: _, ...more } = outcome;
      if (!more.earlier) onSent();
      return setPhase({ name: 'done', refund: result, ...more });
    }
    if (outcome.state === 'refused') return setPhase({ name: 'form' });
    noticeFailure(outcome.error, t);
    const intent = openIntent();
    // Resolved by another tab, or given up: the current figures show it.
    return setPhase(intent ? { ...outcome, name: 'unknown', intent } : { name: 'form' });
  };
  const run = async (work: Promise<Outcome<Refund>>) => {
    const outcome = await work;
    show(outcome);
    const isRead = money.refresh();
    // The form continues with the current figures.
    if (outcome.state === 'refused') await isRead;
    return outcome;
  };
  const follow = async (work: () => Promise<Outcome<Refund>>) => {
    const intent = openIntent();
    if (intent) setPhase({ name: 'looking', intent });
    const outcome = await run(work());
    if (outcome.state === 'refused') setNotice(requestFailure(refusedBy(outcome), t).title);
    return outcome;
  };
  const look = () => follow(() => resolveOutcome(operationOf(), { again: false }));

  // Resume an intent left open by a reload, another tab, or closing the panel.
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (phase.name === 'looking' && !begun.current) void look();
    begun.current = true;
  });
  useEffect(() => begin(), []);

  useOtherTab(phase.name === 'busy', operationOf().store, () => {
    setNotice(t('refund.request.busyOver'));
    setPhase({ name: 'form' });
    void money.refresh();
  });

  return {
    phase,
    notice,
    money,
    /** Sends the confirmed request, once. Throws if the form must stay open, or if the phase shows the outcome. */
    send: async ({ left, ...order }: RequestOrder) => {
      setNotice(undefined);
      const body = { transactionId, ...order };
      const outcome = await run(submitOnce(operationOf(left), body, body));
      if (outcome.state === 'refused') throw refusedBy(outcome);
      if (outcome.state !== 'done' || outcome.earlier) throw new Error(outcome.state);
    },
    failure: (error: unknown) => (error instanceof NotRequested ? requestFailure(error, t) : undefined),
    look,
    repeat: () => follow(() => resolveOutcome(operationOf(), { again: true })),
    forget: async () => {
      const { state } = await follow(() => giveUp(operationOf()));
      if (state === 'unknown') toast({ tone: 'info', title: t('refund.request.forgotten') });
    },
  };
}

export type RefundRequesting = ReturnType<typeof useRequestRefund>;

/** Query keys that depend on the money of a transaction. */
const TOUCHED: readonly Noun[] = [
  'transaction',
  'transactions',
  'refund',
  'refunds',
  'refundRequests',
  'refund-preparing',
];

/** A transaction and its refundable amount, always fetched fresh: never send by stale figures. */
function useRefundable(transactionId: string) {
  const scope = useScope();
  const readAgain = useReadAgain();
  const transaction = useQuery({
    queryKey: scopeKey(scope, 'transaction', transactionId),
    queryFn: ({ signal }) => getTransaction(scope, transactionId, signal),
    staleTime: 0,
  });
  const left = useQuery({
    queryKey: scopeKey(scope, 'refund-preparing', transactionId),
    queryFn: ({ signal }) => prepareRefund(scope, transactionId, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const error = transaction.error ?? left.error;
  const isReady = transaction.data !== undefined && left.data !== undefined;
  return {
    detail: isReady ? transaction.data : undefined,
    left: isReady ? left.data : undefined,
    /** The error, if nothing can be shown. */
    error: isReady ? null : error,
    retry: () => void Promise.all([transaction.refetch(), left.refetch()]),
    /** Refetches everything that shows this money, here and on the page behind. */
    refresh: () => readAgain(TOUCHED),
  };
}

const EVERY_MS = 1000;

/** While another tab is sending (`waiting`), polls the shared intent until it has ended. */
function useOtherTab(waiting: boolean, store: IntentStore<unknown>, onEnd: () => void) {
  const isOpen = useEffectEvent(() => store.read() !== undefined);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!waiting) return;
    // The other tab may not have started yet.
    let wasOpen = isOpen();
    const timer = setInterval(() => {
      if (isOpen()) wasOpen = true;
      else if (wasOpen) end();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting]);
}
