import type { Column } from '#design-system';

/** How a column goes into a file: text stays text (ids, phones, accounts), a number is a raw integer (of VND, or a count), a moment unix seconds. */
export interface ExportCell<Row> {
  kind: 'text' | 'number' | 'moment';
  value: (row: Row) => string | number | undefined;
  /** A file sums it up: amounts of which each row has its own, and no balance or amount of another record. */
  total?: boolean;
}

/** A column of a list: how it is drawn, and how it is exported. Columns without `file` are left out of files. */
export interface ListColumn<Row> extends Column<Row> {
  file?: ExportCell<Row>;
}
