import { type MoneyFigure, MoneyLine, type Tone } from '#design-system';
import type { Query } from '../api/http/call.ts';
import type { Scope } from '../api/http/paths.ts';
import type { StatusGroups } from '../api/statusGroups.ts';
import { type Key, type Translate, useT } from '../i18n/index.ts';
import { useAfterFirstContent } from '../lib/firstContent.ts';
import { keepPreviousData, useQuery } from '../lib/query.tsx';
import { type FigureId, type FiguresName, type NamedFigures, type Plain, useExplained } from './explained.ts';
import { FiguresFailed } from './FiguresFailed.tsx';
import { isLeftOut, isWithin, otherOf, pressedStatuses, type Statistic, tallyOf } from './figures.ts';
import {
  type ChoicesFilter,
  daysOf,
  type Filters,
  type FilterValues,
  filterQuery,
  type PeriodValue,
} from './filters.ts';
import { type List, listKey } from './useList.ts';

/** Filters of a list whose figures select by status. */
type WithStatus = Filters & { status: ChoicesFilter };

type LoadStatistic<S> = (scope: Scope, query: Query, signal?: AbortSignal) => Promise<S>;

/** The statistic of a list for these filters; the previous figures stay until new ones arrive. */
export function useListStatistic<Row, F extends Filters, S>(
  { definition, name, scope }: List<Row, F>,
  values: FilterValues<F>,
  load: LoadStatistic<S>,
) {
  const query = filterQuery(definition.filters, values);
  return useQuery({
    queryKey: listKey(scope, name, 'statistic', query),
    queryFn: ({ signal }) => load(scope, query, signal),
    placeholderData: keepPreviousData,
    enabled: useAfterFirstContent(),
  });
}

/** The date that the list's period applies to: "theo ngày tạo". Undefined without a period. */
export function basisOf<Row, F extends Filters>({ definition, values }: List<Row, F>, t: Translate) {
  const { timeField, period } = definition.filters as Filters;
  if (period?.kind !== 'period' || !daysOf(period, values.period as PeriodValue | undefined))
    return undefined;
  const chosen = values.timeField as string | undefined;
  const usual = timeField?.kind === 'choice' ? timeField.options[0]?.value : definition.sort.replace('-', '');
  // A list with a period has a text for each of its dates.
  return t(`list.basis.${chosen ?? usual}` as Key);
}

/** Input of the figures. */
export interface FigureTools<S, N extends FiguresName> {
  /** Undefined until it is known. */
  statistic: S | undefined;
  /** Counts the rows with these statuses, and filters by them; with `money` it also shows their sum. */
  figure: (
    id: FigureId<N>,
    label: string,
    statuses: readonly string[],
    rest?: { tone?: Tone; money?: boolean; sort?: string },
  ) => Plain<MoneyFigure, N>;
  /** Rows in none of these groups, if any: statuses that the service adds later. */
  other: (groups: StatusGroups, rest?: { money?: boolean }) => Plain<MoneyFigure, N>[];
}

interface ListFiguresProps<Row, F extends WithStatus, S extends Statistic, N extends FiguresName> {
  list: List<Row, F>;
  /** The group of definitions in `figures.json`. */
  name: N;
  load: LoadStatistic<S>;
  label: string;
  /**
   * Filters that the figures set besides the status, with nothing selected. The figures then cover the whole queue,
   * whichever part is shown. Without it they cover exactly the rows below.
   */
  queue?: Partial<FilterValues<F>>;
  figures: (tools: FigureTools<S, N>) => NamedFigures<N>;
}

/** The money line of a list: its service's statistic under its own filters, each figure a filter (docs/contract.md, "Figures"). */
export function ListFigures<Row, F extends WithStatus, S extends Statistic, N extends FiguresName>({
  list,
  name,
  load,
  label,
  queue,
  figures,
}: ListFiguresProps<Row, F, S, N>) {
  const t = useT();
  const explained = useExplained(name);
  const { values, definition, setFilters } = list;
  const asked = queue ? ({ ...values, ...queue, status: [] } as FilterValues<F>) : values;
  const { data, isError, refetch } = useListStatistic(list, asked, load);
  if (isError && !data) return <FiguresFailed onRetry={refetch} />;

  const current = values.status as readonly string[];
  const chosen = queue ? [] : current;
  const queueIsWhole = Object.keys(queue ?? {}).every((id) => {
    const filter = definition.filters[id];
    return !filter || (filter.isEmpty as (value: unknown) => boolean)(values[id]);
  });
  const figure: FigureTools<S, N>['figure'] = (id, text, statuses, { tone, money, sort } = {}) => {
    const pressed = isWithin(current, statuses) && queueIsWhole;
    const tally = data && tallyOf(data, statuses);
    return {
      id,
      label: text,
      count: isLeftOut(chosen, statuses) ? undefined : tally?.count,
      ...(tone && { tone }),
      ...(money && { amount: tally?.amount }),
      pressed,
      onPress: () => {
        const status = queue ? (pressed ? [] : statuses) : pressedStatuses(chosen, statuses);
        setFilters({ ...queue, status } as Partial<FilterValues<F>>, sort);
      },
    };
  };
  const other: FigureTools<S, N>['other'] = (groups, { money } = {}) => {
    const tally = data && otherOf(data, groups);
    if (!tally?.count) return [];
    const { count, amount } = tally;
    return [{ id: 'other', label: t('list.otherStatus'), count, ...(money && { amount }) }];
  };
  const { terms, result, states } = figures({ statistic: data, figure, other });
  return (
    <MoneyLine
      label={label}
      loading={!data}
      basis={basisOf(list, t)}
      terms={terms.map(explained)}
      result={result && explained(result)}
      states={states.map(explained)}
    />
  );
}
