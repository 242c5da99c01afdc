// Above the rows of balance changes: their totals, and the most used views.
import { MoneyLine, type Tone } from '#design-system';
import { getVanStatistic } from '../../api/van.ts';
import { useT } from '../../i18n/index.ts';
import { useExplained } from '../../list/explained.ts';
import { FiguresFailed } from '../../list/FiguresFailed.tsx';
import { isLeftOut, isWithin, pressedStatuses } from '../../list/figures.ts';
import { basisOf, useListStatistic } from '../../list/ListFigures.tsx';
import { ListViews } from '../../list/ListViews.tsx';
import type { List } from '../../list/useList.ts';
import type { CheckedChange } from './checks.ts';
import type { vanDefinition } from './definition.ts';
import { BreaksNotice } from './Remarks.tsx';

interface VanFiguresProps {
  list: List<CheckedChange, typeof vanDefinition.filters>;
}

/** Money in - money out, lines unmatched or without a notification, and the closing balance. */
export function VanFigures({ list }: VanFiguresProps) {
  const t = useT();
  const { values, setFilters } = list;
  const explained = useExplained('van');
  const { data, isError, refetch } = useListStatistic(list, values, getVanStatistic);
  if (isError && !data) return <FiguresFailed onRetry={refetch} />;

  const direction = (name: 'IN' | 'OUT', tally: { count: number; amount: number } | undefined) => ({
    amount: tally?.amount,
    // A direction that is filtered out shows no count.
    count: (values.direction ?? name) === name ? tally?.count : undefined,
    pressed: values.direction === name,
    onPress: () => setFilters({ direction: values.direction === name ? undefined : name }),
  });
  /** How many rows have one value of a filter. */
  const state = (filter: 'match' | 'ipn', word: string, tone: Tone) => {
    const by = filter === 'match' ? data?.byMatch : data?.byIpn;
    const chosen = values[filter];
    return {
      count: isLeftOut(chosen, [word]) || !by ? undefined : (by[word]?.count ?? 0),
      tone,
      pressed: isWithin(chosen, [word]),
      onPress: () => setFilters({ [filter]: pressedStatuses(chosen, [word]) }),
    };
  };
  return (
    <>
      <MoneyLine
        label={t('van.figure.line')}
        loading={!data}
        basis={basisOf(list, t)}
        terms={[
          explained({ id: 'in', label: t('van.figure.in'), tone: 'success', ...direction('IN', data?.in) }),
          explained({
            id: 'out',
            label: t('van.figure.out'),
            sign: '-',
            tone: 'special',
            ...direction('OUT', data?.out),
          }),
        ]}
        result={explained({
          id: 'net',
          label: t('van.figure.net'),
          amount: data && data.in.amount - data.out.amount,
        })}
        states={[
          explained({
            id: 'unmatched',
            label: t('van.figure.unmatched'),
            ...state('match', 'UNMATCHED', 'warning'),
          }),
          explained({
            id: 'ipnFailed',
            label: t('van.figure.ipnFailed'),
            ...state('ipn', 'FAILED', 'danger'),
          }),
          explained({ id: 'balance', label: t('van.figure.balance'), amount: data?.balance }),
        ]}
      />
      <BreaksNotice list={list} />
    </>
  );
}

/** Built-in views of the rows that users look for most, and the views they saved. */
export function VanViews({ list }: VanFiguresProps) {
  const t = useT();
  return (
    <ListViews
      list={list}
      presets={[
        { id: 'today', name: t('period.today'), query: 'days=today' },
        { id: 'unmatched', name: t('van.match.UNMATCHED'), query: 'match=UNMATCHED' },
        { id: 'differing', name: t('van.view.differing'), query: 'match=UNDER%2COVER' },
        { id: 'duplicate', name: t('van.match.DUPLICATE'), query: 'match=DUPLICATE' },
        { id: 'ipnFailed', name: t('van.figure.ipnFailed'), query: 'ipn=FAILED' },
        { id: 'out', name: t('van.direction.OUT'), query: 'direction=OUT' },
      ]}
    />
  );
}
