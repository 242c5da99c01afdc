import { useMemo } from 'react';
import type { FilterField, PeriodPreset } from '#design-system';
import { listStoreOptions } from '../api/stores.ts';
import { useT } from '../i18n/index.ts';
import { useQuery } from '../lib/query.tsx';
import { dayOf, now, PERIOD_PRESETS, presetRange } from '../lib/time.ts';
import { useScope } from '../state/business.ts';
import type { AnyFilter, Filters } from './filters.ts';

/** A list's filters as the filter bar draws them, in the page's language, with the business's stores. */
export function useFilterFields(filters: Filters, wantsStores: boolean): FilterField[] {
  const t = useT();
  const scope = useScope();
  const hasStoreFilter = Object.values(filters).some(({ kind }) => kind === 'store');
  const { data: stores } = useQuery({
    queryKey: [scope.merchantId, scope.storeId ?? null, 'stores', 'options'],
    queryFn: ({ signal }) => listStoreOptions(scope, signal),
    staleTime: 5 * 60_000,
    // The rows come first; whoever is limited to one store has nothing to choose.
    enabled: hasStoreFilter && wantsStores && !scope.storeId,
  });

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
        // The first text of a bar is its search box, the others are chips: `q` stands first.
        case 'word':
          return [{ kind: 'text', id, label, placeholder: t(filter.placeholder) }];
        case 'choice':
        case 'choices':
          return [
            {
              kind: filter.kind,
              id,
              label,
              options: filter.options.map((option) => ({ value: option.value, label: t(option.label) })),
            },
          ];
        case 'period':
          return [{ kind: 'period', id, label, presets, required: filter.preset !== undefined, today }];
        case 'amount':
          return [{ kind: 'amount', id, label }];
        case 'store':
          return scope.storeId
            ? []
            : [
                {
                  kind: 'choice',
                  id,
                  label,
                  options: (stores ?? []).map((one) => ({
                    value: one.id,
                    label: one.brandName ?? `- (${one.code ?? one.id})`,
                  })),
                },
              ];
      }
    };
    return Object.entries(filters).flatMap(fieldOf);
  }, [filters, stores, scope.storeId, t]);
}
