import { Fragment } from 'react';
import { DescriptionList, Divider, Section, Skeleton, Stack, Text } from '#design-system';
import type { TransactionDetail, TransactionRefund } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { Moment } from '../../rows/Moment.tsx';
import { refundStatuses } from '../../rows/refundStatus.ts';
import { StatusTag } from '../../rows/StatusTag.tsx';
import { code, freeText, reasonWord } from './words.tsx';

/** The refunds of a transaction, oldest first, and what can still be refunded. */
export function TransactionRefunds({ detail }: { detail: TransactionDetail | undefined }) {
  const t = useT();
  return (
    <Section title={t('transaction.section.refunds')}>
      {!detail && <Skeleton lines={2} />}
      {detail?.refunds.length === 0 && (
        <Text as="p" tone="muted">
          {t('transaction.detail.noRefunds')}
        </Text>
      )}
      {detail?.refunds.map((refund, place) => (
        <Fragment key={refund.id}>
          {place > 0 && <Divider />}
          <Refund refund={refund} />
        </Fragment>
      ))}
      {detail?.summary.refundable !== undefined && (
        <Text as="p" weight="medium" tabular>
          {t('transaction.detail.remaining', { amount: formatMoney(detail.summary.refundable) })}
        </Text>
      )}
    </Section>
  );
}

function Refund({ refund }: { refund: TransactionRefund }) {
  const t = useT();
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
          code(t('transaction.detail.refundId'), refund.id),
          code(t('transaction.column.bankRef'), refund.bankRef),
          { term: t('transaction.column.createdAt'), value: <Moment at={refund.createdAt} /> },
          { term: t('transaction.detail.completedAt'), value: <Moment at={refund.completedAt} /> },
          { term: t('transaction.detail.refundReason'), value: reasonWord(refund.reason) },
          freeText(t('transaction.detail.createdBy'), refund.createdBy),
          ...(refund.note ? [{ ...freeText(t('transaction.column.note'), refund.note), wide: true }] : []),
        ]}
      />
    </Stack>
  );
}
