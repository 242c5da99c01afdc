import * as v from 'valibot';
import { fold } from '#design-system';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { now } from '../../../lib/time.ts';
import { type DeskRow, type SystemRow, signed, systemKey } from '../file/types.ts';

/*
 * What of a file and of the portal has no partner or differs, and what a person decided about it. A pair is a row of the
 * file and a transaction or refund; the comparison makes some, people make and part them.
 */

/** What a person decided, by the lines of the file: their partners, and those that were parted from the one they had. */
export interface Decisions {
  links: Readonly<Record<string, string>>;
  cut: readonly string[];
}
export const NO_DECISIONS: Decisions = { links: {}, cut: [] };

const KEEP_SECONDS = 7 * 86_400;
const KeptSchema = v.object({
  version: v.literal(1),
  at: v.number(),
  links: v.record(v.string(), v.string()),
  cut: v.array(v.string()),
});

/**
 * Decisions about a file in a business, kept for seven days over reloads. The file is named by the hash of its bytes.
 * Signing out clears the whole storage.
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
      write(Object.keys(links).length + cut.length > 0 ? { version: 1, at: now(), links, cut } : undefined),
  };
}

export interface LeftItem {
  /** `f12` of line 12. */
  id: string;
  line: number;
  /** VND, with its sign. */
  amount: number;
  row: DeskRow;
}
export interface RightItem {
  id: string;
  amount: number;
  system: SystemRow;
}

/** A pair, and by how much the file's side is more (VND). */
export interface Pair {
  left: LeftItem;
  right: RightItem;
  difference: number;
  /** A person has said so. */
  decided: boolean;
}

export interface PairsState {
  /** What is left to look at on each side: without a partner, or with one that differs. */
  left: readonly LeftItem[];
  right: readonly RightItem[];
  /** Right id by left id, of the pairs that are still shown. */
  pairs: ReadonlyMap<string, string>;
  /** Pairs that were made or confirmed by hand and come out even: they need no look any more. */
  even: readonly Pair[];
  all: readonly Pair[];
  /** What the file has more than the portal, and the portal more than the file, of all that is left (VND, both from 0). */
  over: number;
  short: number;
}

const HAS_PARTNER = ['AMOUNT_DIFFERS', 'STATUS_DIFFERS'];

/** Pairs and what is left, from the rows that are not matched and the decisions about them. */
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
  const addPair = (left: LeftItem, rightId: string, decided: boolean) => {
    const right = rights.get(rightId);
    if (!right || taken.has(rightId)) return;
    taken.add(rightId);
    // A difference of fee alone counts with its fee, as the comparison has it.
    const own = left.row.system && systemKey(left.row.system) === rightId ? left.row.difference : undefined;
    all.push({ left, right, difference: own ?? left.amount - right.amount, decided });
  };
  // What a person said goes first: it may take the partner that the comparison gave to another row.
  for (const left of lefts.values()) {
    const chosen = links[left.line];
    if (chosen) addPair(left, chosen, true);
  }
  for (const left of lefts.values()) {
    const { system, outcome = '' } = left.row;
    const isFree = !links[left.line] && !cut.includes(String(left.line));
    if (isFree && system && HAS_PARTNER.includes(outcome)) addPair(left, systemKey(system), false);
  }
  const even = all.filter(({ decided, difference }) => decided && difference === 0);
  const hidden = new Set(even.flatMap(({ left, right }) => [left.id, right.id]));
  const left = [...lefts.values()].filter(({ id }) => !hidden.has(id));
  const right = [...rights.values()].filter(({ id }) => !hidden.has(id));
  const pairs = new Map(
    all.filter((pair) => !even.includes(pair)).map((pair) => [pair.left.id, pair.right.id]),
  );
  const paired = new Set(pairs.values());
  const open = [
    ...all.filter((pair) => pairs.has(pair.left.id)).map(({ difference }) => difference),
    ...left.filter(({ id }) => !pairs.has(id)).map(({ amount }) => amount),
    ...right.filter(({ id }) => !paired.has(id)).map(({ amount }) => -amount),
  ];
  const sum = (keep: (value: number) => boolean) =>
    open.filter(keep).reduce((total, value) => total + Math.abs(value), 0);
  return { left, right, pairs, even, all, over: sum((value) => value > 0), short: sum((value) => value < 0) };
}

/** Words of a text that name something: digits in them, four characters at least. */
const codesIn = (text: string) =>
  fold(text)
    .match(/[a-z0-9]*\d[a-z0-9]*/g)
    ?.filter((word) => word.length > 3) ?? [];

/** The right ones with the likeliest partner of a left one first: the same amount, then a code that both have, then amount and time. */
export function suggest(left: LeftItem | undefined, right: readonly RightItem[]): readonly RightItem[] {
  if (!left) return right;
  const codes = new Set(left.row.cells.flatMap(codesIn));
  const time = left.row.file?.time ?? 0;
  const rank = ({ amount, system }: RightItem) => {
    const { id, merchantRefId = '', bankRef = '', description = '' } = system;
    const shares = [id, merchantRefId, bankRef, ...codesIn(description)].some((code) =>
      codes.has(fold(code)),
    );
    return [
      amount === left.amount ? 0 : 1,
      shares ? 0 : 1,
      Math.abs(amount - left.amount),
      Math.abs(system.time - time),
    ];
  };
  const ranked = right.map((item) => ({ item, rank: rank(item) }));
  ranked.sort((a, b) => {
    const place = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return place < 0 ? 0 : (a.rank[place] ?? 0) - (b.rank[place] ?? 0);
  });
  return ranked.map(({ item }) => item);
}

/** Pairs two rows; a row that had one of them before is free again. */
export function link({ links, cut }: Decisions, left: LeftItem, rightId: string): Decisions {
  const others = Object.entries(links).filter(([line, id]) => id !== rightId && line !== String(left.line));
  return {
    links: { ...Object.fromEntries(others), [left.line]: rightId },
    cut: cut.filter((line) => line !== String(left.line)),
  };
}

/** Parts a row from its partner. */
export function unlink({ links, cut }: Decisions, { line }: LeftItem): Decisions {
  const { [line]: _, ...rest } = links;
  return { links: rest, cut: [...new Set([...cut, String(line)])] };
}
