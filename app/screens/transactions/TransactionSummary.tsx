import { Banner, Button, SummaryBar, type Tone } from '#design-system';
import type { TransactionStatistic } from '../../api/transactions.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { type StatusTab, tabStatuses } from './tabs.ts';

interface TransactionSummaryProps {
  /** Of everything that the filters let through; undefined until it is known. */
  statistic: TransactionStatistic | undefined;
  failed: boolean;
  onRetry: () => void;
  tab: StatusTab | undefined;
  onTab: (tab: StatusTab) => void;
}

/** Counts and sums that follow the filters; a card about one state is a filter button. */
export function TransactionSummary({ statistic, failed, onRetry, tab, onTab }: TransactionSummaryProps) {
  const t = useT();
  if (failed && !statistic) {
    return (
      <Banner
        tone="warning"
        title={t('transaction.summary.failedLoad')}
        actions={
          <Button size="sm" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        }
      />
    );
  }
  const transactions = (count: number) =>
    t.count('transaction.summary.transactions', count, { count: formatCount(count) });
  const card = (id: 'success' | 'failed' | 'refunded', tone: Tone) => ({
    id,
    tone,
    label: t(`transaction.summary.${id}`),
    value: formatMoney(statistic?.[id].amount),
    sub: statistic ? transactions(statistic[id].count) : '',
    ...(tabStatuses[id] && { pressed: tab === id, onPress: () => onTab(tab === id ? 'all' : id) }),
  });
  return (
    <SummaryBar
      label={t('transaction.summary.label')}
      loading={!statistic}
      items={[
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
      ]}
    />
  );
}
