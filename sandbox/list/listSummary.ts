import { DAY, dayStart } from '../data/openingHours.ts';
import type { Selection } from './list.ts';
import { columnOf, type Table } from './table.ts';

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

export function summarise<Row>(
  table: Table<Row>,
  { first, end, rows }: Selection,
  { amount, sums, groups }: { amount: string; sums: readonly string[]; groups: readonly string[] },
): Summary {
  const valuesOf = (name: string) => columnOf(table, name).values(first, end);
  const amounts = valuesOf(amount);

  function sumOf(name: string): CountAndAmount {
    const values = valuesOf(name);
    let [count, sum] = [0, 0];
    for (let place = 0; place < rows.length; place += 1) {
      const value = values[rows[place]!]!;
      sum += value;
      if (value > 0) count += 1;
    }
    return { count, amount: sum };
  }

  function partsOf(name: string): Record<string, CountAndAmount> {
    const { words = [] } = columnOf(table, name);
    const values = valuesOf(name);
    const counts = new Uint32Array(words.length);
    const parts = new Float64Array(words.length);
    for (let place = 0; place < rows.length; place += 1) {
      const row = rows[place]!;
      const word = values[row]!;
      // An absent word has no part.
      if (!(word < words.length)) continue;
      counts[word]! += 1;
      parts[word]! += amounts[row]!;
    }
    return Object.fromEntries(
      words.flatMap((word, place) =>
        counts[place] ? [[word, { count: counts[place], amount: parts[place] ?? 0 }]] : [],
      ),
    );
  }

  return {
    all: { count: rows.length, amount: sumOf(amount).amount },
    sums: Object.fromEntries(sums.map((name) => [name, sumOf(name)])),
    groups: Object.fromEntries(groups.map((name) => [name, partsOf(name)])),
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
  const { rows } = selection;
  if (rows.length === 0 || to < from) return [];
  const hourly = to - from <= 2 * DAY;
  const step = hourly ? HOUR : DAY;
  const startOf = (at: number): number => (hourly ? Math.floor(at / HOUR) * HOUR : dayStart(at));
  const last = startOf(to);
  const first = Math.max(startOf(from), last - (MAX_POINTS - 1) * step);
  const size = (last - first) / step + 1;
  const counts = new Uint32Array(size);
  const sums = new Float64Array(size);
  const times = columnOf(table, time).values(selection.first, selection.end);
  const amounts = columnOf(table, amount).values(selection.first, selection.end);
  let [point, start] = [0, first];
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place]!;
    const at = times[row]!;
    // Most rows are in the same hour or day as the one before.
    if (!(at >= start && at < start + step)) {
      point = Math.floor((at - first) / step);
      start = first + point * step;
    }
    if (!(point >= 0 && point < size)) continue;
    counts[point]! += 1;
    sums[point]! += amounts[row]!;
  }
  return Array.from(counts, (count, point) => ({
    at: first + point * step,
    count,
    amount: sums[point] ?? 0,
  }));
}
