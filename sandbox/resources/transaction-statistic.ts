import type { Store } from '../data/stores.ts';
import type { Transaction } from '../data/transactions.ts';
import { type Selection, select } from '../list.ts';
import type { ListQuery } from '../list-query.ts';
import { series, summarise } from '../list-summary.ts';
import type { Table } from '../table.ts';

/** The first and last moment of the rows chosen. */
function extent(table: Table<Transaction>, selection: Selection, time: string): [from: number, to: number] {
  const read = table.columns[time]?.read ?? (() => Number.NaN);
  // Sorted by it, the ends are enough.
  const ends = time === table.ordered ? [0, selection.total - 1] : undefined;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const count = ends?.length ?? selection.total;
  for (let step = 0; step < count; step += 1) {
    const at = read(selection.at(ends?.[step] ?? step));
    if (at < from) from = at;
    if (at > to) to = at;
  }
  return [from, to];
}

/** The period of the series: what was asked for, but not before the oldest row there is, nor after the clock. */
function period(table: Table<Transaction>, selection: Selection, query: ListQuery, now: number) {
  if (selection.total === 0) return { from: 0, to: -1 };
  const [oldest, newest] = extent(table, selection, query.time);
  const asked = query.conditions.find(({ column }) => column === query.time);
  const start = table.columns.createdAt?.read(0) ?? oldest;
  return {
    from: asked?.min === undefined ? oldest : Math.max(asked.min, start),
    to: asked?.max === undefined ? newest : Math.min(asked.max, now),
  };
}

/** Counts and sums (VND) of the rows that the list's own filters let through (contract, `transactions/statistic`). */
export function statisticOf(
  table: Table<Transaction>,
  query: ListQuery,
  stores: readonly Store[],
  now: number,
) {
  const selection = select(table, query);
  const { all, sums, groups } = summarise(table, selection, {
    amount: 'amount',
    sums: ['fee', 'net', 'refunded'],
    groups: ['status', 'method', 'storeId'],
  });
  const byStatus = groups.status ?? {};
  const byStore = Object.entries(groups.storeId ?? {}).map(([id, part]) => {
    const name = stores.find((store) => store.id === id)?.brandName;
    return [id, { ...part, name }] as const;
  });
  const span = period(table, selection, query, now);
  return {
    ...all,
    refunded: sums.refunded,
    fee: sums.fee?.amount,
    net: sums.net?.amount,
    byStatus,
    byMethod: groups.method,
    byStore: Object.fromEntries(byStore),
    series: series(table, selection, { time: query.time, amount: 'amount', ...span }),
  };
}
