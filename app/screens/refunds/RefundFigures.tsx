import type { SummaryItem, Tone } from '#design-system';
import { getRefundStatistic, type Refund, type RefundStatistic } from '../../api/refunds.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { type CardTools, ListFigures } from '../../list/ListFigures.tsx';
import type { List } from '../../list/useList.ts';
import { type RefundTab, type refundsDefinition, refundTabs } from './definition.ts';
import { useRefundRate } from './useRefundRate.ts';

interface RefundFiguresProps {
  list: List<Refund, typeof refundsDefinition.filters>;
}

/** Counts and sums of the refunds that the filters let through; a card about one state is a filter button. */
export function RefundFigures({ list }: RefundFiguresProps) {
  const t = useT();
  const rate = useRefundRate(list);
  const refunds = (count: number) => t.count('refund.summary.refunds', count, { count: formatCount(count) });

  const cards = (
    statistic: RefundStatistic | undefined,
    { tab, toggle, tally }: CardTools<RefundTab>,
  ): SummaryItem[] => {
    const card = (id: 'success' | 'processing' | 'failed', tone: Tone): SummaryItem => {
      const sum = tally(id);
      return {
        id,
        tone,
        label: t(`refund.tab.${id}`),
        value: formatMoney(sum?.amount),
        sub: sum ? refunds(sum.count) : '',
        pressed: tab === id,
        onPress: () => toggle(id),
      };
    };
    return [
      {
        id: 'amount',
        label: t('refund.summary.amount'),
        value: formatMoney(statistic?.amount),
        sub: statistic ? refunds(statistic.count) : '',
      },
      card('success', 'success'),
      card('processing', 'info'),
      card('failed', 'danger'),
      ...(rate
        ? [
            {
              id: 'rate',
              label: t('refund.summary.rate'),
              value: rate.share,
              sub: t('refund.summary.volume', { amount: rate.volume }),
            },
          ]
        : []),
    ];
  };
  return (
    <ListFigures
      list={list}
      load={getRefundStatistic}
      tabs={refundTabs}
      all="all"
      tabsLabel={t('refund.tab.label')}
      tabLabel={(id) => t(`refund.tab.${id}`)}
      cards={cards}
    />
  );
}
