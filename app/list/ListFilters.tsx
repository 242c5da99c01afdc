import { type ReactNode, Suspense } from 'react';
import {
  FilterBar,
  type FilterBarProps,
  FilterChips,
  type FilterValue,
  type FilterValues,
} from '#design-system';
import { useAfterFirstTouch } from '../lib/firstContent.ts';
import { presetOf } from '../lib/time.ts';
import { daysOf, type Filters, type PeriodValue } from './filters.ts';
import { useFilterFields } from './useFilterFields.ts';
import type { List } from './useList.ts';

/**
 * The values of a list as its filter bar shows them: a period always has its days, and its preset if it matches one.
 * The default value of a choice is not shown as removable.
 */
export function shownValues<Row, F extends Filters>({ definition, values }: List<Row, F>): FilterValues {
  return Object.fromEntries(
    Object.entries(definition.filters).map(([id, filter]) => {
      const value = values[id] as FilterValue;
      if (filter.kind === 'choices' && filter.isEmpty(value as readonly string[])) return [id, []];
      if (filter.kind !== 'period') return [id, value];
      const days = daysOf(filter, value as PeriodValue | undefined);
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
  sheet: FilterBarProps['sheet'];
}

/** The filters of a list for its filter bar: they only read and write the URL. */
function useFilterBar<Row, F extends Filters>(list: List<Row, F>) {
  // Load the rows first, then the name of the chosen store. Other options load on first interaction.
  const isTouched = useAfterFirstTouch();
  const names = Object.entries(list.definition.filters).some(
    ([id, { kind }]) => (kind === 'store' || kind === 'group') && list.values[id] !== undefined,
  );
  const fields = useFilterFields(list.definition.filters, list.state !== 'loading' && (isTouched || names));
  const onChange = (id: string, value: FilterValue) => {
    const filter = list.definition.filters[id];
    if (!filter) return;
    // Removing a preset differs from using it: without the preset, the filter selects everything.
    const none = filter.kind === 'choices' ? [] : filter.empty;
    list.setFilters({ [id]: value ?? none } as never);
  };
  return { fields, values: shownValues(list), onChange };
}

export function ListFilters<Row, F extends Filters>({ list, views, sheet }: ListFiltersProps<Row, F>) {
  return (
    <FilterBar
      {...useFilterBar(list)}
      onClear={list.clearFilters}
      sheet={sheet}
      // The filters do not wait for the saved views.
      end={views && <Suspense>{views}</Suspense>}
    />
  );
}

interface ListFilterChipsProps<Row, F extends Filters> {
  list: List<Row, F>;
  onOpen: () => void;
}

export function ListFilterChips<Row, F extends Filters>({ list, onOpen }: ListFilterChipsProps<Row, F>) {
  return <FilterChips {...useFilterBar(list)} onOpen={onOpen} />;
}
