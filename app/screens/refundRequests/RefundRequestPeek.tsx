import { amountInWords, Banner, DescriptionList, Heading, Skeleton, Stack, Text } from '#design-system';
import { foundIn } from '../../api/http/errors.ts';
import { findRefundRequest, listRefundRequests, type RefundRequest } from '../../api/refundRequests.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { useQuery } from '../../lib/query.tsx';
import { StatusTag } from '../../lib/StatusTag.tsx';
import type { Peeked } from '../../list/peeked.ts';
import { listKey } from '../../list/useList.ts';
import { hasFailed } from '../../record/failure.ts';
import type { RecordKind } from '../../record/kind.ts';
import { FailureState } from '../../record/RecordFailure.tsx';
import { RecordPeek } from '../../record/RecordPeek.tsx';
import { useRecord } from '../../record/useRecord.ts';
import { freeText, word } from '../../record/words.tsx';
import { refundReasons } from '../../shared/refund/refundCodes.ts';
import { type DecisionKind, isAboveRemaining, isOwn } from '../../shared/refundRequest/decision.ts';
import { RequestDecisions } from '../../shared/refundRequest/RequestDecisions.tsx';
import { refundRequestStatuses } from '../../shared/refundRequestStatus.ts';
import { TransactionFacts } from '../../shared/transaction/TransactionFacts.tsx';
import { TransactionLink } from '../../shared/transaction/TransactionLink.tsx';
import { TransactionRefunds } from '../../shared/transaction/TransactionRefunds.tsx';
import { TransactionTimeline } from '../../shared/transaction/TransactionTimeline.tsx';
import { transactionKind } from '../../shared/transaction/transactionKind.ts';
import { useTransaction } from '../../shared/transaction/useTransaction.ts';
import { useUser } from '../../state/access.ts';
import { useScope } from '../../state/business.ts';
import { WaitingAge } from './waiting.tsx';

interface RefundRequestPeekProps extends Peeked<RefundRequest> {
  /** Asks for a decision on it. */
  onDecide: (request: RefundRequest, kind: DecisionKind) => void;
}

const requestKind: RecordKind<RefundRequest, RefundRequest> = {
  name: 'refundRequests',
  list: 'refundRequests',
  path: '/merchant/approve-refund',
  scope: 'approve-refund:read',
  statuses: refundRequestStatuses,
  title: 'refundRequest.title',
  id: 'refundRequest.column.id',
  noun: 'refundRequest.noun',
  peekOnly: true,
  load: async (scope, id, signal) => foundIn(await findRefundRequest(scope, id, signal)),
  rowOf: (request) => request,
};

/** A request beside the list with its whole transaction, to decide on it without leaving the page. */
export function RefundRequestPeek({ id, row: given, onClose, onDecide }: RefundRequestPeekProps) {
  const view = useRecord(requestKind, id, { given });
  const { row } = view;
  return (
    <RecordPeek
      kind={requestKind}
      id={id}
      view={view}
      onClose={onClose}
      // A decided request has nothing left to decide.
      actions={row?.status === 'WAITING' && <RequestDecisions request={row} onDecide={onDecide} />}
    >
      {row ? (
        <>
          <RequestFacts request={row} />
          <RequestTransaction id={row.transactionId} />
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </RecordPeek>
  );
}

/** The request: amount in figures and words, reason, requester, age, and warnings. */
function RequestFacts({ request }: { request: RefundRequest }) {
  const t = useT();
  const locale = useLocale();
  const isDecided = request.status !== 'WAITING';
  const isRejected = request.status === 'REJECTED';
  return (
    <>
      <Stack gap={1}>
        <Stack direction="row" gap={3} wrap>
          <Text size="xl" weight="semibold" tabular>
            {formatMoney(request.amount)}
          </Text>
          <StatusTag registry={refundRequestStatuses} value={request.status} />
        </Stack>
        <Text size="sm" tone="muted">
          {amountInWords(request.amount, locale)}
        </Text>
      </Stack>
      <RequestHints request={request} />
      <DescriptionList
        items={[
          { term: t('refundRequest.column.remaining'), value: formatAmount(request.remaining) },
          { term: t('refundRequest.column.originalAmount'), value: formatAmount(request.originalAmount) },
          { term: t('refundRequest.column.reason'), value: word(refundReasons, request.reason) },
          freeText(t('refundRequest.column.requestedBy'), request.requestedBy),
          { term: t('refundRequest.column.requestedAt'), value: <Moment at={request.requestedAt} /> },
          ...(isDecided
            ? [
                freeText(
                  t(isRejected ? 'refund.detail.rejectedBy' : 'refundRequest.column.decidedBy'),
                  request.decidedBy,
                ),
                {
                  term: t(isRejected ? 'refund.detail.rejectedAt' : 'refundRequest.column.decidedAt'),
                  value: <Moment at={request.decidedAt} />,
                },
              ]
            : [{ term: t('refundRequest.column.age'), value: <WaitingAge request={request} /> }]),
          {
            term: t('refundRequest.column.transactionId'),
            value: <TransactionLink variant="inline" id={request.transactionId} />,
            copy: request.transactionId,
          },
          { ...freeText(t('refundRequest.column.note'), request.note), wide: true },
          ...(request.rejectReason
            ? [{ ...freeText(t('refundRequest.column.rejectReason'), request.rejectReason), wide: true }]
            : []),
        ]}
      />
    </>
  );
}

/** Warnings for the approver: too much, their own request, or not the only one. */
function RequestHints({ request }: { request: RefundRequest }) {
  const t = useT();
  const user = useUser();
  const others = useOthersBeside(request);
  const { amount, remaining, originalAmount } = request;
  if (request.status !== 'WAITING') return null;
  return (
    <>
      {isAboveRemaining(request) && (
        <Banner tone="danger" title={t('refundRequest.hint.above', { amount: formatMoney(remaining) })} />
      )}
      {isOwn(request, user) && <Banner tone="warning" title={t('refundRequest.hint.own')} />}
      {others.length > 0 && (
        <Banner
          tone="warning"
          title={t.count('refundRequest.hint.others', others.length, {
            amount: formatMoney(others.reduce((sum, other) => sum + other.amount, 0)),
          })}
        >
          {others.map(({ id }) => id).join(', ')}
        </Banner>
      )}
      {amount === originalAmount && <Banner tone="info" title={t('refundRequest.hint.whole')} />}
    </>
  );
}

/** Other requests waiting for the same transaction. */
function useOthersBeside({ id, transactionId, status }: RefundRequest): RefundRequest[] {
  const scope = useScope();
  const { data } = useQuery({
    queryKey: listKey(scope, 'refundRequests', 'beside', transactionId),
    queryFn: ({ signal }) =>
      listRefundRequests(
        scope,
        { page: 1, pageSize: 100, status: 'WAITING', keyword: transactionId },
        signal,
      ),
    enabled: status === 'WAITING',
    // Not essential: the request can be read without it.
    meta: { quiet: true },
  });
  return (data?.items ?? []).filter((one) => one.transactionId === transactionId && one.id !== id);
}

/** The transaction that a request wants to refund: its facts, timeline and refunds. */
function RequestTransaction({ id }: { id: string }) {
  const t = useT();
  const view = useTransaction(id);
  const { row, detail, loading, error, refetch } = view;
  return (
    <Stack as="section" gap={4} aria-label={t('refundRequest.column.transactionId')}>
      <Heading level={3}>{t('refundRequest.column.transactionId')}</Heading>
      {hasFailed(view) ? (
        <FailureState kind={transactionKind} id={id} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <TransactionFacts view={view} withoutRefundable />
          {(loading || detail) && (
            <>
              <Heading level={3}>{t('record.timeline')}</Heading>
              <TransactionTimeline row={row} loading={loading} />
              <TransactionRefunds detail={detail} withoutRefundable />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
