import { Suspense, useRef } from 'react';
import { listTransactions, type Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { later } from '../../lib/lazily.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { transactionColumns } from './columns.ts';
import { transactionsDefinition as definition } from './definition.ts';
import type { Deeds } from './TransactionDeeds.tsx';

const TransactionFigures = later(async () => (await import('./TransactionFigures.tsx')).TransactionFigures);
const TransactionViews = later(async () => (await import('./TransactionViews.tsx')).TransactionViews);
const TransactionDeeds = later(async () => (await import('./TransactionDeeds.tsx')).TransactionDeeds);
const TransactionPeek = later(async () => (await import('./TransactionPeek.tsx')).TransactionPeek);

const rowId = (row: Transaction) => row.id;
const rowHref = (row: Transaction) => `/merchant/transaction/${encodeURIComponent(row.slug ?? row.id)}`;
const rowAmount = (row: Transaction) => row.amount;

/** /merchant/transaction */
export function TransactionsScreen() {
  const t = useT();
  // Wanted when a row's menu opens, and fetched behind the rows.
  const deeds = useRef<Deeds>(undefined);
  const list = useList({ name: 'transactions', definition, load: listTransactions });
  return (
    <>
      <ListScreen
        list={list}
        title={t('transaction.title')}
        caption={t('transaction.caption')}
        columns={transactionColumns}
        rowId={rowId}
        rowLabel={(row) => t('transaction.name', { id: row.id })}
        rowHref={rowHref}
        rowAmount={rowAmount}
        rowActions={(row) => deeds.current?.(row) ?? []}
        figures={<TransactionFigures list={list} />}
        views={<TransactionViews list={list} />}
        firstUse={{ title: t('transaction.emptyTitle'), text: t('transaction.emptyText') }}
        scope="transaction:read"
        file={{ name: t('transaction.fileName'), scope: 'transaction:export' }}
        peek={(peeked) => <TransactionPeek {...peeked} />}
      />
      <Suspense>
        <TransactionDeeds deeds={deeds} />
      </Suspense>
    </>
  );
}
