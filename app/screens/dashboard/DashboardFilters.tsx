import { FilterBar, type FilterValues, Switch, useNarrow } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { useAfterFirstTouch } from '../../lib/firstContent.ts';
import { presetOf } from '../../lib/time.ts';
import { useFilterFields } from '../../list/useFilterFields.ts';
import { dashboardFilters } from './definition.ts';
import type { DashboardView } from './view.ts';

/** Days, store, and comparison; on a phone, comparison is one more filter, so that the figures come higher up. */
export function DashboardFilters({ view }: { view: DashboardView }) {
  const t = useT();
  const { values, days, set } = view;
  const narrow = useNarrow();
  const isTouched = useAfterFirstTouch();
  const fields = useFilterFields(dashboardFilters, isTouched || values.store !== undefined).filter(
    ({ id }) => narrow || id !== 'compare',
  );
  const preset = presetOf(days.from, days.to);
  const shownValues: FilterValues = {
    period: { ...days, ...(preset && { preset }) },
    store: values.store,
    compare: values.compare,
  };
  return (
    <FilterBar
      fields={fields}
      values={shownValues}
      onChange={(id, value) => set({ [id]: value } as never)}
      onClear={() => set({ period: undefined, store: undefined, ...(narrow && { compare: undefined }) })}
      end={
        !narrow && (
          <Switch
            label={t('dashboard.filter.compare')}
            checked={values.compare !== 'off'}
            onChange={(on) => set({ compare: on ? undefined : 'off' })}
          />
        )
      }
    />
  );
}
