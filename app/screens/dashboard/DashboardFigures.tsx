import { MoneyLine } from '#design-system';
import { transactionGroups as groups, refundedStatuses } from '../../api/statusGroups.ts';
import { useT } from '../../i18n/index.ts';
import { useFirstContent } from '../../lib/firstContent.ts';
import { useNavigate } from '../../lib/navigation/router.tsx';
import { useExplained } from '../../list/explained.ts';
import { FiguresFailed } from '../../list/FiguresFailed.tsx';
import { otherOf, tallyOf } from '../../list/figures.ts';
import { figuresOf } from './figures.ts';
import { type DashboardView, listHref, TRANSACTIONS, useOverview } from './view.ts';

interface PartProps {
  view: DashboardView;
}

/** Received, refunded and kept money, at the top of the page. */
export function DashboardFigures({ view }: PartProps) {
  const t = useT();
  const go = useNavigate();
  const explained = useExplained('transactions');
  const { data, isError, refetch } = useOverview(view, view.span);
  useFirstContent(data !== undefined || isError);
  if (isError && !data) return <FiguresFailed onRetry={refetch} />;

  const other = data && otherOf(data, groups).count;
  const leadsTo = (status: readonly string[]) => () =>
    go(listHref(view, TRANSACTIONS, { status: status.join(',') }));
  const counted = (id: 'success' | 'pending' | 'failed' | 'reversed', tone?: 'warning' | 'danger') => ({
    ...explained({ id }),
    label: t(`transaction.figure.${id}`),
    count: data && tallyOf(data, groups[id]).count,
    ...(tone && { tone }),
    onPress: leadsTo(groups[id]),
  });
  return (
    <MoneyLine
      size="hero"
      label={t('transaction.figure.line')}
      basis={t('list.basis.createdAt')}
      loading={!data}
      terms={[
        { ...counted('success'), amount: data && figuresOf(data).volume },
        {
          ...explained({ id: 'refunded' }),
          label: t('transaction.figure.refunded'),
          sign: '-',
          tone: 'special',
          amount: data?.refunded.amount,
          count: data && tallyOf(data, refundedStatuses).count,
          onPress: leadsTo(refundedStatuses),
        },
        {
          ...explained({ id: 'fee' }),
          label: t('transaction.figure.fee'),
          sign: '-',
          amount: data?.fee,
          onPress: leadsTo(groups.success),
        },
      ]}
      result={{
        ...explained({ id: 'net' }),
        label: t('transaction.figure.net'),
        amount: data?.net,
        tone: 'success',
        onPress: leadsTo(groups.success),
      }}
      states={[
        counted('pending', 'warning'),
        counted('failed', 'danger'),
        counted('reversed', 'danger'),
        ...(other ? [explained({ id: 'other', label: t('list.otherStatus'), count: other })] : []),
      ]}
    />
  );
}
