import { getRefundStatistic, type Refund, type RefundStatistic } from '../../api/refunds.ts';
import { refundGroups as groups } from '../../api/statusGroups.ts';
import { useT } from '../../i18n/index.ts';
import { formatMoney } from '../../lib/money.ts';
import { otherOf, tallyOf } from '../../list/figures.ts';
import { type FigureTools, ListFigures } from '../../list/ListFigures.tsx';
import type { List } from '../../list/useList.ts';
import type { refundsDefinition } from './definition.ts';
import { rateText, useSales } from './useSales.ts';

interface RefundFiguresProps {
  list: List<Refund, typeof refundsDefinition.filters>;
}

/** What the refunds come to, by how far they are, and which share of the sales went back. */
export function RefundFigures({ list }: RefundFiguresProps) {
  const t = useT();
  const sales = useSales(list);
  const figures = ({ statistic, figure }: FigureTools<RefundStatistic>) => {
    const other = statistic && otherOf(statistic, groups);
    const refunded = statistic && tallyOf(statistic, groups.success).amount;
    return {
      terms: [
        figure('success', t('refund.figure.success'), groups.success, { tone: 'success', money: true }),
        figure('processing', t('refund.figure.processing'), groups.processing, { tone: 'info', money: true }),
        figure('waiting', t('refund.figure.waiting'), groups.waiting, { tone: 'warning', money: true }),
        figure('failed', t('refund.figure.failed'), groups.failed, { tone: 'danger', money: true }),
        ...(other && other.count > 0 ? [{ id: 'other', label: t('list.otherStatus'), ...other }] : []),
      ],
      result: { id: 'amount', label: t('refund.figure.amount'), amount: statistic?.amount },
      states: sales.asked
        ? [
            {
              id: 'rate',
              label: t('refund.figure.rate', { amount: formatMoney(sales.amount) }),
              text: rateText(refunded, sales.amount),
            },
          ]
        : [],
    };
  };
  return (
    <ListFigures list={list} load={getRefundStatistic} label={t('refund.figure.line')} figures={figures} />
  );
}
