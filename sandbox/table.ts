/** One column of a list: a number per row (NaN = absent); a column of words holds places in `words`. */
export interface Column {
  read(index: number): number;
  words?: readonly string[];
}

/** What an answer cost, in rows: the tests hold these counts, not times. */
export interface Tally {
  /** Tested against a filter, or read for sorting and summing. */
  visited: number;
  /** Turned into full rows. */
  built: number;
  /** Whose columns had to be computed. */
  computed: number;
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
  /** How many lines of `text` are codes. */
  codes: number;
  tally: Tally;
  /** Filtered and sorted places by query: the next page of the same query sorts nothing. */
  memo: Map<string, ArrayLike<number>>;
}

export const noTally = (): Tally => ({ visited: 0, built: 0, computed: 0 });

/** A column of texts: words in Vietnamese alphabetical order, so that their places sort. */
export function wordColumn(values: readonly (string | undefined)[]): Column {
  const words = [...new Set(values.filter((value) => value !== undefined))];
  words.sort(new Intl.Collator('vi').compare);
  const places = new Map(words.map((word, place) => [word, place]));
  return { words, read: (index) => places.get(values[index] ?? '') ?? Number.NaN };
}

export const numberColumn = (values: readonly (number | undefined)[]): Column => ({
  read: (index) => values[index] ?? Number.NaN,
});

/** A small list held in memory, oldest first: `columns` and `text` are made from its rows. */
export function tableOf<Row>(
  rows: readonly Row[],
  given: { columns: Table<Row>['columns']; ordered: string; text(row: Row): string; codes: number },
  tally: Tally,
): Table<Row> {
  return {
    size: rows.length,
    row: (index) => rows[index] as Row,
    columns: given.columns,
    ordered: given.ordered,
    text: (index) => given.text(rows[index] as Row),
    codes: given.codes,
    tally,
    memo: new Map(),
  };
}
