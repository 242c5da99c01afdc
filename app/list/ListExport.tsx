import { type ReactNode, Suspense } from 'react';
import { describeFilter, type FilterValue } from '#design-system';
import { lazyComponent, Part } from '../lib/lazyComponent.tsx';
import { useBusiness } from '../state/business.ts';
import { useChangePreferences, usePreference } from '../state/preferences.ts';
import { useUserName } from '../state/session.ts';
import type { ExportDialogProps } from './export/ExportDialog.tsx';
import type { Filters, PeriodValue } from './filters.ts';
import { shownValues } from './ListFilters.tsx';
import { useFilterFields } from './useFilterFields.ts';
import type { ListView } from './useListView.ts';

const LazyDialog = lazyComponent(async () => (await import('./export/ExportDialog.tsx')).ExportDialog);

/** Replaces a preset period by its days: a file is read on another day than it was made. */
function daysOf(value: FilterValue): FilterValue {
  if (typeof value !== 'object' || !('preset' in value)) return value;
  const { preset: _, ...days } = value;
  return days;
}

/** The export of a list. It uses the list's own query, so that the file matches the screen. */
export function ListExport<Row, F extends Filters>({ view, name }: { view: ListView<Row, F>; name: string }) {
  const { list, columns, visibleIds, rowId, selection, setExporting } = view;
  const fields = useFilterFields(list.definition.filters, true);
  const business = useBusiness();
  const exporter = useUserName();
  const templates = usePreference('templates');
  const change = useChangePreferences();
  const values = shownValues(list);
  // The first period that is set is used in the file name.
  const [period] = fields.flatMap(({ kind, id }) =>
    kind === 'period' && values[id] ? [values[id] as PeriodValue] : [],
  );
  const filters = fields
    .map((field) => ({ label: field.label, value: describeFilter(field, daysOf(values[field.id])) }))
    .filter(({ value }) => value !== '');

  // The lazy import loses the type parameter.
  const ExportDialog = LazyDialog as unknown as (props: ExportDialogProps<Row>) => ReactNode;
  return (
    <Part>
      <Suspense>
        <ExportDialog
          open
          onClose={() => setExporting(false)}
          fileName={name}
          businessName={business?.companyName ?? ''}
          businessCode={business?.registrationNumber ?? business?.id ?? ''}
          exporter={exporter}
          columns={columns}
          visibleIds={visibleIds}
          rowId={rowId}
          filters={filters}
          period={period}
          pageRows={list.rows}
          pageUnreadable={list.unreadable?.count ?? 0}
          selectedRows={selection.rows}
          total={list.total}
          loadPage={list.loadPage}
          templates={templates[list.name] ?? []}
          onTemplates={(next) => change({ templates: { ...templates, [list.name]: next } })}
          more={view.file?.more}
        />
      </Suspense>
    </Part>
  );
}
