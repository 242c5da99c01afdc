import { DescriptionList, MoneyLine, Section, Skeleton } from '#design-system';
import { transactionGroups } from '../../api/statusGroups.ts';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { formatAmount } from '../../lib/money.ts';
import { refundStatuses } from '../../nouns/refundStatus.ts';
import { StatusTag } from '../../nouns/StatusTag.tsx';
import { settlementStatuses } from '../../nouns/settlementStatus.ts';
import { transactionStatuses } from '../../nouns/transactionStatus.ts';

interface TransactionOverviewProps {
  row: Transaction | undefined;
  summary: TransactionDetail['summary'] | undefined;
  /** The summary is still to come. */
  loading: boolean;
}

/** What was paid - what went back - the fee = what is kept, and where the transaction stands on its three axes. */
export function TransactionOverview({ row, summary, loading }: TransactionOverviewProps) {
  const t = useT();
  const { amount, fee, net } = summary ?? row ?? {};
  const isSuccessful = row && (transactionGroups.success as readonly string[]).includes(row.status);
  const later = (amount: number | undefined) => (loading ? <Skeleton width="half" /> : formatAmount(amount));
  return (
    <Section title={t('transaction.section.summary')}>
      {isSuccessful && (
        <MoneyLine
          label={t('transaction.figure.line')}
          loading={loading}
          terms={[
            { id: 'amount', label: t('transaction.figure.original'), amount },
            {
              id: 'refunded',
              label: t('transaction.figure.refunded'),
              sign: '-',
              amount: summary?.refunded,
              tone: 'special',
            },
            { id: 'fee', label: t('transaction.figure.fee'), sign: '-', amount: fee },
          ]}
          result={{ id: 'net', label: t('transaction.figure.net'), amount: net, tone: 'success' }}
        />
      )}
      <DescriptionList
        columns={3}
        loading={loading && !row}
        items={[
          {
            term: t('transaction.column.status'),
            value: <StatusTag registry={transactionStatuses} value={row?.status} />,
          },
          {
            term: t('transaction.column.refundStatus'),
            value: <StatusTag registry={refundStatuses} value={row?.refundStatus} />,
          },
          {
            term: t('transaction.column.reconcileStatus'),
            value: <StatusTag registry={settlementStatuses} value={row?.reconcileStatus} />,
          },
          // A payment that brought no money has no sum.
          ...(isSuccessful ? [] : [{ term: t('transaction.column.amount'), value: formatAmount(amount) }]),
          { term: t('transaction.detail.waiting'), value: later(summary?.waiting) },
          { term: t('transaction.detail.refundable'), value: later(summary?.refundable) },
        ]}
      />
    </Section>
  );
}
