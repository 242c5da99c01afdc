import { DescriptionList, Heading, Stack, Text } from '#design-system';
import type { Preparing } from '../../api/refunds.ts';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { Moment } from '../../nouns/Moment.tsx';
import { UnreadableRows } from '../../nouns/UnreadableRows.tsx';
import { code, freeText, maskAccount } from '../../record/words.tsx';
import { RequestRefundEarlier } from './RequestRefundEarlier.tsx';

interface RequestRefundFactsProps {
  detail: TransactionDetail;
  left: Preparing;
}

/** Whose money it is, where it went already, and how much may still go back. */
export function RequestRefundFacts({
  detail: { detail, refunds, unreadable },
  left,
}: RequestRefundFactsProps) {
  const t = useT();
  return (
    <>
      <Stack as="section" gap={3}>
        <Heading level={3}>{t('refund.request.payment')}</Heading>
        <DescriptionList
          items={[
            code(t('transaction.column.id'), detail.id),
            code(t('transaction.column.merchantRefId'), detail.merchantRefId),
            freeText(t('refund.request.payer'), detail.payerName),
            freeText(t('refund.request.account'), payeeAccount(detail)),
            freeText(t('transaction.column.storeName'), detail.storeName),
            { term: t('transaction.column.paidAt'), value: <Moment at={detail.paidAt} /> },
          ]}
        />
      </Stack>
      <Stack as="section" gap={3}>
        <DescriptionList
          items={[
            { term: t('refund.request.original'), value: formatMoney(detail.amount) },
            { term: t('refund.request.refunded'), value: formatMoney(left.refunded) },
            { term: t('refund.request.waiting'), value: formatMoney(left.waiting) },
            ...(left.fee ? [{ term: t('refund.request.fee'), value: formatMoney(left.fee) }] : []),
            {
              term: t('refund.request.left'),
              value: (
                <Text size="xl" weight="semibold" tabular>
                  {formatMoney(left.refundable)}
                </Text>
              ),
              // The fourth of four stands beside the others.
              wide: Boolean(left.fee),
            },
          ]}
        />
      </Stack>
      <UnreadableRows unreadable={unreadable} />
      <RequestRefundEarlier refunds={refunds} />
    </>
  );
}

/** The account that money goes back to, masked, with its bank. */
export const payeeAccount = ({
  bankName,
  payerAccount,
}: Pick<TransactionDetail['detail'], 'bankName' | 'payerAccount'>) =>
  [bankName, maskAccount(payerAccount)].filter(Boolean).join(' · ') || undefined;
