import { dayOf } from '../../../lib/time.ts';
import type { CheckedRows, YieldToPage } from './checkRows.ts';
import {
  agreeing,
  compare,
  contentOf,
  groupOf,
  MATCH_RULES,
  PASSES,
  type SystemRows,
  upper,
} from './partners.ts';
import {
  type Field,
  type FileRow,
  type MatchResult,
  OUTCOMES,
  type Outcome,
  type OutcomeTally,
  type SystemRow,
  signed,
  type Tally,
} from './types.ts';

/*
 * Finds the partner of each row: by the transaction's id, else by the merchant's reference, else by the bank's reference
 * and the amount. What is found does not depend on the order of the rows on either side.
 */

/** What became of a row of the file. */
export interface Matched {
  outcome: Outcome;
  system?: SystemRow;
  differing: readonly Field[];
  difference: number;
  /** Index of the row that this one repeats. */
  duplicateOf?: number;
}

/** Both sides after a comparison. */
export interface Comparison {
  result: MatchResult;
  /** By the index of the file's row; rows that were not compared are not in it. */
  matched: ReadonlyMap<number, Matched>;
  /** What the file lacks, the oldest first. */
  missing: readonly SystemRow[];
}

/** Rows of one side by a key, in their order. */
function byKey<Row>(rows: readonly Row[], keysOf: (row: Row) => (string | undefined)[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    for (const key of keysOf(row)) {
      if (key === undefined) continue;
      const others = found.get(key);
      if (others) others.push(row);
      else found.set(key, [row]);
    }
  }
  return found;
}

/** The differences of a pair, amounts first. */
function compared(file: FileRow, system: SystemRow): Matched {
  const sign = file.type === 'REFUND' ? -1 : 1;
  const byAmount = sign * ((file.amount ?? 0) - system.amount);
  const byFee = file.fee === undefined || system.fee === undefined ? 0 : file.fee - system.fee;
  const isOther = !agreeing(file).includes(groupOf(system));
  const differing: Field[] = [
    ...(byAmount === 0 ? [] : ['amount' as const]),
    ...(byFee === 0 ? [] : ['fee' as const]),
    ...(isOther ? ['status' as const] : []),
  ];
  const isAmount = byAmount !== 0 || byFee !== 0;
  const outcome = isAmount ? 'AMOUNT_DIFFERS' : isOther ? 'STATUS_DIFFERS' : 'MATCHED';
  return { outcome, system, differing, difference: byAmount || byFee };
}

/** One comparison: which rows are taken on either side, and by whom. */
class Pairing {
  readonly matched = new Map<number, Matched>();
  private readonly partnerOf = new Map<SystemRow, number>();
  constructor(private readonly rows: readonly FileRow[]) {}

  isTaken = (row: SystemRow) => this.partnerOf.has(row);
  private row = (index: number) => this.rows[index] as FileRow;

  private pair(index: number, system: SystemRow) {
    this.partnerOf.set(system, index);
    this.matched.set(index, compared(this.row(index), system));
  }

  private repeat(index: number, duplicateOf: number) {
    const difference = signed(this.row(index));
    this.matched.set(index, { outcome: 'DUPLICATE', differing: [], difference, duplicateOf });
  }

  /** Pairs the file's rows of one key with the portal's, the most alike first. */
  private pairGroup(files: readonly number[], systems: readonly SystemRow[]) {
    for (const { ofFile, ofSystem } of PASSES) {
      const free = byKey(
        systems.filter((one) => !this.isTaken(one)),
        (one) => [ofSystem(one)],
      );
      const taken = new Map<string, number>();
      for (const index of files) {
        if (free.size === 0) break;
        if (this.matched.has(index)) continue;
        for (const key of ofFile(this.row(index))) {
          const at = taken.get(key) ?? 0;
          const system = free.get(key)?.[at];
          if (!system) continue;
          taken.set(key, at + 1);
          this.pair(index, system);
          break;
        }
      }
    }
    this.repeatGroup(files, systems);
  }

  /**
   * What is left over where every partner is taken repeats a row; but one with a transaction id of its own is another
   * payment of the same order, which the next rule looks for.
   */
  private repeatGroup(files: readonly number[], systems: readonly SystemRow[]) {
    const left = files.filter((index) => !this.matched.has(index));
    if (left.length === 0) return;
    const partners = systems.map((one) => this.partnerOf.get(one)).filter((one) => one !== undefined);
    const byId = new Map(partners.map((index) => [upper(this.row(index).transactionId), index]));
    for (const index of left) {
      const id = upper(this.row(index).transactionId);
      const partner = id === undefined ? partners[0] : byId.get(id);
      if (partner !== undefined) this.repeat(index, partner);
    }
  }

  applyRule(
    { ofFile, ofSystem }: (typeof MATCH_RULES)[number],
    order: readonly number[],
    systems: readonly SystemRow[],
  ) {
    const bySystem = byKey(systems, ofSystem);
    const groups = new Map<string, number[]>();
    for (const index of order) {
      if (this.matched.has(index)) continue;
      const key = ofFile(this.row(index)).find((one) => one !== undefined && bySystem.has(one));
      if (key === undefined) continue;
      const others = groups.get(key);
      if (others) others.push(index);
      else groups.set(key, [index]);
    }
    for (const [key, files] of groups) {
      const found = bySystem.get(key) ?? [];
      const [index, system] = [files[0], found[0]];
      const isPair = files.length === 1 && found.length === 1 && system && !this.isTaken(system);
      if (isPair && index !== undefined) this.pair(index, system);
      else this.pairGroup(files, found);
    }
  }

  /**
   * A refund line may stand for several partial refunds of its transaction, where the others are in no line and all of
   * them together are its amount: it is then matched with their sum, and none of them is missing in the file.
   */
  pairParts(order: readonly number[], systems: readonly SystemRow[]) {
    const given = systems.filter((one) => one.type === 'REFUND' && groupOf(one) === 'success');
    const byTransaction = byKey(given, ({ transactionId }) => [upper(transactionId)]);
    for (const index of order) {
      const { system, differing } = this.matched.get(index) ?? {};
      const row = this.row(index);
      if (row.type !== 'REFUND' || !system || !differing?.includes('amount')) continue;
      // A line that names one refund is of that one.
      if (upper(row.transactionId) === upper(system.id)) continue;
      const all = byTransaction.get(upper(system.transactionId) ?? '') ?? [];
      const parts = all.filter((one) => one === system || !this.isTaken(one));
      const [first] = parts;
      const amount = parts.reduce((sum, one) => sum + one.amount, 0);
      if (!first || parts.length < 2 || amount !== row.amount) continue;
      this.partnerOf.delete(system);
      for (const part of parts) this.partnerOf.set(part, index);
      this.matched.set(index, compared(row, { ...first, amount, parts: parts.length }));
    }
  }

  /** Rows without a partner: the first of each content is missing in the system, the others repeat it. */
  markUnpaired(order: readonly number[]) {
    const first = new Map<string, number>();
    for (const index of order) {
      if (this.matched.has(index)) continue;
      const row = this.row(index);
      const key = [row.type, upper(row.transactionId) ?? contentOf(row)].join('|');
      const same = first.get(key);
      if (same !== undefined) this.repeat(index, same);
      else {
        first.set(key, index);
        this.matched.set(index, { outcome: 'MISSING_IN_SYSTEM', differing: [], difference: signed(row) });
      }
    }
  }
}

const emptyTally = (): OutcomeTally => ({ count: 0, amount: 0, difference: 0 });
const sumOf = (amounts: readonly number[]): Tally => ({
  count: amounts.length,
  amount: amounts.reduce((sum, amount) => sum + amount, 0),
});

/**
 * Compares checked rows with the portal's.
 *
 * @param refunds whether the portal's refunds were read; without them refunds of the file are not compared
 */
export async function matchRows(
  checked: CheckedRows,
  system: SystemRows,
  refunds: boolean,
  yieldToPage: YieldToPage,
): Promise<Comparison> {
  const { rows, faulty, period, hasRefunds } = checked;
  const isCompared = (index: number) => !faulty.has(index) && (refunds || rows[index]?.type !== 'REFUND');
  const contents = rows.map(contentOf);
  const order = rows
    .map((_, index) => index)
    .filter(isCompared)
    .sort((a, b) => compare(contents[a] as string, contents[b] as string) || a - b);
  const systems = system.all();
  const pairing = new Pairing(rows);
  for (const [step, rule] of MATCH_RULES.entries()) {
    await yieldToPage(step, MATCH_RULES.length + 1);
    pairing.applyRule(rule, order, systems);
  }
  await yieldToPage(MATCH_RULES.length, MATCH_RULES.length + 1);
  pairing.pairParts(order, systems);
  pairing.markUnpaired(order);

  const isMissing = (row: SystemRow) => {
    const isPaid = ['success', 'refunded'].includes(groupOf(row));
    if (!isPaid || pairing.isTaken(row) || (row.type === 'REFUND' && !(refunds && hasRefunds))) return false;
    const day = dayOf(row.time);
    return !period || (day >= period.from && day <= period.to);
  };
  const missing = systems.filter(isMissing);
  const outcomes = Object.fromEntries(OUTCOMES.map((name) => [name, emptyTally()])) as Record<
    Outcome,
    OutcomeTally
  >;
  let [difference, absoluteDifference] = [0, 0];
  const count = (outcome: Outcome, amount: number, by: number) => {
    const tally = outcomes[outcome];
    tally.count += 1;
    tally.amount += amount;
    tally.difference += by;
    difference += by;
    absoluteDifference += Math.abs(by);
  };
  for (const [index, one] of pairing.matched)
    count(one.outcome, signed(rows[index] as FileRow), one.difference);
  for (const row of missing) count('MISSING_IN_FILE', signed(row), -signed(row));
  const result: MatchResult = {
    outcomes,
    compared: sumOf(order.map((index) => signed(rows[index] as FileRow))),
    notCompared: sumOf(rows.filter((_, index) => !isCompared(index)).map(signed)),
    system: sumOf(systems.map(signed)),
    ...{ difference, absoluteDifference },
  };
  return { result, matched: pairing.matched, missing };
}
