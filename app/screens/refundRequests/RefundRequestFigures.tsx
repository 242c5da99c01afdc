import type { SummaryItem } from '#design-system';
import {
  getRefundRequestStatistic,
  type RefundRequest,
  type RefundRequestStatistic,
} from '../../api/refundRequests.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { type CardTools, ListFigures } from '../../list/ListFigures.tsx';
import type { List } from '../../list/useList.ts';
import { OVERDUE, type refundRequestsDefinition } from './definition.ts';
import { type StatusTab, tabSorts, tabStatuses } from './tabs.ts';

interface RefundRequestFiguresProps {
  list: List<RefundRequest, typeof refundRequestsDefinition.filters>;
}

/** What waits, whichever tab is looked at: how many, how much, and how many for more than a day. */
export function RefundRequestFigures({ list }: RefundRequestFiguresProps) {
  const t = useT();
  const isOverdueOnly = list.values.age === OVERDUE;
  const requests = (count: number) =>
    t.count('refundRequest.summary.requests', count, { count: formatCount(count) });

  const showOverdue = (only: boolean) =>
    list.setFilters({ status: tabStatuses.waiting, age: only ? OVERDUE : undefined }, tabSorts.waiting);

  const cards = (
    statistic: RefundRequestStatistic | undefined,
    { tab, toggle, whole }: CardTools<StatusTab, RefundRequestStatistic>,
  ): SummaryItem[] => {
    const sum = whole && (whole.byStatus.WAITING ?? { count: 0, amount: 0 });
    const overdue = whole?.overdue;
    return [
      {
        id: 'waiting',
        tone: 'warning',
        label: t('refundRequest.summary.waiting'),
        value: sum && formatCount(sum.count),
        sub: sum ? formatMoney(sum.amount) : '',
        pressed: tab === 'waiting' && !isOverdueOnly,
        onPress: () => (isOverdueOnly ? showOverdue(false) : toggle('waiting')),
      },
      {
        id: 'overdue',
        tone: 'danger',
        label: t('refundRequest.summary.overdue'),
        value: overdue && formatCount(overdue.count),
        sub: overdue ? formatMoney(overdue.amount) : '',
        pressed: isOverdueOnly,
        onPress: () => showOverdue(!isOverdueOnly),
      },
      {
        id: 'amount',
        label: t('refundRequest.summary.amount'),
        value: formatMoney(statistic?.amount),
        sub: statistic ? requests(statistic.count) : '',
      },
    ];
  };
  return (
    <ListFigures
      list={list}
      load={getRefundRequestStatistic}
      tabs={tabStatuses}
      sorts={tabSorts}
      within={{ age: undefined }}
      all="all"
      tabsLabel={t('refundRequest.tab.label')}
      tabLabel={(id) => t(`refundRequest.tab.${id}`)}
      cards={cards}
    />
  );
}
