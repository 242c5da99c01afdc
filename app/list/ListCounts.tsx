import { MoneyLine, type Tone } from '#design-system';
import { useAfterFirstContent } from '../lib/firstContent.ts';
import { keepPreviousData, useQuery } from '../lib/query.tsx';
import { type FigureId, type FiguresName, useExplained } from './explained.ts';
import { FiguresFailed } from './FiguresFailed.tsx';
import { type Filters, type FilterValues, filterQuery } from './filters.ts';
import { type List, listKey } from './useList.ts';

/** A figure without an amount: how many rows its filters give. */
export interface CountFigure<F extends Filters, N extends FiguresName> {
  id: FigureId<N>;
  label: string;
  /** Filters that it counts and applies when pressed; undefined for the whole list. */
  filters?: Partial<FilterValues<F>>;
  tone?: Tone;
  /** The count if the screen already knows it: no request is made then. */
  count?: number;
}

interface ListCountsProps<Row, F extends Filters, N extends FiguresName> {
  list: List<Row, F>;
  /** The group of definitions in `figures.json`. */
  name: N;
  /** Accessible name of the figures. */
  label: string;
  figures: readonly CountFigure<F, N>[];
}

/** Compares filters; the order of their selected values does not matter. */
const same = (one: unknown, other: unknown) => {
  const text = (value: unknown) =>
    JSON.stringify(value, (_, part) => (Array.isArray(part) ? [...part].sort() : part));
  return text(one) === text(other);
};

/**
 * The figures of a list without amounts. Each is a request of the list's own call, with the list's filters except
 * those that the figures set, and each is a filter itself.
 */
export function ListCounts<Row, F extends Filters, N extends FiguresName>({
  list,
  name,
  label,
  figures,
}: ListCountsProps<Row, F, N>) {
  const { definition, scope, values, setFilters } = list;
  const explained = useExplained(name);
  const ids = [...new Set(figures.flatMap(({ filters = {} }) => Object.keys(filters)))] as (keyof F &
    string)[];
  const unchosen = (id: string) => {
    const filter = definition.filters[id];
    // A preset counts as a selection.
    return filter?.kind === 'choices' ? [] : filter?.empty;
  };
  const pick = (from: Partial<FilterValues<F>>) =>
    Object.fromEntries(ids.map((id) => [id, id in from ? from[id] : unchosen(id)])) as Partial<
      FilterValues<F>
    >;
  const unknown = figures.filter(({ count }) => count === undefined);
  const asked = unknown.map(({ filters = {} }) => ({ ...values, ...pick(filters) }));
  const queries = asked.map((one) => filterQuery(definition.filters, one));
  const { data, isError, refetch } = useQuery({
    queryKey: listKey(scope, list.name, 'statistic', 'counts', queries),
    queryFn: ({ signal }) => Promise.all(asked.map((one) => list.count(one, signal))),
    placeholderData: keepPreviousData,
    enabled: useAfterFirstContent() && list.state !== 'failed',
  });
  // The list already reports the failure.
  if (list.state === 'failed') return null;
  if (isError && !data) return <FiguresFailed onRetry={refetch} />;
  return (
    <MoneyLine
      label={label}
      loading={!data}
      terms={figures.map(({ filters = {}, count, ...figure }) => {
        const pressed = same(pick(values), pick(filters));
        return {
          ...explained(figure),
          count: count ?? data?.[unknown.findIndex(({ id }) => id === figure.id)],
          pressed,
          onPress: () => setFilters(pick(pressed ? {} : filters)),
        };
      })}
    />
  );
}
