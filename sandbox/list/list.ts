import type { Condition, ListQuery } from './listQuery.ts';
import type { Table } from './table.ts';

/** The indexes of the matching rows, in the requested order. */
export interface Selection {
  total: number;
  at(place: number): number;
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
  const read = table.columns[table.ordered]?.read ?? ((index: number) => index);
  let first = 0;
  let end = table.size;
  const rest: Condition[] = [];
  for (const condition of conditions) {
    const { column, min, max } = condition;
    if (column !== table.ordered) rest.push(condition);
    if (column === table.ordered && min !== undefined)
      first = Math.max(
        first,
        firstIndex(table.size, (index) => read(index) >= min),
      );
    if (column === table.ordered && max !== undefined)
      end = Math.min(
        end,
        firstIndex(table.size, (index) => read(index) > max),
      );
  }
  return { first, end: Math.max(first, end), rest };
}

function tester<Row>(table: Table<Row>, { column, min, max, places }: Condition): (index: number) => boolean {
  const read = table.columns[column]?.read ?? (() => Number.NaN);
  if (places) return (index) => places.has(read(index));
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  return (index) => {
    const value = read(index);
    return value >= low && value <= high;
  };
}

function keywordTester<Row>(table: Table<Row>, keyword: ListQuery['keyword']): (index: number) => boolean {
  if (keyword === null) return () => true;
  if ('phrase' in keyword) return (index) => table.text(index).includes(keyword.phrase);
  return (index) =>
    table
      .text(index)
      .split('\n', table.codes)
      .some((code) => keyword.codes.has(code));
}

/** Sorts by the column; missing values come last in either direction, equal ones newest first. */
function sorted<Row>(table: Table<Row>, indexes: Uint32Array, { column, descending }: ListQuery['sort']) {
  const read = table.columns[column]?.read ?? (() => Number.NaN);
  const absent = Number.POSITIVE_INFINITY;
  const keys = new Float64Array(table.size);
  for (const index of indexes) {
    const value = read(index);
    keys[index] = Number.isNaN(value) ? absent : descending ? -value : value;
  }
  // Two missing values differ by NaN, which falls through to the second criterion, as 0 does.
  return indexes.sort((a, b) => keys[a]! - keys[b]! || b - a);
}

/** Filters and sorts. A span in its natural order is free, whatever its length. */
export function select<Row>(table: Table<Row>, query: ListQuery): Selection {
  const { first, end, rest } = narrow(table, query.conditions);
  const natural = query.sort.column === table.ordered;
  if (natural && rest.length === 0 && query.keyword === null && query.texts.length === 0) {
    const { descending } = query.sort;
    return { total: end - first, at: (place) => (descending ? end - 1 - place : first + place) };
  }
  const indexes = table.memo.get(query.key) ?? choose(table, query, first, end, rest);
  if (!table.memo.has(query.key)) {
    if (table.memo.size >= MEMO) table.memo.delete(table.memo.keys().next().value ?? '');
    table.memo.set(query.key, indexes);
  }
  return { total: indexes.length, at: (place) => indexes[place] ?? 0 };
}

function choose<Row>(table: Table<Row>, query: ListQuery, first: number, end: number, rest: Condition[]) {
  const tests = [
    ...rest.map((condition) => tester(table, condition)),
    ...query.texts.map(({ text, phrase }) => {
      const read = table.texts?.[text];
      return (index: number) => read?.(index).includes(phrase) ?? false;
    }),
  ];
  const matches = keywordTester(table, query.keyword);
  const found = new Uint32Array(end - first);
  let count = 0;
  for (let index = first; index < end; index += 1) {
    if (tests.every((test) => test(index)) && matches(index)) found[count++] = index;
  }
  const indexes = found.slice(0, count);
  if (query.sort.column !== table.ordered) return sorted(table, indexes, query.sort);
  return query.sort.descending ? indexes.reverse() : indexes;
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
