import type { Column } from '#design-system';

/**
 * The type of a column in a file: text (ids, phones, accounts), an integer (VND, or a count), or a time in unix
 * seconds.
 */
export interface ExportCell<Row> {
  kind: 'text' | 'number' | 'moment';
  value: (row: Row) => string | number | undefined;
  /** Whether a file sums it up: amounts that belong to the row itself, not balances or amounts of other records. */
  total?: boolean;
}

/** A column of a list: how it renders, and how it is exported. Columns without `file` are left out of files. */
export interface ListColumn<Row> extends Column<Row> {
  file?: ExportCell<Row>;
}
