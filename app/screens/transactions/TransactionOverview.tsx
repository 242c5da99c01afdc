import { DescriptionList, Section, Skeleton } from '#design-system';
import type { TransactionDetail } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { formatAmount } from '../../lib/money.ts';
import { refundStatuses } from '../../rows/refundStatus.ts';
import { StatusTag } from '../../rows/StatusTag.tsx';
import { settlementStatuses } from '../../rows/settlementStatus.ts';
import { transactionStatuses } from '../../rows/transactionStatus.ts';

interface TransactionOverviewProps {
  row: Transaction | undefined;
  summary: TransactionDetail['summary'] | undefined;
  /** The summary is still to come. */
  loading: boolean;
}

/** Where a transaction stands on its three axes (payment, refund, reconciliation), and its figures in VND. */
export function TransactionOverview({ row, summary, loading }: TransactionOverviewProps) {
  const t = useT();
  const later = (amount: number | undefined) => (loading ? <Skeleton width="half" /> : formatAmount(amount));
  return (
    <Section title={t('transaction.section.summary')}>
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
          { term: t('transaction.column.amount'), value: formatAmount(summary?.amount ?? row?.amount) },
          { term: t('transaction.column.fee'), value: formatAmount(summary?.fee ?? row?.fee) },
          { term: t('transaction.column.net'), value: formatAmount(summary?.net ?? row?.net) },
          { term: t('transaction.detail.refunded'), value: later(summary?.refunded) },
          { term: t('transaction.detail.waiting'), value: later(summary?.waiting) },
          { term: t('transaction.detail.refundable'), value: later(summary?.refundable) },
        ]}
      />
    </Section>
  );
}
