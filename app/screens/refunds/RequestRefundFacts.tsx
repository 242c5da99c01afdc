import {
  Amount,
  amountInWords,
  Banner,
  DescriptionList,
  Details,
  Heading,
  Link,
  Stack,
  Text,
} from '#design-system';
import type { Preparing, Refund } from '../../api/refunds.ts';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import { useLocale, useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { refundHref } from '../../nouns/addresses.ts';
import { Moment } from '../../nouns/Moment.tsx';
import { refundReasons } from '../../nouns/refundCodes.ts';
import { refundStatuses } from '../../nouns/refundStatus.ts';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { UnreadableRows } from '../../nouns/UnreadableRows.tsx';
import { code, freeText, maskAccount, word } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
import type { RequestOutput } from './requestRefund.ts';

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
        <DescriptionList
          items={[
            {
              term: t('refund.request.left'),
              value: <Amount size="xl" value={left.refundable} />,
              wide: true,
            },
            { term: t('refund.request.original'), value: formatMoney(detail.amount) },
            { term: t('refund.request.refunded'), value: formatMoney(left.refunded) },
            { term: t('refund.request.waiting'), value: formatMoney(left.waiting) },
            ...(left.fee ? [{ term: t('refund.request.fee'), value: formatMoney(left.fee) }] : []),
          ]}
        />
      </Stack>
      <UnreadableRows unreadable={unreadable} />
      <EarlierRefunds refunds={refunds} />
    </>
  );
}

/** Which payment it is, and who paid: looked up by whoever is not sure. */
export function RequestRefundPayment({ detail }: Pick<TransactionDetail, 'detail'>) {
  const t = useT();
  return (
    <Details title={t('refund.request.payment')}>
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
    </Details>
  );
}

/** What will be asked for: how much goes to whom and why, the rest of it folded. */
export function RequestRefundReview({
  order,
  detail,
}: Pick<TransactionDetail, 'detail'> & { order: RequestOutput }) {
  const t = useT();
  const locale = useLocale();
  const { amount, reason, note } = order;
  return (
    <>
      <Stack gap={1}>
        <Amount size="xl" value={amount} />
        <Text size="sm" tone="muted">
          {amountInWords(amount, locale)}
        </Text>
      </Stack>
      <DescriptionList
        items={[
          freeText(t('refund.request.payer'), detail.payerName),
          freeText(t('refund.request.account'), payeeAccount(detail)),
          { term: t('refund.request.reason'), value: word(refundReasons, reason) },
          ...(note ? [{ ...freeText(t('refund.request.note'), note), wide: true }] : []),
        ]}
      />
      <RequestRefundPayment detail={detail} />
      <Banner tone="warning" role="note" title={t('refund.request.warning')} />
    </>
  );
}

/** The account that money goes back to, masked, with its bank. */
const payeeAccount = ({
  bankName,
  payerAccount,
}: Pick<TransactionDetail['detail'], 'bankName' | 'payerAccount'>) =>
  [bankName, maskAccount(payerAccount)].filter(Boolean).join(' · ') || undefined;

/** What was already asked for of a transaction, oldest first: the same request is easily made twice unseen. */
function EarlierRefunds({ refunds }: { refunds: readonly Refund[] }) {
  const t = useT();
  const mayRead = useCan('refund:read');
  const maySee = useCan('refund-transaction-detail:read');
  // To those who are shown none, an empty list says nothing.
  if (refunds.length === 0 && !maySee)
    return (
      <Text as="p" tone="muted">
        {t('refund.request.earlierUnseen')}
      </Text>
    );
  if (refunds.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('refund.request.earlier')}</Heading>
      <Stack as="ul" role="list" gap={4}>
        {refunds.map(({ id, amount, status, createdAt }) => (
          <Stack as="li" key={id} direction="row" gap={2} align="center" wrap>
            <Text weight="medium" tabular>
              {formatMoney(amount)}
            </Text>
            <StatusTag registry={refundStatuses} value={status} />
            <Moment at={createdAt} />
            {mayRead ? (
              <Link href={refundHref(id)} translate="no">
                {id}
              </Link>
            ) : (
              <Text tone="muted" translate="no">
                {id}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
