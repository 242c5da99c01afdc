import { Tabs } from '#design-system';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import type { List } from '../../list/useList.ts';
import type { transactionsDefinition } from './definition.ts';
import { TransactionSummary } from './TransactionSummary.tsx';
import { STATUS_TABS, type StatusTab, tabOf, tabStatuses } from './tabs.ts';
import { useTransactionStatistic } from './useTransactionStatistic.ts';

interface TransactionFiguresProps {
  list: List<Transaction, typeof transactionsDefinition.filters>;
}

/** The list's tabs and figures: both come from the service's statistic, and both are filters. */
export function TransactionFigures({ list: { scope, values, setFilter } }: TransactionFiguresProps) {
  const t = useT();
  // The figures follow every filter; the counts on the tabs follow all but the one that the tabs set.
  const statistic = useTransactionStatistic(scope, values);
  const all = useTransactionStatistic(scope, { ...values, status: [] });

  const tab = tabOf(values.status);
  const setTab = (next: StatusTab) => setFilter('status', tabStatuses[next]);
  const countOf = (one: StatusTab) => {
    const counts = all.data?.byStatus;
    if (!counts) return all.isError ? undefined : null;
    const statuses: readonly string[] = one === 'all' ? Object.keys(counts) : tabStatuses[one];
    return statuses.reduce((sum, status) => sum + (counts[status]?.count ?? 0), 0);
  };

  return (
    <>
      <Tabs
        label={t('transaction.tab.label')}
        tabs={STATUS_TABS.map((id) => {
          const count = countOf(id);
          return { id, label: t(`transaction.tab.${id}`), ...(count !== undefined && { count }) };
        })}
        value={tab ?? ''}
        onChange={(id) => setTab(id as StatusTab)}
      />
      <TransactionSummary
        statistic={statistic.data}
        failed={statistic.isError}
        onRetry={() => void statistic.refetch()}
        tab={tab}
        onTab={setTab}
      />
    </>
  );
}
