import { DescriptionList, Skeleton } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { Moment } from '../../lib/Moment.tsx';
import { formatAmount } from '../../lib/money.ts';
import { StatusTag } from '../../lib/StatusTag.tsx';
import { RecordHead } from '../../record/RecordHead.tsx';
import { RecordNotices } from '../../record/RecordNotices.tsx';
import { code, freeText, word } from '../../record/words.tsx';
import { refundStatuses } from '../refund/refundStatus.ts';
import { settlementStatuses } from '../settlement/settlementStatus.ts';
import { transactionMethods } from './transactionCodes.ts';
import { transactionStatuses } from './transactionStatus.ts';
import { transactionNotice } from './transactionWords.ts';
import type { TransactionView } from './useTransaction.ts';

interface TransactionFactsProps {
  view: TransactionView;
  /** The refundable amount is already shown nearby, as the request counts it: one figure is enough. */
  withoutRefundable?: boolean;
}

/** A transaction in a narrow space: its amount and status, notices, and fields. */
export function TransactionFacts({ view, withoutRefundable }: TransactionFactsProps) {
  const t = useT();
  return (
    <>
      <RecordHead row={view.row} statuses={transactionStatuses} />
      <RecordNotices view={view} notice={transactionNotice(view.row, t)} />
      <Fields view={view} withoutRefundable={withoutRefundable} />
    </>
  );
}

function Fields({ view: { row, detail, loading }, withoutRefundable }: TransactionFactsProps) {
  const t = useT();
  return (
    <DescriptionList
      loading={!row}
      items={[
        code(t('transaction.column.merchantRefId'), row?.merchantRefId),
        freeText(t('transaction.column.storeName'), row?.storeName),
        { term: t('transaction.column.createdAt'), value: <Moment at={row?.createdAt} /> },
        { term: t('transaction.column.paidAt'), value: <Moment at={row?.paidAt} /> },
        { term: t('transaction.column.fee'), value: formatAmount(row?.fee) },
        { term: t('transaction.column.net'), value: formatAmount(row?.net) },
        {
          term: t('transaction.column.refundStatus'),
          value: <StatusTag registry={refundStatuses} value={row?.refundStatus} />,
        },
        {
          term: t('transaction.column.reconcileStatus'),
          value: <StatusTag registry={settlementStatuses} value={row?.reconcileStatus} />,
        },
        ...(withoutRefundable
          ? []
          : [
              {
                term: t('transaction.detail.refundable'),
                value: loading ? <Skeleton width="half" /> : formatAmount(detail?.summary.refundable),
              },
            ]),
        { term: t('transaction.column.method'), value: word(transactionMethods, row?.method) },
        freeText(t('transaction.column.bankName'), row?.bankName),
        code(t('transaction.column.bankRef'), row?.bankRef),
        { ...freeText(t('transaction.column.description'), row?.description), wide: true },
        { ...freeText(t('transaction.column.note'), row?.note), wide: true },
      ]}
    />
  );
}
