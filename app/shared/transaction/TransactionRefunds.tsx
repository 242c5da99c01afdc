import { Fragment } from 'react';
import { DescriptionList, Divider, Section, Skeleton, Stack, Text } from '#design-system';
import type { Refund } from '../../api/refunds.ts';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import { useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatMoney } from '../../lib/money.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { UnreadableRows } from '../../lib/UnreadableRows.tsx';
import { code, freeText, reference, word } from '../../record/words.tsx';
import { useCan } from '../../state/access.ts';
import { refundHref } from '../addresses.ts';
import { refundReasons } from '../refund/refundCodes.ts';
import { endOf, errorWords } from '../refund/refundFields.tsx';
import { refundStatuses } from '../refund/refundStatus.ts';

interface TransactionRefundsProps {
  detail: TransactionDetail | undefined;
  /** The refundable amount is already shown nearby. */
  withoutRefundable?: boolean;
}

/** The refunds of a transaction, oldest first, each linked to its page, and the refundable amount. */
export function TransactionRefunds({ detail, withoutRefundable }: TransactionRefundsProps) {
  const t = useT();
  const refundable = withoutRefundable ? undefined : detail?.summary.refundable;
  return (
    <Section title={t('transaction.section.refunds')}>
      {!detail && <Skeleton lines={2} />}
      {detail?.refunds.length === 0 && !detail.unreadable && (
        <Text as="p" tone="muted">
          {t('transaction.detail.noRefunds')}
        </Text>
      )}
      {detail?.refunds.map((refund, place) => (
        <Fragment key={refund.id}>
          {place > 0 && <Divider />}
          <RefundEntry refund={refund} />
        </Fragment>
      ))}
      <UnreadableRows unreadable={detail?.unreadable} />
      {refundable !== undefined && (
        <Text as="p" weight="medium" tabular>
          {t('transaction.detail.remaining', { amount: formatMoney(refundable) })}
        </Text>
      )}
    </Section>
  );
}

function RefundEntry({ refund }: { refund: Refund }) {
  const t = useT();
  const maySee = useCan('refund:read');
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} justify="between" wrap>
        <Text weight="semibold" tabular>
          {t('transaction.detail.refundOf', { amount: formatMoney(refund.amount) })}
        </Text>
        <StatusTag registry={refundStatuses} value={refund.status} />
      </Stack>
      <DescriptionList
        items={[
          reference(t('refund.detail.id'), refund.id, maySee ? refundHref(refund.id) : undefined),
          code(t('transaction.column.bankRef'), refund.bankRef),
          { term: t('transaction.column.createdAt'), value: <Moment at={refund.createdAt} /> },
          endOf(refund, t),
          { term: t('refund.detail.reason'), value: word(refundReasons, refund.reason) },
          freeText(t('refund.detail.createdBy'), refund.createdBy),
          // The requester may be allowed to see only this page.
          ...(refund.errorCode
            ? [{ ...freeText(t('refund.detail.error'), errorWords(refund.errorCode, t)), wide: true }]
            : []),
          ...(refund.rejectReason
            ? [{ ...freeText(t('refund.detail.rejectReason'), refund.rejectReason), wide: true }]
            : []),
          ...(refund.note ? [{ ...freeText(t('transaction.column.note'), refund.note), wide: true }] : []),
        ]}
      />
    </Stack>
  );
}
