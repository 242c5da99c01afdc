// The portal's own checks of the rows shown: running balances, duplicate transfers, late notifications.
import type { Scope } from '../../api/http/paths.ts';
import type { ListQuery, Page } from '../../api/http/shapes.ts';
import { changeOf, listVanChanges, type VanChange } from '../../api/van.ts';

/** Unusual facts about a row, judged by its neighbours. */
export type Remark =
  /** Its balance is off by this much (VND) from the row before plus its own change. */
  | { kind: 'break'; amount: number }
  /** The same amount, payer and content as another row, `after` seconds later. */
  | { kind: 'duplicate'; of: string; at: number; after: number }
  /** Reported `after` seconds late, when a newer row had been reported already. */
  | { kind: 'late'; toldAt: number; after: number };

/** A row as the list shows it. */
export interface CheckedChange extends VanChange {
  /** VND, negative for money out; undefined for an unknown direction. */
  change: number | undefined;
  remarks: readonly Remark[];
}

/** Two equal transfers count as a duplicate within this time (screens 4, no. 19). */
const TWICE_SECONDS = 10 * 60;
/**
 * Query parameters that keep neighbouring rows of an account together: any other filter leaves out rows between them.
 */
const WHOLE = ['page', 'pageSize', 'sort', 'from', 'to'];

/** Whether the rows of a page follow each other in their accounts. An unreadable row would leave a gap. */
const areNeighbours = (query: ListQuery, { unreadable }: Page<VanChange>) =>
  !unreadable &&
  /^-?at$/.test(query.sort ?? '') &&
  Object.entries(query).every(([name, value]) => WHOLE.includes(name) || value === undefined);

/** Larger groups with the same timestamp keep the service's order. */
const MOST_AT_ONCE = 8;

/**
 * Orders lines of one account and one second so that each balance follows from the line after it, newest first, if
 * possible.
 */
function inAnOrderThatFits(
  group: readonly VanChange[],
  newer: VanChange | undefined,
  older: VanChange | undefined,
): readonly VanChange[] | undefined {
  const follows = (next: VanChange | undefined, row: VanChange | undefined) => {
    const change = next && changeOf(next);
    if (change === undefined || next?.balanceAfter === undefined || row?.balanceAfter === undefined)
      return true;
    return next.balanceAfter - change === row.balanceAfter;
  };
  if (group.length === 0) return follows(newer, older) ? [] : undefined;
  for (const row of group) {
    if (!follows(newer, row)) continue;
    const others = group.filter((one) => one !== row);
    const rest = inAnOrderThatFits(others, row, older);
    if (rest) return [row, ...rest];
  }
  return undefined;
}

/**
 * The lines of each account, newest first; lines of the same second, which a service may return in any order, are
 * ordered to fit.
 */
function byAccount(rows: readonly VanChange[]): VanChange[][] {
  const accounts = new Map<string, VanChange[]>();
  for (const row of rows) {
    const { virtualAccount } = row;
    if (virtualAccount) accounts.set(virtualAccount, [...(accounts.get(virtualAccount) ?? []), row]);
  }
  return [...accounts.values()].map((lines) => {
    const ordered: VanChange[] = [];
    for (let at = 0; at < lines.length; ) {
      const end = lines.findIndex((line, place) => place > at && line.at !== lines[at]?.at);
      const group = lines.slice(at, end < 0 ? undefined : end);
      const older = lines[at + group.length];
      const newer = ordered.at(-1);
      const few = group.length > 1 && group.length <= MOST_AT_ONCE;
      // A line missing next to the group must not mark each of its lines.
      const fitting = few
        ? (inAnOrderThatFits(group, newer, older) ??
          inAnOrderThatFits(group, newer, undefined) ??
          inAnOrderThatFits(group, undefined, older))
        : undefined;
      ordered.push(...(fitting ?? group));
      at += group.length;
    }
    return ordered;
  });
}

/** Balances of one account that do not add up: by row id, in VND. `rows` are newest first. */
function breaksOf(rows: readonly VanChange[]): Map<string, number> {
  const breaks = new Map<string, number>();
  for (const lines of byAccount(rows))
    for (const [place, { balanceAfter }] of lines.entries()) {
      const next = lines[place - 1];
      const change = next && changeOf(next);
      if (change === undefined || balanceAfter === undefined || next?.balanceAfter === undefined) continue;
      const off = next.balanceAfter - change - balanceAfter;
      // No remark outside the safe integer range.
      if (off !== 0 && Number.isSafeInteger(next.balanceAfter - change) && Number.isSafeInteger(off))
        breaks.set(next.id, off);
    }
  return breaks;
}

/** The earlier transfer that each row repeats, by row id. `rows` are newest first. */
function repeatsOf(rows: readonly VanChange[]): Map<string, VanChange> {
  const repeats = new Map<string, VanChange>();
  const earlier = new Map<string, VanChange>();
  for (const row of rows.toReversed()) {
    const { direction, amount, payerName, content, virtualAccount } = row;
    if (direction !== 'IN' || !payerName || !content) continue;
    const key = JSON.stringify([virtualAccount, amount, payerName, content]);
    const first = earlier.get(key);
    if (first && row.at - first.at <= TWICE_SECONDS) repeats.set(row.id, first);
    earlier.set(key, row);
  }
  return repeats;
}

const toldOf = ({ at, toldAt }: VanChange) => Math.max(at, toldAt ?? at);

/** Rows reported after a newer row of the page. `rows` are newest first. */
function lateOf(rows: readonly VanChange[]): Set<string> {
  const late = new Set<string>();
  let earliest = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    if (toldOf(row) > row.at && earliest < toldOf(row)) late.add(row.id);
    earliest = Math.min(earliest, toldOf(row));
  }
  return late;
}

/** The rows of a page with their remarks. */
export function checked(page: Page<VanChange>, query: ListQuery): CheckedChange[] {
  const newestFirst = query.sort?.startsWith('-') ? page.items : page.items.toReversed();
  const byTime = /^-?at$/.test(query.sort ?? '');
  const breaks = areNeighbours(query, page) ? breaksOf(newestFirst) : new Map<string, number>();
  const repeats = repeatsOf(byTime ? newestFirst : page.items.toSorted((a, b) => b.at - a.at));
  const late = byTime ? lateOf(newestFirst) : new Set<string>();
  return page.items.map((row) => {
    const remarks: Remark[] = [];
    const amount = breaks.get(row.id);
    if (amount !== undefined) remarks.push({ kind: 'break', amount });
    const first = repeats.get(row.id);
    if (first) remarks.push({ kind: 'duplicate', of: first.id, at: first.at, after: row.at - first.at });
    if (late.has(row.id)) remarks.push({ kind: 'late', toldAt: toldOf(row), after: toldOf(row) - row.at });
    return { ...row, change: changeOf(row), remarks };
  });
}

/** GET van-balance-changes, with checks for each page. */
export async function listChecked(
  scope: Scope,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<CheckedChange>> {
  const page = await listVanChanges(scope, query, signal);
  return { ...page, items: checked(page, query) };
}
