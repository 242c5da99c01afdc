import type { ExportCell, ListColumn } from '../columns.ts';

/** A cell on its way into a file: text, or an integer (VND, or unix seconds). An empty text is an empty cell. */
export type Cell = string | number;
export type CellKind = ExportCell<never>['kind'];

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface FileColumn {
  header: string;
  kind: CellKind;
  /** An XLSX sums it up below its rows. */
  total?: boolean | undefined;
}

export interface MoreSheet {
  name: string;
  lines: readonly (readonly [string, Cell])[];
}

/** Everything about a file but its rows. Plain data: it travels to the worker. */
export interface FileSpec {
  format: ExportFormat;
  /** The sheet of an XLSX about the file: business, filters, who exported and when. Pairs of label and value, in words. */
  info: readonly (readonly [string, string])[];
  columns: readonly FileColumn[];
  /** What the line of sums below the rows of an XLSX is called; without it there is none. */
  total?: string;
  /** The names of the two sheets of an XLSX. */
  sheets: { info: string; data: string };
  /** A third sheet of an XLSX: what the rows come to, a label and its amount (VND) or text in each line. */
  more?: MoreSheet | undefined;
  /** Puts the rows on the first sheet, for a file that is filled in and sent back. */
  rowsFirst?: boolean;
}

/** Takes rows a few at a time and gives the file at the end. */
export interface FileWriter {
  add(rows: readonly (readonly Cell[])[]): void;
  finish(): Blob;
}

/** A column that goes into files. */
export type FiledColumn<Row> = ListColumn<Row> & {
  file: ExportCell<Row>;
  /** Replaces the header in the file, exactly as it was typed. */
  heading?: string | undefined;
};

export const isFiled = <Row>(column: ListColumn<Row>): column is FiledColumn<Row> =>
  column.file !== undefined;

/** The cells of a row. A value that is no number where one belongs, such as NaN, is left empty. */
export function cellsOf<Row>(row: Row, columns: readonly FiledColumn<Row>[]): Cell[] {
  return columns.map(({ file: { kind, value } }) => {
    const found = value(row);
    if (typeof found !== 'number' || Number.isSafeInteger(found)) {
      return kind === 'text' ? String(found ?? '') : (found ?? '');
    }
    return kind === 'text' && Number.isFinite(found) ? String(found) : '';
  });
}
