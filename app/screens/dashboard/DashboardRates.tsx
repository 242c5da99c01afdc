import { formatShare, Grid, StatCard } from '#design-system';
import { transactionGroups as groups } from '../../api/statusGroups.ts';
import { useT } from '../../i18n/index.ts';
import { formatCount, formatMoney } from '../../lib/money.ts';
import { changeOf, figuresOf } from './figures.ts';
import { baseOf, type DashboardView, listHref, TRANSACTIONS, useOverview } from './view.ts';

/** Which direction is good. */
const GOOD = { count: 'up', rate: 'up', average: 'neither' } as const;

/** Number, success rate and average of the payments, each compared with the previous period. */
export function DashboardRates({ view }: { view: DashboardView }) {
  const t = useT();
  const { data } = useOverview(view, view.span);
  const before = useOverview(view, data && view.before).data;
  const figures = data && figuresOf(data);
  const past = view.before && before && figuresOf(before);
  const card = (id: keyof typeof GOOD, value: string | false | undefined, href: string) => (
    <StatCard
      label={t(`dashboard.figure.${id}`)}
      value={value || null}
      help={t(`dashboard.help.${id}`)}
      href={href}
      loading={!data}
      {...(view.before && {
        change: {
          share: figures && past ? changeOf(id, figures, past) : null,
          points: id === 'rate',
          good: GOOD[id],
          versus: t('dashboard.versus', { base: baseOf(view, t) ?? '' }),
        },
      })}
    />
  );
  const lead = (status: readonly string[]) => listHref(view, TRANSACTIONS, { status: status.join(',') });
  const average = figures?.average;
  return (
    <Grid min="sm" narrow={2}>
      {card('count', figures && formatCount(figures.count), listHref(view, TRANSACTIONS))}
      {card('rate', figures?.rate !== undefined && formatShare(figures.rate, 1), lead(groups.failed))}
      {card('average', average !== undefined && formatMoney(average), lead(groups.success))}
    </Grid>
  );
}
