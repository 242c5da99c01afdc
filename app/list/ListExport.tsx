import { type ReactNode, Suspense } from 'react';
import { describeFilter, type FilterField } from '#design-system';
import { lazily } from '../lib/lazily.tsx';
import { useBusiness } from '../state/business.ts';
import { useUserName } from '../state/session.ts';
import type { ListColumn } from './columns.ts';
import type { ExportDialogProps } from './export/ExportDialog.tsx';
import type { Filters, PeriodValue } from './filters.ts';
import { shownValues } from './ListFilters.tsx';
import type { List } from './useList.ts';

const LazyDialog = lazily(async () => (await import('./export/ExportDialog.tsx')).ExportDialog);

interface ListExportProps<Row, F extends Filters> {
  list: List<Row, F>;
  fields: readonly FilterField[];
  columns: readonly ListColumn<Row>[];
  visibleIds: readonly string[];
  rowId: (row: Row) => string;
  selectedRows: readonly Row[];
  fileName: string;
  onClose: () => void;
}

/** The export of a list: given the list's own question, so that what one sees is what one downloads. */
export function ListExport<Row, F extends Filters>(props: ListExportProps<Row, F>) {
  const { list, fields, columns, visibleIds, rowId, selectedRows, fileName, onClose } = props;
  const business = useBusiness();
  const exporter = useUserName();
  const values = shownValues(list);
  const periodId = fields.find(({ kind }) => kind === 'period')?.id;
  const period = periodId ? (values[periodId] as PeriodValue) : undefined;
  const filters = fields
    .map((field) => ({ label: field.label, value: describeFilter(field, values[field.id]) }))
    .filter(({ value }) => value !== '');

  // Fetched code has forgotten that it is generic.
  const ExportDialog = LazyDialog as unknown as (props: ExportDialogProps<Row>) => ReactNode;
  return (
    <Suspense>
      <ExportDialog
        open
        onClose={onClose}
        fileName={fileName}
        businessCode={business?.registrationNumber ?? business?.id ?? ''}
        exporter={exporter}
        columns={columns}
        visibleIds={visibleIds}
        rowId={rowId}
        filters={filters}
        period={period}
        pageRows={list.rows}
        selectedRows={selectedRows}
        total={list.total}
        loadPage={list.loadPage}
      />
    </Suspense>
  );
}
