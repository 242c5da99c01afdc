import { fold } from '../../form/fold.ts';
import type { Sort } from '../sort.ts';
import type { Column } from '../table/DataTable.types.ts';

/** The sort and search key of a cell: a number for figures and times. Empty cells sort last. */
export type CellValue = string | number | Date | null | undefined;

/** A column of a list that has all its rows. */
export interface ClientColumn<Row> extends Column<Row> {
  /** What the column is sorted and searched by; `text` by default. */
  value?: (row: Row) => CellValue;
}

const isAscii = /^[\u0020-\u007e]*$/;
const folded = (text: string) => (isAscii.test(text) ? text.toLowerCase() : fold(text));
const valueIn = <Row>({ value, text }: ClientColumn<Row>, row: Row): CellValue => (value ?? text)?.(row);

/** Each row as one text without diacritics and capitals, in the order of the rows. */
export function indexRows<Row>(rows: readonly Row[], columns: readonly ClientColumn<Row>[]): string[] {
  const searched = columns.filter(({ value, text }) => value ?? text);
  return rows.map((row) =>
    searched
      .map((column) => {
        // Users search for the displayed text, which may differ from the sort key.
        const found = column.text?.(row) ?? column.value?.(row);
        // A date without a `text` has nothing that a user reads.
        return found === null || found === undefined || found instanceof Date ? '' : folded(String(found));
      })
      .join('\n'),
  );
}

/** Rows that contain every word of the query, ignoring diacritics. */
export function filterRows<Row>(
  rows: readonly Row[],
  index: readonly string[],
  query: string,
): readonly Row[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.length === 0 ? rows : rows.filter((_, at) => words.every((word) => index[at]?.includes(word)));
}

const collators = new Map<string, Intl.Collator>();
function collatorOf(language: string) {
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, known);
  return known;
}

/**
 * The rows in the order of `sort`: numbers and dates by size, texts by the language's rules ("Đ" after "D"), `GD-9`
 * before `GD-10`. Rows without a value stay at the end in both directions, equal rows keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ClientColumn<Row>[],
  sort: Sort | undefined,
  language = 'vi-VN',
): readonly Row[] {
  if (!sort) return rows;
  const falling = sort.startsWith('-');
  const key = falling ? sort.slice(1) : sort;
  const column = columns.find(({ id, sortable }) => (typeof sortable === 'string' ? sortable : id) === key);
  if (!column) return rows;

  const { compare } = collatorOf(language);
  const sign = falling ? -1 : 1;
  const isEmpty = (value: CellValue) => value === null || value === undefined || value === '';
  const entries = rows.map((row) => {
    const value = valueIn(column, row);
    return { row, value: value instanceof Date ? value.getTime() : value };
  });
  const [empty, full] = [
    entries.filter(({ value }) => isEmpty(value)),
    entries.filter(({ value }) => !isEmpty(value)),
  ];
  full.sort(
    ({ value: a }, { value: b }) =>
      sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))),
  );
  return [...full, ...empty].map(({ row }) => row);
}
