import * as v from 'valibot';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { now } from '../../../lib/time.ts';
import { type DeskRow, type SystemRow, signed, systemKey } from '../../../shared/sheet/types.ts';

/*
 * The rows of the file and of the portal that have no partner or differ, and the user's decisions about them. A pair is
 * a row of the file and a transaction or refund; the comparison creates some, users link and unlink them.
 */

/** A row of the portal as stored in a decision; it may not be among the rows shown. */
const LinkedSchema = v.object({
  type: v.picklist(['PAYMENT', 'REFUND']),
  id: v.string(),
  amount: v.number(),
  /** Counts as missing in the file until linked. */
  isMissing: v.boolean(),
});
type LinkedRow = v.InferOutput<typeof LinkedSchema>;

/** The user's decisions by line of the file: linked partners, and lines unlinked from the partner they had. */
const DecisionsSchema = v.object({ links: v.record(v.string(), LinkedSchema), cut: v.array(v.string()) });
export type Decisions = v.InferOutput<typeof DecisionsSchema>;
export const NO_DECISIONS: Decisions = { links: {}, cut: [] };

const KEEP_SECONDS = 7 * 86_400;
const KeptSchema = v.object({ at: v.number(), ...DecisionsSchema.entries });

/**
 * Decisions about a file of a business, kept for seven days across reloads. The key contains the hash of the file's
 * bytes. Signing out clears the whole storage.
 */
export function decisionStore(merchantId: string, hash: string) {
  const place = `portal.reconcile.${merchantId}.${hash}`;
  const write = (value: unknown) => writeStored('localStorage', place, value);
  return {
    read(): Decisions {
      const kept = readStored('localStorage', place, KeptSchema);
      if (!kept) return NO_DECISIONS;
      if (now() - kept.at <= KEEP_SECONDS) return kept;
      write(undefined);
      return NO_DECISIONS;
    },
    write: ({ links, cut }: Decisions) =>
      write(Object.keys(links).length + cut.length > 0 ? { at: now(), links, cut } : undefined),
  };
}

export interface LeftItem {
  /** `f12` for line 12. */
  id: string;
  line: number;
  /** VND, signed. */
  amount: number;
  row: DeskRow;
}
export interface RightItem {
  id: string;
  amount: number;
  system: Pick<SystemRow, 'id'> & Partial<SystemRow>;
}

/** A pair, and by how much the file's side is larger (VND). */
export interface Pair {
  left: LeftItem;
  right: RightItem;
  difference: number;
  /** Decided by the user. */
  decided: boolean;
}

export interface PairsState {
  /** Rows still to check: without a partner, or with one that differs. */
  left: readonly LeftItem[];
  /** Rows of the portal that are missing in the file and not linked yet. */
  missing: readonly RightItem[];
  /** The pairs still shown, by the id of their file row. */
  pairs: ReadonlyMap<string, Pair>;
  /** Pairs without a difference that the user made or confirmed: they need no more attention. */
  even: readonly Pair[];
  /** Pairs made by the user, with or without a difference. */
  decided: readonly Pair[];
  /** How much the file has more than the portal, and the portal more than the file (VND, neither is negative). */
  over: number;
  short: number;
}

const HAS_PARTNER = ['AMOUNT_DIFFERS', 'FEE_DIFFERS', 'STATUS_DIFFERS'];

/** Computes pairs and open rows from the unmatched rows and the decisions about them. */
export function pairsOf(rows: readonly DeskRow[], { links, cut }: Decisions): PairsState {
  const lefts = new Map<string, LeftItem>();
  const rights = new Map<string, RightItem>();
  for (const row of rows) {
    const { file, system, line, key, outcome = '' } = row;
    if (file && line !== undefined) lefts.set(key, { id: key, line, amount: signed(file), row });
    if (system && (!file || HAS_PARTNER.includes(outcome)))
      rights.set(systemKey(system), { id: systemKey(system), amount: signed(system), system });
  }
  const taken = new Set<string>();
  const all: Pair[] = [];
  const addPair = (left: LeftItem, right: RightItem, decided: boolean) => {
    if (taken.has(right.id)) return;
    taken.add(right.id);
    all.push({ left, right, difference: left.amount - right.amount, decided });
  };
  // The user's decisions come first: they may take a partner that the comparison gave to another row.
  for (const left of lefts.values()) {
    const row = links[left.line];
    if (!row) continue;
    const id = systemKey(row);
    addPair(left, rights.get(id) ?? { id, amount: signed(row), system: row }, true);
  }
  for (const left of lefts.values()) {
    const { system, outcome = '' } = left.row;
    const right = system && rights.get(systemKey(system));
    const isFree = !links[left.line] && !cut.includes(String(left.line));
    if (isFree && right && HAS_PARTNER.includes(outcome)) addPair(left, right, false);
  }
  const even = all.filter(({ decided, difference }) => decided && difference === 0);
  const hidden = new Set(even.map(({ left }) => left.id));
  const pairs = new Map(all.filter(({ left }) => !hidden.has(left.id)).map((pair) => [pair.left.id, pair]));
  const left = [...lefts.values()].filter(({ id }) => !hidden.has(id));
  const free = [...rights.values()].filter(({ id }) => !taken.has(id));
  // A row that is not among those shown counts as missing until linked.
  const beyond = Object.values(links).filter((row) => row.isMissing && !rights.has(systemKey(row)));
  const open = [
    ...[...pairs.values()].map(({ difference }) => difference),
    ...left.filter(({ id }) => !pairs.has(id)).map(({ amount }) => amount),
    ...free.map(({ amount }) => -amount),
  ];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + Math.abs(value), 0);
  return {
    ...{ left, pairs, even, missing: free, decided: all.filter(({ decided }) => decided) },
    over: sum(open.filter((value) => value > 0)) - sum(beyond.map(signed).filter((value) => value < 0)),
    short: sum(open.filter((value) => value < 0)) - sum(beyond.map(signed).filter((value) => value > 0)),
  };
}

/** The pairs of a comparison; its sums also count the rows that are not shown. */
export function pairsWithin(
  rows: readonly DeskRow[],
  decisions: Decisions,
  all: { over: number; short: number },
) {
  const [before, state] = [pairsOf(rows, NO_DECISIONS), pairsOf(rows, decisions)];
  return {
    ...state,
    over: all.over - before.over + state.over,
    short: all.short - before.short + state.short,
  };
}

/** Links two rows; a row that was linked to one of them before is free again. */
export function link({ links, cut }: Decisions, { line }: LeftItem, row: LinkedRow): Decisions {
  const others = Object.entries(links).filter(
    ([other, linked]) => systemKey(linked) !== systemKey(row) && other !== String(line),
  );
  return {
    links: { ...Object.fromEntries(others), [line]: row },
    cut: cut.filter((other) => other !== String(line)),
  };
}

/** Unlinks a row from its partner. */
export function unlink({ links, cut }: Decisions, { line }: LeftItem): Decisions {
  const { [line]: _, ...rest } = links;
  return { links: rest, cut: [...new Set([...cut, String(line)])] };
}
