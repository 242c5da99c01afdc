import { Banner } from '#design-system';
import { transactionGroups as groups, refundedStatuses } from '../../api/statusGroups.ts';
import { getTransactionStatistic } from '../../api/transactionDetail.ts';
import type { Transaction } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { maskAccount } from '../../lib/maskAccount.ts';
import { formatCount } from '../../lib/money.ts';
import { ListFigures } from '../../list/ListFigures.tsx';
import type { List } from '../../list/useList.ts';
import type { transactionsDefinition } from './definition.ts';

interface TransactionFiguresProps {
  list: List<Transaction, typeof transactionsDefinition.filters>;
}

/** Paid sales - refunds - fees = net, and the payments without money. */
export function TransactionFigures({ list }: TransactionFiguresProps) {
  const t = useT();
  return (
    <>
      <ListFigures
        list={list}
        name="transactions"
        load={getTransactionStatistic}
        label={t('transaction.figure.line')}
        figures={({ statistic, figure, other }) => {
          /** Fees are taken of what succeeded, and the rest of it is kept: both lead to these rows. */
          const ofSuccess = (id: 'fee' | 'net') => {
            const { count: _, ...rest } = figure(id, t(`transaction.figure.${id}`), groups.success);
            return { ...rest, amount: statistic?.[id] };
          };
          return {
            terms: [
              figure('success', t('transaction.figure.success'), groups.success, { money: true }),
              {
                ...figure('refunded', t('transaction.figure.refunded'), refundedStatuses, {
                  tone: 'special',
                }),
                sign: '-',
                amount: statistic?.refunded.amount,
              },
              { ...ofSuccess('fee'), sign: '-' },
            ],
            result: { ...ofSuccess('net'), tone: 'success' },
            states: [
              figure('pending', t('transaction.figure.pending'), groups.pending, { tone: 'warning' }),
              figure('failed', t('transaction.figure.failed'), groups.failed, { tone: 'danger' }),
              figure('reversed', t('transaction.figure.reversed'), groups.reversed, { tone: 'danger' }),
              ...other(groups),
            ],
          };
        }}
      />
      <PayerAccounts list={list} />
    </>
  );
}

/** A payer is searched for by name, as no call asks by account: several accounts of one name are named. */
function PayerAccounts({ list }: TransactionFiguresProps) {
  const t = useT();
  if (!list.values.payer) return null;
  const accounts = new Set(list.rows.flatMap(({ payerAccount }) => maskAccount(payerAccount) ?? []));
  if (accounts.size < 2) return null;
  const values = { count: formatCount(accounts.size), accounts: [...accounts].slice(0, 5).join(', ') };
  return (
    <Banner tone="warning" title={t('transaction.detail.payerAccounts', values)}>
      {t('transaction.detail.payerAccountsText')}
    </Banner>
  );
}
