import { type SavedView, SavedViews } from '#design-system';
import { useLocation } from '../lib/navigation/router.tsx';
import { PERIOD_PRESETS, presetOf, presetRange } from '../lib/time.ts';
import { useChangePreferences, usePreference } from '../state/preferences.ts';
import { type Filters, periodNames } from './filters.ts';
import type { List } from './useList.ts';

/** URL parameters that are not part of a view. */
const PASSING = ['page', 'size', 'peek'];

/** The parameter names of the periods in a query, by its keys that match `word`. */
const periodsIn = (query: URLSearchParams, word: RegExp) =>
  [...query.keys()].flatMap((key) => (word.test(key) ? [periodNames(key.replace(word, ''))] : []));

/**
 * Replaces dates that match a preset by its name, `days=lastMonth`, so that a saved view keeps its meaning tomorrow.
 * Addresses contain the dates themselves.
 */
function withPreset(query: string): string {
  const next = new URLSearchParams(query);
  for (const { from, to, days } of periodsIn(next, /(^f|F)rom$/)) {
    const preset = presetOf(next.get(from), next.get(to));
    if (!preset) continue;
    next.delete(from);
    next.delete(to);
    next.set(days, preset);
  }
  return next.toString();
}

/** Replaces presets in the query by their dates as of today. */
function withDays(query: string): string {
  const next = new URLSearchParams(query);
  for (const { from, to, days } of periodsIn(next, /(^d|D)ays$/)) {
    const preset = PERIOD_PRESETS.find((one) => one === next.get(days));
    next.delete(days);
    if (!preset) continue;
    const range = presetRange(preset);
    next.set(from, range.from);
    next.set(to, range.to);
  }
  return next.toString();
}

const relative = (view: SavedView): SavedView => ({ ...view, query: withPreset(view.query) });
const isSame = (one: SavedView, other: SavedView) =>
  one.id === other.id && one.name === other.name && one.query === other.query;

interface ListViewsProps<Row, F extends Filters> {
  list: List<Row, F>;
  /** Views offered to every user of this list: plain queries, `status=FAILED`. */
  presets: readonly SavedView[];
}

/** The saved views of a list. A view is its filters, sorting and columns as written in the URL. */
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
      // A view that was saved with dates keeps them until it is saved again.
      onViewsChange={(next) =>
        setViews(next.map((view) => views.find((one) => isSame(relative(one), view)) ?? view))
      }
      query={withPreset(shown.toString())}
      onQueryChange={show}
    />
  );
}

/** The saved views of one list, by the list's name: in this browser, until sign-out. */
function useListViews(name: string): [readonly SavedView[], (next: SavedView[]) => void] {
  const views = usePreference('views');
  const change = useChangePreferences();
  return [views[name] ?? [], (next) => change({ views: { ...views, [name]: next } })];
}
