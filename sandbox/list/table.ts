import { fold } from '../fold.ts';

/** One column of a list: a number per row (NaN = absent); a column of words holds places in `words`. */
export interface Column {
  read(index: number): number;
  words?: readonly string[];
}

/** Rows that `list.ts` can filter, sort, page and summarise. Row 0 is the oldest. */
export interface Table<Row> {
  size: number;
  row(index: number): Row;
  columns: Readonly<Record<string, Column>>;
  /** The column that never falls from one row to the next: ranges of it are found without visiting rows. */
  ordered: string;
  /** Folded text of a row for the keyword; the folded codes (ids, references) stand one per line before it. */
  text(index: number): string;
  /** Other folded texts of a row, each asked for by a parameter of its own. */
  texts?: Readonly<Record<string, (index: number) => string>>;
  /** How many lines of `text` are codes. */
  codes: number;
  /** Filtered and sorted places by query: the next page of the same query sorts nothing. */
  memo: Map<string, ArrayLike<number>>;
}

const alphabetical = new Intl.Collator('vi').compare;

/** A column of texts: words in Vietnamese alphabetical order, so that their places sort. */
function wordColumn(values: readonly (string | undefined)[]): Column {
  const words = [...new Set(values.filter((value) => value !== undefined))];
  words.sort(alphabetical);
  return fixedWords(words, values);
}

/** A column of words that are known beforehand: each may be asked for, although no row may have it. */
function fixedWords(words: readonly string[], values: readonly (string | undefined)[]): Column {
  const places = new Map(words.map((word, place) => [word, place]));
  return { words, read: (index) => places.get(values[index] ?? '') ?? Number.NaN };
}

/** Which fields of a row are columns, and of what kind; what the keyword looks into. */
export interface Fields<Row> {
  /** The moment that never falls from one row to the next. */
  ordered: keyof Row & string;
  numbers?: readonly (keyof Row & string)[];
  /** Words that are whatever the rows have. */
  words?: readonly (keyof Row & string)[];
  /** Words that are these, in this order. */
  fixed?: Partial<Record<keyof Row & string, readonly string[]>>;
  /** Searched whole when ids are pasted: ids, references. */
  codes: readonly (keyof Row & string)[];
  /** Searched as text. */
  texts?: readonly (keyof Row & string)[];
}

/** Folded texts by row: a list that was written to is made anew, mostly of the same rows. */
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

/** A small list held in memory, oldest first: its columns and its text are made from the fields of its rows. */
export function tableOf<Row extends object>(rows: readonly Row[], fields: Fields<Row>): Table<Row> {
  const { ordered, numbers = [], words = [], fixed = {}, codes } = fields;
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
    ]),
    ordered,
    text: (index) => textOf(rows[index] as Row, fields),
    codes: codes.length,
    memo: new Map(),
  };
}
