import { refundedStatuses, transactionGroups } from '../../api/statusGroups.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { ListViews } from '../../list/ListViews.tsx';
import type { List } from '../../list/useList.ts';
import type { transactionsDefinition } from './definition.ts';

interface TransactionViewsProps {
  list: List<Transaction, typeof transactionsDefinition.filters>;
}

/** Built-in views of the transactions that users look for most, and the views they saved. */
export function TransactionViews({ list }: TransactionViewsProps) {
  const t = useT();
  const days = (preset: 'today' | 'yesterday') => ({
    id: preset,
    name: t(`period.${preset}`),
    query: `days=${preset}`,
  });
  const group = (id: 'pending' | 'failed' | 'refunded', statuses: readonly string[]) => ({
    id,
    name: t(`transaction.figure.${id}`),
    query: new URLSearchParams({ status: statuses.join() }).toString(),
  });
  return (
    <ListViews
      list={list}
      presets={[
        days('today'),
        days('yesterday'),
        group('pending', transactionGroups.pending),
        group('failed', transactionGroups.failed),
        group('refunded', refundedStatuses),
      ]}
    />
  );
}
