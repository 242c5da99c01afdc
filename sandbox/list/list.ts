import type { Condition, ListQuery } from './listQuery.ts';
import { columnOf, type Table } from './table.ts';

/** The matching rows, in the requested order. */
export interface Selection {
  total: number;
  /** The index of a row in the table. */
  at(place: number): number;
  /** All rows are from `first` to before `end`. */
  first: number;
  end: number;
  /** Each row by its place in that range, as in the values of a column. */
  offsets(): Uint32Array;
}

export interface ListAnswer<Row> {
  items: Row[];
  total: number;
  page: number;
}

const MEMO = 8;

/** The first index in `[0, size)` that passes; `passes` must be monotonic. */
function firstIndex(size: number, passes: (index: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Ranges of the ordered column become a span of rows; the other conditions are tested row by row. */
function narrow<Row>(table: Table<Row>, conditions: Condition[]) {
  let [first, end] = [0, table.size];
  for (const { column, min, max } of conditions) {
    if (column !== table.ordered) continue;
    if (min !== undefined)
      first = Math.max(
        first,
        firstIndex(table.size, (index) => table.order(index) >= min),
      );
    if (max !== undefined)
      end = Math.min(
        end,
        firstIndex(table.size, (index) => table.order(index) > max),
      );
  }
  const rest = conditions.filter(({ column }) => column !== table.ordered);
  return { first, end: Math.max(first, end), rest };
}

let ascending = new Uint32Array();
/** The numbers from 0, shared: not to be written to. */
function range(size: number): Uint32Array {
  if (ascending.length < size) ascending = new Uint32Array(size).map((_, place) => place);
  return ascending.subarray(0, size);
}

/** Keeps the rows that pass, in place. */
function keep(rows: Uint32Array, passes: (row: number) => boolean): Uint32Array {
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place]!;
    if (passes(row)) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

const BITS = 11;
const DIGITS = 1 << BITS;

/** Rows, and the key of each at the same place. */
interface Keyed {
  rows: Uint32Array;
  keys: Float64Array;
}

/** Sorts by one digit of the keys, into `result`; equal ones keep their order. */
function sortByDigit({ rows, keys }: Keyed, unit: number, result: Keyed): void {
  const starts = new Uint32Array(DIGITS + 1);
  const digitOf = (place: number) => (keys[place]! / unit) & (DIGITS - 1);
  for (let place = 0; place < rows.length; place += 1) starts[digitOf(place) + 1]! += 1;
  for (let digit = 0; digit < DIGITS; digit += 1) starts[digit + 1]! += starts[digit]!;
  for (let place = 0; place < rows.length; place += 1) {
    const target = starts[digitOf(place)]!++;
    result.rows[target] = rows[place]!;
    result.keys[target] = keys[place]!;
  }
}

/**
 * Sorts by whole numbers; missing ones come last in either direction, equal ones newest first. Digit by digit, because a
 * hundred thousand comparisons take too long. `rows` are oldest first.
 */
function sorted(rows: Uint32Array, values: ArrayLike<number>, descending: boolean): Uint32Array {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let place = 0; place < rows.length; place += 1) {
    const value = values[rows[place]!]!;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  rows.reverse();
  const keys = new Float64Array(rows.length);
  for (let place = 0; place < rows.length; place += 1) {
    const value = values[rows[place]!]!;
    keys[place] = Number.isNaN(value) ? most - least + 1 : descending ? most - value : value - least;
  }
  let keyed: Keyed = { rows, keys };
  let spare: Keyed = { rows: rows.slice(), keys: keys.slice() };
  for (let unit = 1; unit <= most - least + 1; unit *= DIGITS) {
    sortByDigit(keyed, unit, spare);
    [keyed, spare] = [spare, keyed];
  }
  return keyed.rows;
}

/** Filters and sorts. A span in its natural order is free, whatever its length. */
export function select<Row>(table: Table<Row>, query: ListQuery): Selection {
  const { first, end, rest } = narrow(table, query.conditions);
  const natural = query.sort.column === table.ordered;
  if (natural && rest.length === 0 && query.keyword === null && query.texts.length === 0) {
    const { descending } = query.sort;
    const at = (place: number) => (descending ? end - 1 - place : first + place);
    return { total: end - first, at, first, end, offsets: () => range(end - first) };
  }
  const rows = table.memo.get(query.key) ?? choose(table, query, first, end, rest);
  if (!table.memo.has(query.key)) {
    if (table.memo.size >= MEMO) table.memo.delete(table.memo.keys().next().value ?? '');
    table.memo.set(query.key, rows);
  }
  return { total: rows.length, at: (place) => first + (rows[place] ?? 0), first, end, offsets: () => rows };
}

function choose<Row>(table: Table<Row>, query: ListQuery, first: number, end: number, rest: Condition[]) {
  const { keyword, texts, sort } = query;
  const valuesOf = (column: string) => columnOf(table, column).values(first, end);
  let rows: Uint32Array = range(end - first).slice();
  for (const { column, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, places } of rest) {
    const values = valuesOf(column);
    rows = keep(rows, (row) => {
      const value = values[row]!;
      return places ? places.has(value) : value >= min && value <= max;
    });
  }
  for (const { text, phrase } of texts) {
    const textOf = table.texts?.[text]?.(first, end);
    rows = keep(rows, (row) => textOf?.(row).includes(phrase) ?? false);
  }
  if (keyword !== null) {
    const textOf = table.text(first, end);
    const codesOf = (row: number) => textOf(row).split('\n', table.codes);
    rows = keep(rows, (row) =>
      'phrase' in keyword
        ? textOf(row).includes(keyword.phrase)
        : codesOf(row).some((code) => keyword.codes.has(code)),
    );
  }
  if (sort.column !== table.ordered) return sorted(rows, valuesOf(sort.column), sort.descending);
  return sort.descending ? rows.reverse() : rows;
}

/** One page; beyond the end it is empty, but the total is still right. */
export function pageOf<Row>(table: Table<Row>, query: ListQuery): ListAnswer<Row> {
  const selection = select(table, query);
  const start = (query.page - 1) * query.pageSize;
  const count = Math.max(0, Math.min(query.pageSize, selection.total - start));
  return {
    items: Array.from({ length: count }, (_, place) => table.row(selection.at(start + place))),
    total: selection.total,
    page: query.page,
  };
}
