import { amountInWords, DescriptionList, Stack, Text } from '#design-system';
import type { RefundRequest } from '../../api/refundRequests.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatAmount, formatMoney } from '../../lib/money.ts';
import { Moment } from '../../nouns/Moment.tsx';
import { refundReasons } from '../../nouns/refundCodes.ts';
import { refundRequestStatuses } from '../../nouns/refundRequestStatus.ts';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { TransactionLink } from '../../nouns/transaction/TransactionLink.tsx';
import { freeText, word } from '../../record/words.tsx';
import { RequestHints } from './RequestHints.tsx';
import { WaitingAge } from './WaitingAge.tsx';

/** What is asked for: how much in figures and words, why, by whom, since when, and what speaks against it. */
export function RequestFacts({ request }: { request: RefundRequest }) {
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
