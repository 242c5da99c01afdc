import { Banner, Button, SummaryBar, type SummaryItem, Tabs } from '#design-system';
import type { Scope } from '../api/paths.ts';
import type { ListQuery } from '../api/shapes.ts';
import { useT } from '../i18n/index.ts';
import { useAfterFirstContent } from '../lib/firstContent.ts';
import { keepPreviousData, useQuery } from '../lib/query.tsx';
import { type ChoicesFilter, type Filters, type FilterValues, filterQuery } from './filters.ts';
import { type List, listKey } from './useList.ts';

/** Filters of a list whose records have a status that the tabs choose by. */
type WithStatus = Filters & { status: ChoicesFilter };

/** How many there are, and their sum in VND. */
interface Tally {
  count: number;
  amount: number;
}

/** What a statistic call says at least: counts and sums of what the filters let through. */
interface Statistic {
  byStatus: Readonly<Record<string, Tally>>;
}

type LoadStatistic<S> = (
  scope: Scope,
  query: Omit<ListQuery, 'page' | 'pageSize' | 'sort'>,
  signal?: AbortSignal,
) => Promise<S>;

/** The statistic of a list under its own filters; the figures of before stay until new ones are there. */
export function useListStatistic<Row, F extends Filters, S>(
  { definition, name, scope }: List<Row, F>,
  values: FilterValues<F>,
  load: LoadStatistic<S>,
  wanted = true,
) {
  const query = filterQuery(definition.filters, values);
  return useQuery({
    queryKey: listKey(scope, name, 'statistic', query),
    queryFn: ({ signal }) => load(scope, query, signal),
    placeholderData: keepPreviousData,
    enabled: useAfterFirstContent() && wanted,
  });
}

/** What the cards are made with. */
export interface CardTools<Tab extends string, S = unknown> {
  /** The tab that is chosen, if the filter is one. */
  tab: Tab | undefined;
  /** Chooses a tab, or with the one that is on, all. */
  toggle: (tab: Tab) => void;
  /** What the statuses of a tab come to, once it is known. */
  tally: (tab: Tab) => Tally | undefined;
  /** The statistic under every filter but those that the tabs set. */
  whole: S | undefined;
}

interface ListFiguresProps<Row, F extends WithStatus, S extends Statistic, Tab extends string> {
  list: List<Row, F>;
  load: LoadStatistic<S>;
  /** Each tab with its statuses, in order; none means all of them. */
  tabs: Readonly<Record<Tab, readonly string[]>>;
  /** How the rows of each tab stand, where it is not all the same. */
  sorts?: Readonly<Record<Tab, string>>;
  /** Filters that divide one tab further, with nothing chosen: another tab leaves them behind. */
  within?: Partial<FilterValues<F>>;
  /** The tab that shows all. */
  all: NoInfer<Tab>;
  /** What the tabs divide, and the word of each. */
  tabsLabel: string;
  tabLabel: (tab: Tab) => string;
  /** The cards; the statistic is undefined until it is known. */
  cards: (statistic: S | undefined, tools: CardTools<Tab, S>) => readonly SummaryItem[];
}

/** A list's tabs by state and its figures: both come from the service's statistic, and both are filters. */
export function ListFigures<Row, F extends WithStatus, S extends Statistic, Tab extends string>({
  list,
  load,
  tabs,
  sorts,
  within,
  all,
  tabsLabel,
  tabLabel,
  cards,
}: ListFiguresProps<Row, F, S, Tab>) {
  const t = useT();
  const { values } = list;
  // The figures follow every filter; the counts on the tabs follow all but those that the tabs set.
  const statistic = useListStatistic(list, values, load);
  const whole = useListStatistic(list, { ...values, ...within, status: [] } as FilterValues<F>, load);

  const ids = Object.keys(tabs) as Tab[];
  const tab = ids.find((id) => same(tabs[id], values.status as readonly string[]));
  const setTab = (next: Tab) =>
    list.setFilters({ ...within, status: tabs[next] } as Partial<FilterValues<F>>, sorts?.[next]);
  const tallyOf = (data: S | undefined, id: Tab) =>
    data && added(data, id === all ? Object.keys(data.byStatus) : tabs[id]);
  const hasFailed = statistic.isError && !statistic.data;
  return (
    <>
      <Tabs
        label={tabsLabel}
        tabs={ids.map((id) => {
          const count = whole.data || !whole.isError ? (tallyOf(whole.data, id)?.count ?? null) : undefined;
          return { id, label: tabLabel(id), ...(count !== undefined && { count }) };
        })}
        value={tab ?? ''}
        onChange={(id) => setTab(id as Tab)}
      />
      {hasFailed ? (
        <Banner
          tone="warning"
          title={t('list.figuresFailed')}
          actions={
            <Button size="sm" onClick={() => void statistic.refetch()}>
              {t('action.retry')}
            </Button>
          }
        />
      ) : (
        <SummaryBar
          label={t('list.figures')}
          loading={!statistic.data}
          items={cards(statistic.data, {
            tab,
            whole: whole.data,
            toggle: (id) => setTab(tab === id ? all : id),
            tally: (id) => tallyOf(statistic.data, id),
          })}
        />
      )}
    </>
  );
}

function added({ byStatus }: Statistic, statuses: readonly string[]): Tally {
  const parts = statuses.flatMap((status) => byStatus[status] ?? []);
  const sum = (field: keyof Tally) => parts.reduce((total, part) => total + part[field], 0);
  return { count: sum('count'), amount: sum('amount') };
}

const same = (some: readonly string[], others: readonly string[]) =>
  [...some].sort().join() === [...others].sort().join();
