import { DAY, dayStart } from '../data/openingHours.ts';
import type { Selection } from './list.ts';
import type { Column, Table } from './table.ts';

export interface CountAndAmount {
  count: number;
  amount: number;
}

/** Summarises the selections of list.ts: sums and groups over any table, in one pass. */
export interface Summary {
  all: CountAndAmount;
  /** Sums of the requested columns, with the number of rows above zero. */
  sums: Record<string, CountAndAmount>;
  /** Column -> each of its words that occurs. */
  groups: Record<string, Record<string, CountAndAmount>>;
}

const columnOf = <Row>(table: Table<Row>, name: string): Column => {
  const column = table.columns[name];
  if (!column) throw new Error(`The table has no column ${name}`);
  return column;
};

export function summarise<Row>(
  table: Table<Row>,
  selection: Selection,
  { amount, sums, groups }: { amount: string; sums: readonly string[]; groups: readonly string[] },
): Summary {
  const amounts = columnOf(table, amount);
  const sumColumns = sums.map((name) => ({
    name,
    column: columnOf(table, name),
    sum: { count: 0, amount: 0 },
  }));
  const groupColumns = groups.map((name) => {
    const { words = [], read } = columnOf(table, name);
    return { name, words, read, parts: words.map(() => ({ count: 0, amount: 0 })) };
  });
  const all = { count: selection.total, amount: 0 };
  for (let place = 0; place < selection.total; place += 1) {
    const index = selection.at(place);
    const value = amounts.read(index);
    all.amount += value;
    for (const { column, sum } of sumColumns) {
      const part = column.read(index);
      sum.amount += part;
      if (part > 0) sum.count += 1;
    }
    for (const { read, parts } of groupColumns) {
      const part = parts[read(index)];
      if (!part) continue;
      part.count += 1;
      part.amount += value;
    }
  }
  return {
    all,
    sums: Object.fromEntries(sumColumns.map(({ name, sum }) => [name, sum])),
    groups: Object.fromEntries(
      groupColumns.map(({ name, words, parts }) => [
        name,
        Object.fromEntries(
          words.flatMap((word, place) => {
            const part = parts[place];
            return part && part.count > 0 ? [[word, part]] : [];
          }),
        ),
      ]),
    ),
  };
}

export interface Point extends CountAndAmount {
  /** Start of the hour or of the Vietnam day, unix seconds. */
  at: number;
}

const HOUR = 3600;
const MAX_POINTS = 400;

/**
 * Count and amount per hour for up to two days, otherwise per Vietnamese day; empty ones are included with zeros. The
 * newest 400 at most.
 */
export function series<Row>(
  table: Table<Row>,
  selection: Selection,
  { time, amount, from, to }: { time: string; amount: string; from: number; to: number },
): Point[] {
  if (selection.total === 0 || to < from) return [];
  const hourly = to - from <= 2 * DAY;
  const step = hourly ? HOUR : DAY;
  const startOf = (at: number): number => (hourly ? Math.floor(at / HOUR) * HOUR : dayStart(at));
  const last = startOf(to);
  const first = Math.max(startOf(from), last - (MAX_POINTS - 1) * step);
  const points: Point[] = Array.from({ length: (last - first) / step + 1 }, (_, place) => ({
    at: first + place * step,
    count: 0,
    amount: 0,
  }));
  const times = columnOf(table, time);
  const amounts = columnOf(table, amount);
  for (let place = 0; place < selection.total; place += 1) {
    const index = selection.at(place);
    const point = points[Math.floor((times.read(index) - first) / step)];
    if (!point) continue;
    point.count += 1;
    point.amount += amounts.read(index);
  }
  return points;
}
