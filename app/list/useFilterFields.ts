import { useMemo } from 'react';
import type { FilterField, PeriodPreset } from '#design-system';
import { useT } from '../i18n/index.ts';
import { dayOf, now, PERIOD_PRESETS, presetRange } from '../lib/time.ts';
import { useScope } from '../state/business.ts';
import { useGroupOptions, useStoreOptions } from '../state/options.ts';
import type { AnyFilter, Filters } from './filters.ts';

/** A list's filters for the filter bar, in the page's language, with the business's stores and groups. */
export function useFilterFields(filters: Filters, wantsChoices: boolean): FilterField[] {
  const t = useT();
  const scope = useScope();
  const has = (wanted: AnyFilter['kind']) => Object.values(filters).some(({ kind }) => kind === wanted);
  // Load the rows first. Users limited to one store have nothing to choose.
  const stores = useStoreOptions(has('store') && wantsChoices && !scope.storeId);
  const groups = useGroupOptions(has('group') && wantsChoices).options;

  return useMemo(() => {
    const today = dayOf(now());
    const presets: PeriodPreset[] = PERIOD_PRESETS.map((id) => ({
      id,
      label: t(`period.${id}`),
      range: presetRange(id, today),
    }));
    const fieldOf = ([id, filter]: [string, AnyFilter]): FilterField[] => {
      const label = t(filter.label);
      switch (filter.kind) {
        case 'text':
        // The first text filter is the search box, the others are chips: so `q` must come first.
        case 'word':
          return [{ kind: 'text', id, label, placeholder: t(filter.placeholder) }];
        case 'choice':
        case 'choices':
          return [
            {
              kind: filter.kind,
              id,
              label,
              options: filter.options.map(({ value, label, text }) => ({
                value,
                label: label ? t(label) : text,
              })),
            },
          ];
        case 'period':
          return [{ kind: 'period', id, label, presets, required: filter.preset !== undefined, today }];
        case 'amount':
          return [{ kind: 'amount', id, label }];
        case 'store':
          return scope.storeId ? [] : [{ kind: 'choice', id, label, options: stores ?? [] }];
        case 'group':
          return [{ kind: 'choice', id, label, options: groups ?? [] }];
      }
    };
    return Object.entries(filters).flatMap(fieldOf);
  }, [filters, stores, groups, scope.storeId, t]);
}
