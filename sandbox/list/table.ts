import { fold } from '../fold.ts';

/** One column of a list: a number per row (NaN = absent); a column of words holds indexes into `words`. */
export interface Column {
  read(index: number): number;
  words?: readonly string[];
}

/** Rows that `list.ts` can filter, sort, page and summarise. Row 0 is the oldest. */
export interface Table<Row> {
  size: number;
  row(index: number): Row;
  columns: Readonly<Record<string, Column>>;
  /** The column that never decreases from one row to the next: its ranges are found without visiting rows. */
  ordered: string;
  /** Folded text of a row for the keyword; the folded codes (ids, references) come first, one per line. */
  text(index: number): string;
  /** Other folded texts of a row, each with its own query parameter. */
  texts?: Readonly<Record<string, (index: number) => string>>;
  /** How many lines of `text` are codes. */
  codes: number;
  /** Cached indexes by query, filtered and sorted: the next page of the same query sorts nothing. */
  memo: Map<string, ArrayLike<number>>;
}

const alphabetical = new Intl.Collator('vi').compare;

/** A column of texts: words in Vietnamese alphabetical order, so that their indexes sort. */
function wordColumn(values: readonly (string | undefined)[]): Column {
  const words = [...new Set(values.filter((value) => value !== undefined))];
  words.sort(alphabetical);
  return fixedWords(words, values);
}

/** A column of words known in advance: each can be requested, even if no row has it. */
function fixedWords(words: readonly string[], values: readonly (string | undefined)[]): Column {
  const places = new Map(words.map((word, place) => [word, place]));
  return { words, read: (index) => places.get(values[index] ?? '') ?? Number.NaN };
}

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

/** Folded texts by row: after a write, a list is rebuilt mostly from the same rows. */
const texts = new WeakMap<object, WeakMap<object, string>>();

function textOf<Row extends object>(row: Row, fields: Fields<Row>): string {
  const known = texts.get(fields) ?? new WeakMap<object, string>();
  texts.set(fields, known);
  const text =
    known.get(row) ??
    [...fields.codes, ...(fields.texts ?? [])].map((field) => fold(String(row[field] ?? ''))).join('\n');
  known.set(row, text);
  return text;
}

/** A small list in memory, oldest first: its columns and texts come from the fields of its rows. */
export function tableOf<Row extends object>(rows: readonly Row[], fields: Fields<Row>): Table<Row> {
  const { ordered, numbers = [], words = [], fixed = {}, marks = {}, codes } = fields;
  const textsOf = (field: keyof Row & string) => rows.map((row) => row[field] as string | undefined);
  const numbersOf = (field: keyof Row & string): Column => ({
    read: (index) => (rows[index]?.[field] as number | undefined) ?? Number.NaN,
  });
  return {
    size: rows.length,
    row: (index) => rows[index] as Row,
    columns: Object.fromEntries([
      ...[ordered, ...numbers].map((field) => [field, numbersOf(field)]),
      ...words.map((field) => [field, wordColumn(textsOf(field))]),
      ...Object.entries(fixed).map(([field, known]) => [
        field,
        fixedWords(known as readonly string[], textsOf(field as keyof Row & string)),
      ]),
      ...Object.entries(marks).map(([name, isMarked]): [string, Column] => [
        name,
        { words: MARKS, read: (index) => MARKS.indexOf(String(isMarked(rows[index] as Row))) },
      ]),
    ]),
    ordered,
    text: (index) => textOf(rows[index] as Row, fields),
    codes: codes.length,
    memo: new Map(),
  };
}
