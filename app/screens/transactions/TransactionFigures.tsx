import { transactionGroups as groups, refundedStatuses } from '../../api/statusGroups.ts';
import { getTransactionStatistic, type TransactionStatistic } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { type FigureTools, ListFigures } from '../../list/ListFigures.tsx';
import type { List } from '../../list/useList.ts';
import type { transactionsDefinition } from './definition.ts';

interface TransactionFiguresProps {
  list: List<Transaction, typeof transactionsDefinition.filters>;
}

/** Paid sales - refunds - fees = net, and the payments without money. */
export function TransactionFigures({ list }: TransactionFiguresProps) {
  const t = useT();
  const figures = ({ statistic, figure, other }: FigureTools<TransactionStatistic>) => {
    /** Fee and net both come from successful payments, so both filter by them. */
    const ofSuccess = (id: 'fee' | 'net') => {
      const { count: _, ...rest } = figure(id, t(`transaction.figure.${id}`), groups.success);
      return { ...rest, amount: statistic?.[id] };
    };
    return {
      terms: [
        figure('success', t('transaction.figure.success'), groups.success, { money: true }),
        {
          ...figure('refunded', t('transaction.figure.refunded'), refundedStatuses, { tone: 'special' }),
          sign: '-' as const,
          amount: statistic?.refunded.amount,
        },
        { ...ofSuccess('fee'), sign: '-' as const },
      ],
      result: { ...ofSuccess('net'), tone: 'success' as const },
      states: [
        figure('pending', t('transaction.figure.pending'), groups.pending, { tone: 'warning' }),
        figure('failed', t('transaction.figure.failed'), groups.failed, { tone: 'danger' }),
        figure('reversed', t('transaction.figure.reversed'), groups.reversed, { tone: 'danger' }),
        ...other(groups),
      ],
    };
  };
  return (
    <ListFigures
      list={list}
      load={getTransactionStatistic}
      label={t('transaction.figure.line')}
      figures={figures}
    />
  );
}
