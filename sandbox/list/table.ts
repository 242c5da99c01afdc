import { fold } from '../fold.ts';
import { perObject } from '../perObject.ts';

/** One column of a list: a number per row (NaN = absent); a column of words holds indexes into `words`. */
export interface Column {
  /** The values of the rows from `first` to before `end`. */
  values(first: number, end: number): ArrayLike<number>;
  words?: readonly string[];
}

/** A text of each of the rows from `first` to before `end`; they are counted from `first`. */
export type TextColumn = (first: number, end: number) => (row: number) => string;

/** Rows that `list.ts` can filter, sort, page and summarise. Row 0 is the oldest. */
export interface Table<Row> {
  size: number;
  row(index: number): Row;
  columns: Readonly<Record<string, Column>>;
  /** The column that never decreases from one row to the next: its ranges are found without visiting rows. */
  ordered: string;
  /** Its value in a row. */
  order(index: number): number;
  /** Folded text of each row for the keyword; the folded codes (ids, references) come first, one per line. */
  text: TextColumn;
  /** Other folded texts, each with its own query parameter. */
  texts?: Readonly<Record<string, TextColumn>>;
  /** How many lines of `text` are codes. */
  codes: number;
  /** Cached selections by query: another page, another sort and the summary of the same query filter nothing. */
  memo: Map<string, Uint32Array>;
}

export function columnOf<Row>(table: Table<Row>, name: string): Column {
  const column = table.columns[name];
  if (!column) throw new Error(`The table has no column ${name}`);
  return column;
}

const alphabetical = new Intl.Collator('vi').compare;

/** A column of the rows of a small list, computed when it is first read. */
function columnFrom<Row>(
  rows: readonly Row[],
  read: (row: Row) => number,
  words?: readonly string[],
): Column {
  let all: Float64Array | undefined;
  return {
    values(first, end) {
      if (!all) {
        all = new Float64Array(rows.length);
        for (let index = 0; index < rows.length; index += 1) all[index] = read(rows[index]!);
      }
      return all.subarray(first, end);
    },
    ...(words && { words }),
  };
}

/** The words of a column, in Vietnamese alphabetical order, so that their indexes sort. */
const sortedWords = (words: readonly (string | null | undefined)[]): string[] =>
  [...new Set(words)].filter((word) => typeof word === 'string').sort(alphabetical);

/** The fields of a row that are columns, their types, and the searchable fields. */
export interface Fields<Row> {
  /** The time that never decreases from one row to the next. */
  ordered: keyof Row & string;
  numbers?: readonly (keyof Row & string)[];
  /** Words collected from the rows. */
  words?: readonly (keyof Row & string)[];
  /** Fixed words, in this order. */
  fixed?: Partial<Record<keyof Row & string, readonly string[]>>;
  /** Columns of `true` and `false`. */
  marks?: Readonly<Record<string, (row: Row) => boolean>>;
  /** Matched as a whole when ids are pasted: ids, references. */
  codes: readonly (keyof Row & string)[];
  /** Searched as text. */
  texts?: readonly (keyof Row & string)[];
}

/** The words of a mark. */
export const MARKS = ['true', 'false'];

/** The searchable text of a row. */
export const textIn = <Row extends object>({ codes, texts = [] }: Fields<Row>) =>
  perObject((row: Row) => [...codes, ...texts].map((field) => fold(String(row[field] ?? ''))).join('\n'));

/**
 * A small list in memory, oldest first: its columns and texts come from the fields of its rows. `textOf` may know the
 * texts of earlier tables: most rows stay the same.
 */
export function tableOf<Row extends object>(
  rows: readonly Row[],
  fields: Fields<Row>,
  textOf = textIn(fields),
): Table<Row> {
  const { ordered, numbers = [], words = [], fixed = {}, marks = {}, codes } = fields;
  const numberIn = (field: keyof Row) => (row: Row) => (row[field] as number | undefined) ?? Number.NaN;
  const wordsIn = (field: keyof Row, known: readonly string[]): Column => {
    const places = new Map(known.map((word, place) => [word, place]));
    return columnFrom(rows, (row) => places.get(row[field] as string) ?? Number.NaN, known);
  };
  return {
    size: rows.length,
    row: (index) => rows[index] as Row,
    columns: Object.fromEntries([
      ...[ordered, ...numbers].map((field) => [field, columnFrom(rows, numberIn(field))]),
      ...words.map((field) => [
        field,
        wordsIn(field, sortedWords(rows.map((row) => row[field] as string | undefined))),
      ]),
      ...Object.entries(fixed).map(([field, known]) => [
        field,
        wordsIn(field as keyof Row, known as readonly string[]),
      ]),
      ...Object.entries(marks).map(([name, isMarked]) => [
        name,
        columnFrom(rows, (row) => MARKS.indexOf(String(isMarked(row))), MARKS),
      ]),
    ]),
    ordered,
    order: (index) => numberIn(ordered)(rows[index] as Row),
    text: (first) => (row) => textOf(rows[first + row] as Row),
    codes: codes.length,
    memo: new Map(),
  };
}
