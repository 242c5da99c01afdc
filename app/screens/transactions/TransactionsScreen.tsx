import { Suspense } from 'react';
import { type Action, FileIcon } from '#design-system';
import { listTransactions, type Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import { toneOfRow } from '../../lib/status.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { copyItem, openItem } from '../../list/rowItems.ts';
import { useList } from '../../list/useList.ts';
import { evidenceHref, transactionHref } from '../../shared/addresses.ts';
import { useRefundAction } from '../../shared/refund/refundAction.ts';
import { transactionStatuses } from '../../shared/transaction/transactionStatus.ts';
import { columnsWithoutSettlement, transactionColumns } from './columns.ts';
import { transactionsDefinition as definition } from './definition.ts';
import { useNoteAction } from './noteAction.ts';

// This screen is in the page's first scripts, so everything else of it loads after the rows.
const after = { isOptional: true };
const TransactionFigures = lazyComponent(
  async () => (await import('./TransactionFigures.tsx')).TransactionFigures,
  after,
);
const TransactionViews = lazyComponent(
  async () => (await import('./TransactionViews.tsx')).TransactionViews,
  after,
);
const FirstTransaction = lazyComponent(
  async () => (await import('./FirstTransaction.tsx')).FirstTransaction,
  after,
);
const TransactionPeek = lazyComponent(
  async () => (await import('./TransactionPeek.tsx')).TransactionPeek,
  after,
);

const rowTone = toneOfRow(transactionStatuses);
const rowAmount = (row: Transaction) => row.amount;

/** /merchant/transaction */
export function TransactionsScreen() {
  const t = useT();
  const actionsOf = useTransactionActions();
  const list = useList({ name: 'transactions', definition, load: listTransactions });
  return (
    <ListScreen
      list={list}
      title={t('transaction.title')}
      caption={t('transaction.caption')}
      columns={
        list.rows.some(({ settlementId }) => settlementId) ? transactionColumns : columnsWithoutSettlement
      }
      rowLabel={(row) => t('transaction.name', { id: row.id })}
      rowHref={transactionHref}
      rowAmount={rowAmount}
      rowTone={rowTone}
      rowActions={actionsOf}
      figures={<TransactionFigures list={list} />}
      views={<TransactionViews list={list} />}
      firstUse={{
        title: t('transaction.emptyTitle'),
        text: t('transaction.emptyText'),
        actions: (
          <Suspense>
            <FirstTransaction />
          </Suspense>
        ),
      }}
      scope="transaction:read"
      file={{ name: t('transaction.fileName'), scope: 'transaction:export' }}
      peek={(peeked) => <TransactionPeek {...peeked} />}
    />
  );
}

/** Row actions of a payment. */
function useTransactionActions() {
  const t = useT();
  const refund = useRefundAction();
  const note = useNoteAction();
  return (row: Transaction): Action[] => [
    openItem(transactionHref(row), t),
    { ...copyItem(row.id, t), keys: ['c'] },
    { ...refund(row), separatorBefore: true },
    note(row),
    { id: 'evidence', label: t('route.evidence'), icon: FileIcon, href: evidenceHref(row) },
  ];
}
