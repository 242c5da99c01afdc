import { FilterBar, type FilterValues, Switch } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { useAfterFirstTouch } from '../../lib/firstContent.ts';
import { presetOf } from '../../lib/time.ts';
import { useFilterFields } from '../../list/useFilterFields.ts';
import { dashboardFilters } from './definition.ts';
import type { DashboardView } from './view.ts';

/** Days, store, and whether it is compared. */
export function DashboardFilters({ view }: { view: DashboardView }) {
  const t = useT();
  const { values, days, set } = view;
  const isTouched = useAfterFirstTouch();
  const fields = useFilterFields(dashboardFilters, isTouched || values.store !== undefined).filter(
    ({ id }) => id !== 'compare',
  );
  const preset = presetOf(days.from, days.to);
  const shownValues: FilterValues = { period: { ...days, ...(preset && { preset }) }, store: values.store };
  return (
    <FilterBar
      fields={fields}
      values={shownValues}
      onChange={(id, value) => set({ [id]: value } as never)}
      onClear={() => set({ period: undefined, store: undefined })}
      end={
        <Switch
          label={t('dashboard.filter.compare')}
          checked={values.compare !== 'off'}
          onChange={(on) => set({ compare: on ? undefined : 'off' })}
        />
      }
    />
  );
}
