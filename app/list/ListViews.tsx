import { type SavedView, SavedViews } from '#design-system';
import { useLocation } from '../lib/navigation.tsx';
import { PERIOD_PRESETS, presetOf, presetRange } from '../lib/time.ts';
import { useListViews } from '../state/listViews.ts';
import type { Filters } from './filters.ts';
import type { List } from './useList.ts';

/** What stands in a list's address and is no part of how it is looked at. */
const PASSING = ['page', 'size', 'peek'];

/** How a view says a period that moves with the days: by its name, `days=lastMonth`. An address has the days themselves. */
const DAYS = 'days';

/** A query whose days are those of a preset, by the preset's name: what is saved today means the same tomorrow. */
function withPreset(query: string): string {
  const next = new URLSearchParams(query);
  const preset = presetOf(next.get('from'), next.get('to'));
  if (!preset) return query;
  next.delete('from');
  next.delete('to');
  next.set(DAYS, preset);
  return next.toString();
}

/** The same query with the days that its preset means now. */
function withDays(query: string): string {
  const next = new URLSearchParams(query);
  const preset = PERIOD_PRESETS.find((one) => one === next.get(DAYS));
  next.delete(DAYS);
  if (preset) for (const [end, day] of Object.entries(presetRange(preset))) next.set(end, day);
  return next.toString();
}

const relative = (view: SavedView): SavedView => ({ ...view, query: withPreset(view.query) });
const isSame = (one: SavedView, other: SavedView) =>
  one.id === other.id && one.name === other.name && one.query === other.query;

interface ListViewsProps<Row, F extends Filters> {
  list: List<Row, F>;
  /** Views that every user of this list has: plain addresses, `status=FAILED`. */
  presets: readonly SavedView[];
}

/** The saved views of a list. A view is its filters, sorting and columns, as they stand in the address. */
export function ListViews<Row, F extends Filters>({ list, presets }: ListViewsProps<Row, F>) {
  const [path, go] = useLocation();
  const [views, setViews] = useListViews(list.name);
  const shown = new URLSearchParams(list.params);
  for (const name of PASSING) shown.delete(name);

  const show = (query: string) => {
    const next = new URLSearchParams(withDays(query));
    const size = list.params.get('size');
    if (size) next.set('size', size);
    go(next.size > 0 ? `${path}?${next}` : path);
  };
  return (
    <SavedViews
      presets={presets.map(relative)}
      views={views.map(relative)}
      // A view that was saved with dates keeps them until it is saved anew.
      onViewsChange={(next) =>
        setViews(next.map((view) => views.find((one) => isSame(relative(one), view)) ?? view))
      }
      query={withPreset(shown.toString())}
      onQueryChange={show}
    />
  );
}
