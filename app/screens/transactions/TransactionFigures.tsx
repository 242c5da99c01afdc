import type { SummaryItem, Tone } from '#design-system';
import { getTransactionStatistic, type TransactionStatistic } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { type CardTools, ListFigures } from '../../list/ListFigures.tsx';
import type { List } from '../../list/useList.ts';
import type { transactionsDefinition } from './definition.ts';
import { type StatusTab, tabStatuses } from './tabs.ts';

interface TransactionFiguresProps {
  list: List<Transaction, typeof transactionsDefinition.filters>;
}

/** Counts and sums of the transactions that the filters let through; a card about one state is a filter button. */
export function TransactionFigures({ list }: TransactionFiguresProps) {
  const t = useT();
  const transactions = (count: number) =>
    t.count('transaction.summary.transactions', count, { count: formatCount(count) });

  const cards = (
    statistic: TransactionStatistic | undefined,
    { tab, toggle }: CardTools<StatusTab>,
  ): SummaryItem[] => {
    const card = (id: 'success' | 'failed' | 'refunded', tone: Tone): SummaryItem => ({
      id,
      tone,
      label: t(`transaction.summary.${id}`),
      value: formatMoney(statistic?.[id].amount),
      sub: statistic ? transactions(statistic[id].count) : '',
      pressed: tab === id,
      onPress: () => toggle(id),
    });
    return [
      {
        id: 'amount',
        label: t('transaction.summary.amount'),
        value: formatMoney(statistic?.amount),
        sub: statistic ? transactions(statistic.count) : '',
      },
      card('success', 'success'),
      card('failed', 'danger'),
      card('refunded', 'special'),
      { id: 'net', label: t('transaction.summary.net'), value: formatMoney(statistic?.net) },
    ];
  };
  return (
    <ListFigures
      list={list}
      load={getTransactionStatistic}
      tabs={tabStatuses}
      all="all"
      tabsLabel={t('transaction.tab.label')}
      tabLabel={(id) => t(`transaction.tab.${id}`)}
      cards={cards}
    />
  );
}
