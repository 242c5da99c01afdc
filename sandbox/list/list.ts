import type { Condition, ListQuery } from './listQuery.ts';
import { columnOf, type Table } from './table.ts';

/** The matching rows, oldest first. */
export interface Selection {
  /** All rows are from `first` to before `end`. */
  first: number;
  end: number;
  /** Each row by its place in that range, as in the values of a column. */
  rows: Uint32Array;
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

// Shared by all calls: arrays of a hundred thousand rows for each call would fill the memory.
let spare = new Uint32Array();
let keys = new Float64Array();
/** A copy of the rows, until the next one. */
function copyOf(rows: Uint32Array): Uint32Array {
  if (spare.length < rows.length) spare = new Uint32Array(rows.length);
  spare.set(rows);
  return spare.subarray(0, rows.length);
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

/** The matching rows. A span without other conditions is free, whatever its length. */
export function select<Row>(table: Table<Row>, query: ListQuery): Selection {
  const { first, end, rest } = narrow(table, query.conditions);
  if (rest.length === 0 && query.keyword === null && query.texts.length === 0)
    return { first, end, rows: range(end - first) };
  const rows = table.memo.get(query.key) ?? choose(table, query, first, end, rest);
  if (!table.memo.has(query.key)) {
    if (table.memo.size >= MEMO) table.memo.delete(table.memo.keys().next().value ?? '');
    table.memo.set(query.key, rows);
  }
  return { first, end, rows };
}

function choose<Row>(
  table: Table<Row>,
  { keyword, texts }: ListQuery,
  first: number,
  end: number,
  rest: Condition[],
) {
  let rows = copyOf(range(end - first));
  for (const { column, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, places } of rest) {
    const values = columnOf(table, column).values(first, end);
    const isAsked = Array.from(columnOf(table, column).words ?? [], (_, place) => places?.has(place));
    rows = keep(rows, (row) => {
      const value = values[row]!;
      return places ? isAsked[value] === true : value >= min && value <= max;
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
  return rows.slice();
}

/** Moves the rows that come before a place in the order to places before it, and the others behind (quickselect). */
function divide(rows: Uint32Array, place: number): void {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = rows[(low + high) >>> 1]!;
    const key = keys[middle]!;
    let left = low;
    let right = high;
    while (left <= right) {
      let row = rows[left]!;
      while (keys[row]! < key || (keys[row]! === key && row > middle)) row = rows[++left]!;
      let other = rows[right]!;
      while (keys[other]! > key || (keys[other]! === key && other < middle)) other = rows[--right]!;
      if (left > right) break;
      rows[left++] = other;
      rows[right--] = row;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
}

/**
 * The rows of some places in the order of a column: missing values come last in either direction, equal ones newest
 * first. Only these places are sorted: a hundred thousand comparisons take too long.
 */
function sorted<Row>(
  table: Table<Row>,
  selection: Selection,
  { column, descending }: ListQuery['sort'],
  [from, to]: [number, number],
): Uint32Array {
  const { first, end } = selection;
  const values = columnOf(table, column).values(first, end);
  if (keys.length < values.length) keys = new Float64Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row]!;
    keys[row] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : descending ? -value : value;
  }
  const rows = copyOf(selection.rows);
  divide(rows, from);
  divide(rows.subarray(from), to - from);
  // Not a difference: two missing ones are equal.
  return rows.slice(from, to).sort((a, b) => (keys[a]! < keys[b]! ? -1 : keys[a]! > keys[b]! ? 1 : b - a));
}

/** One page; beyond the end it is empty, but the total is still right. */
export function pageOf<Row>(table: Table<Row>, query: ListQuery): ListAnswer<Row> {
  const selection = select(table, query);
  const { first, rows } = selection;
  const { column, descending } = query.sort;
  const start = Math.min((query.page - 1) * query.pageSize, rows.length);
  const end = Math.min(start + query.pageSize, rows.length);
  let shown: Uint32Array;
  if (column !== table.ordered) shown = sorted(table, selection, query.sort, [start, end]);
  else if (descending) shown = rows.slice(rows.length - end, rows.length - start).reverse();
  else shown = rows.subarray(start, end);
  return {
    items: Array.from(shown, (row) => table.row(first + row)),
    total: rows.length,
    page: query.page,
  };
}
