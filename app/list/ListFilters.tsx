import { type ReactNode, Suspense } from 'react';
import { FilterBar, type FilterValue, type FilterValues } from '#design-system';
import { presetOf, presetRange } from '../lib/time.ts';
import type { Filters } from './filters.ts';
import { useFilterFields } from './useFilterFields.ts';
import type { List } from './useList.ts';

/**
 * The values of a list as its filter bar shows them: a period always says which days, and its preset if it is one. A
 * choice that only stands by preset is none that could be taken away.
 */
export function shownValues<Row, F extends Filters>({ definition, values }: List<Row, F>): FilterValues {
  return Object.fromEntries(
    Object.entries(definition.filters).map(([id, filter]) => {
      const value = values[id] as FilterValue;
      if (filter.kind === 'choices' && filter.isEmpty(value as readonly string[])) return [id, []];
      if (filter.kind !== 'period') return [id, value];
      const chosen = value as { from: string; to: string } | undefined;
      const days = chosen ?? (filter.preset && presetRange(filter.preset));
      if (!days) return [id, undefined];
      const preset = presetOf(days.from, days.to);
      return [id, { ...days, ...(preset && { preset }) }];
    }),
  );
}

interface ListFiltersProps<Row, F extends Filters> {
  list: List<Row, F>;
  /** `ListViews` with the screen's own presets. */
  views?: ReactNode;
}

/** The filter bar of a list: it reads the address and writes it, nothing else. */
export function ListFilters<Row, F extends Filters>({ list, views }: ListFiltersProps<Row, F>) {
  // The rows come first, then the names of the stores.
  const fields = useFilterFields(list.definition.filters, list.state !== 'loading');
  const onChange = (id: string, value: FilterValue) => {
    const filter = list.definition.filters[id];
    if (!filter) return;
    // Taken away is not the same as left alone: without its preset, a choice is of all.
    const none = filter.kind === 'choices' ? [] : filter.empty;
    list.setFilters({ [id]: value ?? none } as never);
  };
  return (
    <FilterBar
      fields={fields}
      values={shownValues(list)}
      onChange={onChange}
      onClear={list.clearFilters}
      // The filters do not wait for it.
      end={views && <Suspense>{views}</Suspense>}
    />
  );
}
