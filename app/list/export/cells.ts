import type { ExportCell, ListColumn } from '../columns.ts';

/** A cell of a file: text, or an integer (VND, or unix seconds). An empty text is an empty cell. */
export type Cell = string | number;
export type CellKind = ExportCell<never>['kind'];

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface FileColumn {
  header: string;
  kind: CellKind;
  /** Whether an XLSX adds its sum below the rows. */
  total?: boolean | undefined;
}

export interface MoreSheet {
  name: string;
  lines: readonly (readonly [string, Cell])[];
}

/** Everything about a file but its rows. Plain data: it is posted to the worker. */
export interface FileSpec {
  format: ExportFormat;
  /** The info sheet of an XLSX: business, filters, exporter and time, as pairs of label and value. */
  info: readonly (readonly [string, string])[];
  columns: readonly FileColumn[];
  /** The label of the total row of an XLSX; without it there is no total row. */
  total?: string;
  /** The names of the two sheets of an XLSX. */
  sheets: { info: string; data: string };
  /** A third sheet of an XLSX: summary lines, each with a label and an amount (VND) or text. */
  more?: MoreSheet | undefined;
  /** Puts the data sheet first, for a file that is filled in and sent back. */
  rowsFirst?: boolean;
}

/** Accepts rows in batches and returns the file at the end. */
export interface FileWriter {
  add(rows: readonly (readonly Cell[])[]): void;
  finish(): Blob;
}

/** A column that goes into files. */
export type FiledColumn<Row> = ListColumn<Row> & {
  file: ExportCell<Row>;
  /** Replaces the header in the file, exactly as typed. */
  heading?: string | undefined;
};

export const isFiled = <Row>(column: ListColumn<Row>): column is FiledColumn<Row> =>
  column.file !== undefined;

/** The cells of a row. A number cell with an invalid number, such as NaN, is left empty. */
export function cellsOf<Row>(row: Row, columns: readonly FiledColumn<Row>[]): Cell[] {
  return columns.map(({ file: { kind, value } }) => {
    const found = value(row);
    if (typeof found !== 'number' || Number.isSafeInteger(found)) {
      return kind === 'text' ? String(found ?? '') : (found ?? '');
    }
    return kind === 'text' && Number.isFinite(found) ? String(found) : '';
  });
}
