import type { ReactNode } from 'react';
import type { RunResult, RunState } from './useRunner.ts';

/** An item to send. */
export interface RunRow {
  /** The runner's id of the item. */
  id: string;
  /** VND; left out where no money is involved. */
  amount?: number;
  /** Who or what it is, beside its id. */
  name?: ReactNode;
}

/** An item and its result. */
export interface RunLine extends RunRow, RunResult {}

/** Items that need attention come first; all others keep their order, so that no row moves while it is read. */
const RANK: Record<RunState, number> = { unknown: 0, failed: 1, skipped: 2, waiting: 3, running: 3, done: 3 };

/** The items with their results: unknown results and failures first. Items without a result are waiting. */
export const linesOf = (rows: readonly RunRow[], results: ReadonlyMap<string, RunResult>): RunLine[] =>
  rows
    .map((row): RunLine => ({ ...row, ...(results.get(row.id) ?? { state: 'waiting' }) }))
    .sort((a, b) => RANK[a.state] - RANK[b.state]);

/** Number of items per result, and the money (VND) that succeeded and all other money. */
export function totalsOf(lines: readonly RunLine[]) {
  const totals = { done: 0, failed: 0, unknown: 0, skipped: 0, ended: 0, doneAmount: 0, leftAmount: 0 };
  for (const { state, amount = 0 } of lines) {
    if (state === 'done') totals.doneAmount += amount;
    else totals.leftAmount += amount;
    if (state === 'waiting' || state === 'running') continue;
    totals[state] += 1;
    totals.ended += 1;
  }
  return totals;
}

/** Reasons shared by several items, with those items: each is shown once, above the list. */
export function sharedReasons(
  lines: readonly RunLine[],
): { state: RunState; message: string; ids: string[] }[] {
  const groups = new Map<string, { state: RunState; message: string; ids: string[] }>();
  for (const { state, message, reason, id } of lines) {
    if (!message || reason || state === 'done') continue;
    const group = groups.get(`${state} ${message}`) ?? { state, message, ids: [] };
    group.ids.push(id);
    groups.set(`${state} ${message}`, group);
  }
  return [...groups.values()].filter(({ ids }) => ids.length > 1);
}
