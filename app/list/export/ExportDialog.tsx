import { useState } from 'react';
import { Banner, Modal, Stack } from '#design-system';
import { useT } from '../../i18n/index.ts';
import type { ExportTemplate } from '../../lib/preferences.ts';
import { type Day, formatDateTime, now } from '../../lib/time.ts';
import type { ListColumn } from '../columns.ts';
import { isFiled } from './cells.ts';
import { ExportFooter } from './ExportFooter.tsx';
import { type ExportChoice, ExportForm } from './ExportForm.tsx';
import { ExportDone, ExportFailed, ExportRunning } from './ExportOutcome.tsx';
import { columnsOf, ExportTemplates } from './ExportTemplates.tsx';
import { EXPORT_CAP, type ExportFileOptions } from './exportFile.ts';
import { exportFileName } from './fileName.ts';
import type { ReadPagesOptions } from './readPages.ts';
import { useExport } from './useExport.ts';

export interface ExportDialogProps<Row> {
  open: boolean;
  onClose: () => void;
  /** Prefix of the file name: `giao-dich`. */
  fileName: string;
  businessCode: string;
  /** The company's name. */
  businessName: string;
  /** User name of the user who exports. */
  exporter: string;
  /** All of the list's columns, in the table's order. */
  columns: readonly ListColumn<Row>[];
  visibleIds: readonly string[];
  rowId: (row: Row) => string;
  /** The list's filters, as text. */
  filters: readonly { label: string; value: string }[];
  period?: { from: Day; to: Day };
  pageRows: readonly Row[];
  /** Unreadable rows of the page. */
  pageUnreadable?: number;
  selectedRows: readonly Row[];
  /** Number of rows that match the filters. */
  total: number;
  loadPage: ReadPagesOptions<Row>['loadPage'];
  /** The saved exports of this list, and their setter. Without `onTemplates` the dialog offers none. */
  templates?: readonly ExportTemplate[];
  onTemplates?: (next: ExportTemplate[]) => void;
  /** Loads the content of a third sheet of an XLSX. */
  more?: ExportFileOptions<Row>['more'];
}

/**
 * Exports a list as CSV or XLSX (screens 1): options with their row counts, then progress that can be cancelled at any
 * time, then the result. Closing it during the export asks first; a failure keeps the options and can be retried.
 */
export function ExportDialog<Row>(props: ExportDialogProps<Row>) {
  const {
    open,
    onClose,
    columns,
    visibleIds,
    filters,
    pageRows,
    pageUnreadable = 0,
    selectedRows,
    total,
  } = props;
  const t = useT();
  const { state, start, cancel } = useExport<Row>();
  const [asking, setAsking] = useState(false);
  const { templates = [], onTemplates } = props;
  const [latest] = templates;
  const [choice, setChoice] = useState<ExportChoice>({
    format: latest?.format ?? 'xlsx',
    columns: 'visible',
    template: latest?.name ?? '',
    range: selectedRows.length > 0 ? 'selection' : 'all',
  });

  const running = state.step === 'running';
  const loadedRows = {
    page: { rows: pageRows, unreadable: pageUnreadable },
    selection: { rows: selectedRows, unreadable: 0 },
  };
  const counts = { page: pageRows.length, selection: selectedRows.length, all: total };
  const count = Math.min(counts[choice.range], EXPORT_CAP);

  const filed = columns.filter(isFiled);
  const template = templates.find(({ name }) => name === choice.template);

  const run = () => {
    setAsking(false);
    const exportedAt = now();
    if (template) onTemplates?.([template, ...templates.filter((one) => one !== template)]);
    const { format, range } = choice;
    const rangeWords = t.count(`export.${range}`, counts[range]);
    const { fileName: name, businessCode, businessName, period, exporter, rowId, loadPage, more } = props;
    void start({
      name: exportFileName({ name, businessCode, period, exportedAt, format }),
      count,
      columns: template
        ? columnsOf(template, columns)
        : filed.filter(({ id }) => choice.columns === 'all' || visibleIds.includes(id)),
      more,
      source: range === 'all' ? { loadPage, rowId, total } : loadedRows[range],
      spec: {
        format,
        ...(template?.total !== false && { total: t('export.total') }),
        sheets: { info: t('export.infoSheet'), data: t('export.dataSheet') },
        info: [
          [t('export.business'), [businessName, businessCode].filter(Boolean).join(' - ')],
          ...filters.map(({ label, value }): [string, string] => [label, value]),
          [t('export.range'), rangeWords],
          [t('export.exportedBy'), exporter],
          [t('export.exportedAt'), formatDateTime(exportedAt)],
        ],
      },
    });
  };

  const stopAndClose = () => {
    cancel();
    setAsking(false);
    onClose();
  };

  return (
    <Modal
      open={open}
      onOpenChange={onClose}
      title={t('export.title')}
      confirmClose={() => {
        setAsking(running);
        return !running;
      }}
      footer={
        <ExportFooter
          step={state.step}
          asking={asking}
          count={count}
          onStart={run}
          onStop={cancel}
          onKeep={() => setAsking(false)}
          onStopAndClose={stopAndClose}
          onClose={onClose}
        />
      }
    >
      <Stack gap={4}>
        {state.step === 'choosing' && state.cancelled && <Banner title={t('export.cancelled')} />}
        {state.step === 'failed' && <ExportFailed error={state.error} />}
        {running && asking && <Banner tone="warning" title={t('export.askClose')} />}
        {running && <ExportRunning {...state.progress} />}
        {state.step === 'done' && <ExportDone result={state.result} name={state.name} />}
        {(state.step === 'choosing' || state.step === 'failed') && (
          <ExportForm
            choice={choice}
            onChange={setChoice}
            counts={counts}
            filters={filters}
            templates={
              onTemplates && (
                <ExportTemplates
                  visible={visibleIds.flatMap((id) => filed.filter((column) => column.id === id))}
                  templates={templates}
                  onTemplates={onTemplates}
                  choice={choice}
                  onChange={setChoice}
                />
              )
            }
          />
        )}
      </Stack>
    </Modal>
  );
}
