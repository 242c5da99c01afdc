import { type Cell, cellsOf, type FiledColumn, type FileSpec, type MoreSheet } from './cells.ts';
import { EXPORT_PAGE_SIZE, type ReadPagesOptions, type ReadResult, readPages } from './readPages.ts';
import { openWorkerWriter } from './workerWriter.ts';

/** Maximum rows of one export (screens 1). */
export const EXPORT_CAP = 50_000;

/** Rows that the page already has, or a list to read. */
export type ExportSource<Row> =
  | { rows: readonly Row[]; unreadable: number }
  | Pick<ReadPagesOptions<Row>, 'loadPage' | 'rowId' | 'total'>;

export interface ExportProgress {
  phase: 'reading' | 'writing';
  read: number;
  /** The expected number of rows. */
  count: number;
}

export interface ExportFileOptions<Row> {
  spec: Omit<FileSpec, 'columns'>;
  columns: readonly FiledColumn<Row>[];
  source: ExportSource<Row>;
  /** Loads the content of a third sheet of an XLSX. */
  more?: ((signal: AbortSignal) => Promise<MoreSheet>) | undefined;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

export interface ExportResult extends ReadResult {
  file: Blob;
}

type TakeRows<Row> = ReadPagesOptions<Row>['onRows'];

async function deliver<Row>(
  rows: readonly Row[],
  unreadable: number,
  onRows: TakeRows<Row>,
): Promise<ReadResult> {
  const end = Math.min(rows.length, EXPORT_CAP);
  for (let from = 0; from < end; from += EXPORT_PAGE_SIZE) {
    await onRows(rows.slice(from, Math.min(from + EXPORT_PAGE_SIZE, end)), rows.length);
  }
  return { rows: end, total: rows.length, incomplete: false, unreadable };
}

/**
 * Reads up to `EXPORT_CAP` rows, and lets a worker write the file. It works in batches, so that the page stays
 * responsive.
 *
 * @throws {ApiError | WriterError} on failure, after which everything is dropped; the signal's reason on abort
 */
export async function exportFile<Row>(options: ExportFileOptions<Row>): Promise<ExportResult> {
  const { spec, columns, source, signal, onProgress } = options;
  const header = columns.map(({ header, heading, file: { kind, total } }) => ({
    // Tells readers in other countries the time zone.
    header: heading ?? (kind === 'moment' ? `${header} (GMT+7)` : header),
    ...{ kind, total },
  }));
  const writer = await openWorkerWriter({ ...spec, columns: header }, signal);
  try {
    let read = 0;
    const onRows: TakeRows<Row> = async (rows, total) => {
      await writer.add(rows.map((row): Cell[] => cellsOf(row, columns)));
      read += rows.length;
      onProgress({ phase: 'reading', read, count: Math.max(read, Math.min(total, EXPORT_CAP)) });
    };
    const result =
      'rows' in source
        ? await deliver(source.rows, source.unreadable, onRows)
        : await readPages({ ...source, cap: EXPORT_CAP, signal, onRows });
    onProgress({ phase: 'writing', read, count: read });
    const file = await writer.finish();
    signal.throwIfAborted();
    return { ...result, file };
  } finally {
    writer.close();
  }
}
