import { useState } from 'react';
import { listTransactions, type Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { later } from '../../lib/lazily.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { useTransactionColumns } from './columns.tsx';
import { transactionsDefinition as definition } from './definition.ts';

const TransactionFigures = later(async () => (await import('./TransactionFigures.tsx')).TransactionFigures);
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
      figures={<TransactionFigures list={list} />}
      firstUse={{ title: t('transaction.emptyTitle'), text: t('transaction.emptyText') }}
      file={{ name: t('transaction.fileName'), scope: 'transaction:export' }}
      peek={(peeked) => <TransactionPeek {...peeked} />}
      isLive={isLive}
      onLiveChange={setLive}
    />
  );
}
