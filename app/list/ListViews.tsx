import { type SavedView, SavedViews } from '#design-system';
import { useLocation } from '../lib/navigation.tsx';
import { useListViews } from '../state/listViews.ts';
import type { Filters } from './filters.ts';
import type { List } from './useList.ts';

/** What stands in a list's address and is no part of how it is looked at. */
const PASSING = ['page', 'size', 'peek'];

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
    const next = new URLSearchParams(query);
    const size = list.params.get('size');
    if (size) next.set('size', size);
    go(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  };
  return (
    <SavedViews
      presets={presets}
      views={views}
      onViewsChange={setViews}
      query={shown.toString()}
      onQueryChange={show}
    />
  );
}
