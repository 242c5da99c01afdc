import type { Translate } from '../../i18n/index.ts';
import type { SheetCell } from '../../lib/file/workbook.ts';
import { formatDateTime, now } from '../../lib/time.ts';
import type { ExportFormat } from '../../list/export/cells.ts';
import { openWorkerWriter } from '../../list/export/workerWriter.ts';
import type { DeskRow } from '../../shared/sheet/types.ts';
import { cellText, foldText } from '../../shared/sheet/values.ts';
import { daysText } from './outcomes.ts';
import { sentencesOf } from './sentences.ts';
import type { Desk } from './useDesk.ts';

/** Exact numbers stay numbers. */
const errorCell = (cell: SheetCell) => (Number.isSafeInteger(cell) ? cell : cellText(cell));

const reasonOf = (row: DeskRow, t: Translate) =>
  sentencesOf(row, t).join('; ') || t('reconciliation.file.outcome.notCompared');

/**
 * The rows that have a fault or are not MATCHED: their own columns as written, and one more with what is wrong, with
 * formulas escaped. Rows missing in the file are not included.
 */
export async function errorFile(
  { worker, read, period }: Pick<Desk, 'worker' | 'read' | 'period'>,
  format: ExportFormat,
  userName: string,
  t: Translate,
): Promise<Blob> {
  const { signal } = worker;
  const { name = '', headings = [] } = read ?? {};
  const heading = t('reconcile.errorHeading');
  // A corrected error file already has the column.
  const old = headings.findIndex((one) => foldText(one) === foldText(heading));
  const without = <One>(all: readonly One[]) => all.filter((_, column) => column !== old);
  const columns = [...without(headings), heading].map((header) => ({ header, kind: 'number' as const }));
  const sheets = { info: t('export.infoSheet'), data: t('reconcile.errorSheet') };
  const info = [
    [t('reconcile.file'), name],
    [t('reconcile.period'), period ? daysText(period) : '-'],
    [t('export.exportedBy'), userName],
    [t('export.exportedAt'), formatDateTime(now())],
  ] as const;
  const writer = await openWorkerWriter({ format, info, columns, sheets }, signal);
  try {
    for await (const rows of worker.pages({ show: 'wrong' }))
      await writer.add(rows.map((row) => [...without(row.cells).map(errorCell), reasonOf(row, t)]));
    const file = await writer.finish();
    signal.throwIfAborted();
    return file;
  } finally {
    writer.close();
  }
}
