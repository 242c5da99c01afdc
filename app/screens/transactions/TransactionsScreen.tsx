import { useState } from 'react';
import { listTransactions, type Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { later } from '../../lib/lazily.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { useTransactionColumns } from './columns.tsx';
import { transactionsDefinition as definition } from './definition.ts';
import { STATUS_TABS, type StatusTab, tabOf, tabStatuses } from './tabs.ts';
import { useTransactionStatistic } from './useTransactionStatistic.ts';

const TransactionSummary = later(async () => (await import('./TransactionSummary.tsx')).TransactionSummary);
const TransactionPeek = later(async () => (await import('./TransactionPeek.tsx')).TransactionPeek);

const LIVE_SECONDS = 30;

const rowId = (row: Transaction) => row.id;
const rowHref = (row: Transaction) => `/merchant/transaction/${encodeURIComponent(row.slug ?? row.id)}`;
const rowAmount = (row: Transaction) => row.amount;

/** /merchant/transaction */
export function TransactionsScreen() {
  const t = useT();
  const columns = useTransactionColumns();
  const [isLive, setLive] = useState(false);
  const list = useList({
    name: 'transactions',
    definition,
    load: listTransactions,
    refreshSeconds: isLive ? LIVE_SECONDS : undefined,
  });
  const { scope, values } = list;

  // The figures follow every filter; the counts on the tabs follow all but the one that the tabs set.
  const statistic = useTransactionStatistic(scope, values);
  const counts = useTransactionStatistic(scope, { ...values, status: [] }).data?.byStatus;

  const tab = tabOf(values.status);
  const setTab = (next: StatusTab) => list.setFilter('status', tabStatuses[next]);
  const countOf = (one: StatusTab) => {
    if (!counts) return undefined;
    const statuses: readonly string[] = one === 'all' ? Object.keys(counts) : tabStatuses[one];
    return statuses.reduce((sum, status) => sum + (counts[status]?.count ?? 0), 0);
  };

  return (
    <ListScreen
      list={list}
      title={t('transaction.title')}
      caption={t('transaction.caption')}
      columns={columns}
      rowId={rowId}
      rowLabel={(row) => t('transaction.name', { id: row.id })}
      rowHref={rowHref}
      rowAmount={rowAmount}
      tabs={{
        label: t('transaction.tab.label'),
        tabs: STATUS_TABS.map((id) => {
          const count = countOf(id);
          return { id, label: t(`transaction.tab.${id}`), ...(count !== undefined && { count }) };
        }),
        value: tab ?? '',
        onChange: (id) => setTab(id as StatusTab),
      }}
      summary={
        <TransactionSummary
          statistic={statistic.data}
          failed={statistic.isError}
          onRetry={() => void statistic.refetch()}
          tab={tab}
          onTab={setTab}
        />
      }
      firstUse={{ title: t('transaction.emptyTitle'), text: t('transaction.emptyText') }}
      file={{ name: t('transaction.fileName'), scope: 'transaction:export' }}
      peek={(peeked) => <TransactionPeek {...peeked} />}
      isLive={isLive}
      onLiveChange={setLive}
    />
  );
}
