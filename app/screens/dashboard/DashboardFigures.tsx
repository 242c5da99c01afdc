import { formatShare, Grid, MoneyLine, StatCard, type StatChange } from '#design-system';
import { transactionGroups as groups, refundedStatuses } from '../../api/statusGroups.ts';
import { useT } from '../../i18n/index.ts';
import { useFirstContent } from '../../lib/firstContent.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { FiguresFailed } from '../../list/FiguresFailed.tsx';
import { tallyOf } from '../../list/figures.ts';
import { changeOf, type Figures, figuresOf } from './figures.ts';
import { type DashboardView, listHref, TRANSACTIONS, useOverview } from './view.ts';

/** What came in, what went back and what stays; then each figure beside that of the time before. */
export function DashboardFigures({ view }: { view: DashboardView }) {
  const t = useT();
  const go = useNavigate();
  const { data, isError, refetch } = useOverview(view, view.span);
  const before = useOverview(view, data && view.before).data;
  useFirstContent(data !== undefined || isError);
  if (isError && !data) return <FiguresFailed onRetry={refetch} />;

  const figures = data && figuresOf(data);
  const past = view.before && before && figuresOf(before);
  const lead = (status: readonly string[]) => listHref(view, TRANSACTIONS, { status: status.join(',') });
  const state = (id: 'pending' | 'failed' | 'reversed', tone: 'warning' | 'danger') => ({
    id,
    label: t(`transaction.figure.${id}`),
    count: data && tallyOf(data, groups[id]).count,
    tone,
    onPress: () => go(lead(groups[id])),
  });
  const change = (id: keyof Figures, good: StatChange['good']) =>
    view.before && {
      change: {
        share: figures && past ? changeOf(id, figures, past) : null,
        points: id === 'rate',
        good,
        versus: t('dashboard.versus'),
      },
    };
  const money = (amount: number | undefined) => amount !== undefined && formatMoney(amount);
  const card = (
    id: keyof Figures,
    value: string | false | undefined,
    good: StatChange['good'],
    href: string,
  ) => (
    <StatCard
      label={t(`dashboard.figure.${id}`)}
      value={value || null}
      help={t(`dashboard.help.${id}`)}
      href={href}
      loading={!data}
      {...change(id, good)}
    />
  );
  const all = listHref(view, TRANSACTIONS);
  return (
    <>
      <MoneyLine
        label={t('transaction.figure.line')}
        loading={!data}
        terms={[
          {
            id: 'success',
            label: t('transaction.figure.success'),
            amount: figures?.volume,
            count: data && tallyOf(data, groups.success).count,
            onPress: () => go(lead(groups.success)),
          },
          {
            id: 'refunded',
            label: t('transaction.figure.refunded'),
            sign: '-',
            tone: 'special',
            amount: figures?.refunded,
            count: data && tallyOf(data, refundedStatuses).count,
            onPress: () => go(lead(refundedStatuses)),
          },
          { id: 'fee', label: t('transaction.figure.fee'), sign: '-', amount: data?.fee },
        ]}
        result={{ id: 'net', label: t('transaction.figure.net'), amount: data?.net, tone: 'success' }}
        states={[state('pending', 'warning'), state('failed', 'danger'), state('reversed', 'danger')]}
      />
      <Grid min="sm" narrow={2}>
        {card('volume', money(figures?.volume), 'up', lead(groups.success))}
        {card('count', figures && formatCount(figures.count), 'up', all)}
        {card('rate', figures?.rate !== undefined && formatShare(figures.rate, 1), 'up', lead(groups.failed))}
        {card('average', money(figures?.average), 'neither', lead(groups.success))}
      </Grid>
    </>
  );
}
