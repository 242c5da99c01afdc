import { dayOf } from '../../lib/time.ts';
import type { CheckedRows } from './checkRows.ts';
import { agreeing, codesOf, compare, conflictsOf, groupOf, upper, wordsOf } from './partners.ts';
import type { FileTable } from './readFile.ts';
import {
  type FileRow,
  type Matched,
  type MatchOptions,
  type MatchResult,
  OUTCOMES,
  type Outcome,
  type OutcomeTally,
  type StoreTally,
  type SystemRow,
  signed,
  sumOf,
  type Tolerance,
  type YieldToPage,
} from './types.ts';
import { rowText } from './values.ts';

/*
 * Matches the rows of a file with the portal's. References come first: the transaction's id, the order code, the bank's
 * reference, then a code in the row's text. Among several rows with the same reference, amount, fee and status decide;
 * the rest may be a sum. Rows without a common reference are never matched here: they are ranked as candidates for the
 * user (`candidates.ts`). The result does not depend on the order of rows on either side.
 */

/** Both sides after a comparison. */
export interface Comparison {
  result: MatchResult;
  /** By index of the file's row; rows that were not compared are absent. */
  matched: ReadonlyMap<number, Matched>;
  /** Rows missing in the file, oldest first. */
  missing: readonly SystemRow[];
  /** Portal rows that can still be matched with a row of the file by hand. */
  open: readonly SystemRow[];
}

type Keys<Row> = (row: Row) => (string | undefined)[];
/** References, most certain first. In bank files, the "transaction id" is the bank's reference. */
const REFERENCES: readonly { ofFile: Keys<FileRow>; ofSystem: Keys<SystemRow> }[] = [
  { ofFile: ({ transactionId }) => [transactionId], ofSystem: ({ id }) => [id] },
  // A refund mostly carries the id of the refunded transaction.
  { ofFile: ({ transactionId }) => [transactionId], ofSystem: ({ transactionId }) => [transactionId] },
  { ofFile: ({ merchantRefId }) => [merchantRefId], ofSystem: ({ merchantRefId }) => [merchantRefId] },
  { ofFile: ({ bankRef, transactionId }) => [bankRef, transactionId], ofSystem: ({ bankRef }) => [bankRef] },
];

/** A payment and a refund are never matched with each other. */
const TYPES = ['PAYMENT', 'REFUND'] as const;

/** Degrees of similarity between rows with the same reference: one pairing pass for each of these keys. */
const PASSES: readonly ((amount: number | undefined, fee: number | undefined, group: string) => string)[] = [
  (amount, fee, group) => `${amount}|${fee}|${group}`,
  (amount, _fee, group) => `${amount}|${group}`,
  (amount) => String(amount),
  () => '',
];

/** A row's content as a string, to sort rows independently of their order in the file. */
const contentOf = (row: FileRow) =>
  [
    ...[row.type, row.transactionId, row.merchantRefId, row.bankRef, row.amount],
    ...[row.fee, row.vat, row.net, row.time, row.status],
  ].join('|');

/** Maximum parts of one payment that are added up. */
const MOST_PARTS = 200;

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const others = map.get(key);
  if (others) others.push(value);
  else map.set(key, [value]);
}

/** The keys of a row, in capitals. */
const keysIn = <Row>(row: Row, keysOf: Keys<Row>) =>
  keysOf(row)
    .map(upper)
    .filter((key) => key !== undefined);

/** Groups rows by those of their keys that are wanted, in order. */
function byKey<Row>(
  rows: readonly Row[],
  keysOf: Keys<Row>,
  wanted?: ReadonlySet<string>,
): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows)
    for (const key of keysIn(row, keysOf)) if (!wanted || wanted.has(key)) add(found, key, row);
  return found;
}

const isPaid = (row: SystemRow) => ['success', 'refunded'].includes(groupOf(row));

/** The tolerance that allows a difference of a field. */
const allowing = (tolerances: readonly Tolerance[], field: Tolerance['field'], by: number, of: number) =>
  tolerances.find(
    (one) =>
      one.field === field &&
      (one.unit === 'dong' ? Math.abs(by) <= one.value : Math.abs(by) * 100 <= one.value * of),
  )?.name;

/** The outcome of a pair by its differing field; the first of these counts. */
const DIFFERS = { amount: 'AMOUNT_DIFFERS', fee: 'FEE_DIFFERS', status: 'STATUS_DIFFERS' } as const;

/** Compares a pair. */
function compared(file: FileRow, system: SystemRow, tolerances: readonly Tolerance[]): Matched {
  const difference = signed(file) - signed(system);
  const byFee = file.fee === undefined || system.fee === undefined ? 0 : file.fee - system.fee;
  const differing: (keyof typeof DIFFERS)[] = [];
  const allowed: string[] = [];
  const judge = (field: Tolerance['field'], by: number, of = 0) => {
    if (by === 0) return;
    const name = allowing(tolerances, field, by, of);
    if (name) allowed.push(name);
    else differing.push(field);
  };
  judge('amount', difference, system.amount);
  judge('fee', byFee, system.fee);
  if (!agreeing(file).includes(groupOf(system))) differing.push('status');
  const [first] = differing;
  const outcome = first ? DIFFERS[first] : 'MATCHED';
  return { outcome, system, differing, difference, ...(allowed.length > 0 && { allowed }) };
}

/** One comparison: tracks which rows of either side are taken, and their partners. */
class Pairing {
  readonly matched = new Map<number, Matched>();
  private readonly partnerOf = new Map<SystemRow, number>();
  constructor(
    private readonly table: FileTable,
    private readonly rows: readonly FileRow[],
    private readonly order: readonly number[],
    private readonly systems: readonly SystemRow[],
    private readonly tolerances: readonly Tolerance[],
  ) {}

  private ofType = (type: FileRow['type']) => this.systems.filter((row) => row.type === type);
  isTaken = (row: SystemRow) => this.partnerOf.has(row);
  private row = (index: number) => this.rows[index] as FileRow;
  private free = (type?: FileRow['type']) =>
    this.order.filter(
      (index) => !this.matched.has(index) && (type === undefined || this.row(index).type === type),
    );

  private pair(index: number, system: SystemRow) {
    this.partnerOf.set(system, index);
    this.matched.set(index, compared(this.row(index), system, this.tolerances));
  }

  private repeat(index: number, of: number) {
    const [difference, duplicateOf] = [signed(this.row(index)), this.table.lines[of]];
    this.matched.set(index, { outcome: 'DUPLICATE', differing: [], difference, duplicateOf });
  }

  /** Pairs the file's rows of one reference with the portal's, most similar first. */
  private pairGroup(files: readonly number[], systems: readonly SystemRow[]) {
    for (const keyOf of PASSES) {
      const left = new Map<string, SystemRow[]>();
      for (const one of systems)
        if (!this.isTaken(one)) add(left, keyOf(one.amount, one.fee, groupOf(one)), one);
      if (left.size === 0) return;
      for (const index of files) {
        if (this.matched.has(index)) continue;
        const row = this.row(index);
        const similar = agreeing(row).map((group) => left.get(keyOf(row.amount, row.fee, group)));
        const system = similar.find((all) => all?.length)?.shift();
        if (system) this.pair(index, system);
      }
    }
  }

  /**
   * Marks rows that share a matched row's reference as repeats. A row with its own bank reference is another payment.
   */
  private repeatGroup(files: readonly number[], systems: readonly SystemRow[]) {
    const partners = systems.map((one) => this.partnerOf.get(one)).filter((one) => one !== undefined);
    const names = (index: number, of: 'transactionId' | 'bankRef') => upper(this.row(index)[of]);
    const byId = new Map(partners.map((index) => [names(index, 'transactionId'), index]));
    for (const index of files) {
      if (this.matched.has(index)) continue;
      const id = names(index, 'transactionId');
      const partner = id === undefined ? partners[0] : byId.get(id);
      if (partner === undefined) continue;
      const [own, other] = [names(index, 'bankRef'), names(partner, 'bankRef')];
      if (id !== undefined || own === undefined || other === undefined || own === other)
        this.repeat(index, partner);
    }
  }

  pairByReference({ ofFile, ofSystem }: (typeof REFERENCES)[number], type: FileRow['type']) {
    const free = this.free(type);
    const keys = free.map((index) => keysIn(this.row(index), ofFile));
    const wanted = new Set(keys.flat());
    if (wanted.size === 0) return;
    const bySystem = byKey(this.ofType(type), ofSystem, wanted);
    const groups = new Map<string, number[]>();
    for (const [place, index] of free.entries()) {
      const key = keys[place]?.find((one) => bySystem.has(one));
      if (key !== undefined) add(groups, key, index);
    }
    for (const [key, files] of groups) {
      const systems = bySystem.get(key) ?? [];
      const [index, system] = [files[0], systems[0]];
      // Most references have one row on each side.
      if (files.length === 1 && systems.length === 1 && !this.isTaken(system as SystemRow)) {
        this.pair(index as number, system as SystemRow);
        continue;
      }
      this.pairGroup(files, systems);
      this.pairSums(files, systems);
      this.repeatGroup(files, systems);
    }
  }

  /**
   * Pairs rows without a common reference if the text of one names exactly one portal row and nothing contradicts it.
   */
  pairByText(type: FileRow['type']) {
    const free = this.free(type);
    if (free.length === 0) return;
    const byCode = byKey(
      this.ofType(type).filter((one) => !this.isTaken(one)),
      codesOf,
    );
    const groups = new Map<string, number[]>();
    for (const index of free) {
      const row = this.row(index);
      const named = [...wordsOf(rowText(this.table.rows[index]))].filter((word) => byCode.has(word)).sort();
      const systems = new Set(named.flatMap((word) => byCode.get(word) ?? []));
      if (systems.size === 0 || [...systems].some((one) => conflictsOf(row, one).length > 0)) continue;
      add(groups, named[0] as string, index);
    }
    for (const [key, files] of groups) {
      const systems = byCode.get(key) ?? [];
      this.pairGroup(files, systems);
      this.pairSums(files, systems);
    }
  }

  /**
   * Sums within one reference. A row for several portal rows (partial refunds, an order paid in parts) is matched with
   * their sum; several rows that add up to one portal row are matched with it.
   */
  private pairSums(files: readonly number[], systems: readonly SystemRow[]) {
    // No order is paid in more parts than this, and trying more would be slow.
    if (files.length > MOST_PARTS || systems.length > MOST_PARTS) return;
    for (const index of files) {
      const { system, differing } = this.matched.get(index) ?? {};
      if (system && differing?.includes('amount'))
        if (!this.pairParts(index, system, systems)) this.pairLines(index, system, files);
    }
  }

  private pairParts(index: number, system: SystemRow, systems: readonly SystemRow[]): boolean {
    const row = this.row(index);
    // A row with the id of one transaction or refund belongs to that one.
    if (upper(row.transactionId) === upper(system.id)) return false;
    const parts = systems.filter((one) => one === system || (!this.isTaken(one) && isPaid(one)));
    const [first] = parts;
    const amount = parts.reduce((sum, one) => sum + one.amount, 0);
    if (!first || parts.length < 2 || amount !== row.amount) return false;
    for (const part of parts) this.partnerOf.set(part, index);
    const whole = { ...first, amount, fee: undefined, parts: parts.length };
    this.matched.set(index, compared(row, whole, this.tolerances));
    return true;
  }

  private pairLines(index: number, system: SystemRow, files: readonly number[]) {
    const lines = files.filter((one) => one === index || !this.matched.has(one));
    const sum = lines.reduce((total, one) => total + (this.row(one).amount ?? 0), 0);
    const hasRepeated = new Set(lines.map((one) => contentOf(this.row(one)))).size < lines.length;
    if (lines.length < 2 || hasRepeated || sum !== system.amount) return;
    for (const one of lines) {
      const { outcome, differing } = compared({ ...this.row(one), amount: sum, fee: system.fee }, system, []);
      this.matched.set(one, { outcome, system, differing, difference: 0, lines: lines.length });
    }
  }

  /** Rows without a partner: the first with each content is missing in the system, the others repeat it. */
  markUnpaired() {
    const first = new Map<string, number>();
    for (const index of this.free()) {
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

/** Counts and sums by outcome. The amount differences add up to file minus portal; fee differences are separate. */
function tallies(rows: readonly FileRow[], { matched, missing }: Pick<Comparison, 'matched' | 'missing'>) {
  const outcomes = Object.fromEntries(
    OUTCOMES.map((name): [Outcome, OutcomeTally] => [name, { count: 0, amount: 0, difference: 0 }]),
  ) as Record<Outcome, OutcomeTally>;
  const sums = { over: 0, short: 0, oldest: Number.POSITIVE_INFINITY };
  const count = (outcome: Outcome, amount: number, by: number, time: number | undefined) => {
    const tally = outcomes[outcome];
    tally.count += 1;
    tally.amount += amount;
    tally.difference += by;
    if (outcome === 'MATCHED') return;
    if (by > 0) sums.over += by;
    else sums.short -= by;
    sums.oldest = Math.min(sums.oldest, time ?? sums.oldest);
  };
  for (const [index, { outcome, difference, system }] of matched) {
    const row = rows[index] as FileRow;
    count(outcome, signed(row), difference, row.time);
    if (outcome === 'FEE_DIFFERS') outcomes.FEE_DIFFERS.difference += (row.fee ?? 0) - (system?.fee ?? 0);
  }
  for (const row of missing) count('MISSING_IN_FILE', signed(row), -signed(row), row.time);
  const oldest = Number.isFinite(sums.oldest) ? sums.oldest : undefined;
  return { outcomes, over: sums.over, short: sums.short, oldest };
}

/** The stores of the portal's rows, with how many rows of each the file has and lacks. */
function storesOf(taken: readonly SystemRow[], lacking: readonly SystemRow[]): StoreTally[] {
  const stores = new Map<string, StoreTally>();
  const count = (name: 'named' | 'lacking', rows: readonly SystemRow[]) => {
    for (const { storeId: id, storeName } of rows) {
      if (id === undefined) continue;
      const store = stores.get(id) ?? { id, name: storeName || id, named: 0, lacking: 0 };
      stores.set(id, { ...store, [name]: store[name] + 1 });
    }
  };
  count('named', taken);
  count('lacking', lacking);
  return [...stores.values()].sort((a, b) => b.named - a.named || compare(a.id, b.id));
}

/** Compares checked rows with the portal's. */
export async function matchRows(
  table: FileTable,
  checked: CheckedRows,
  systems: readonly SystemRow[],
  { refunds, storeId, tolerances = [] }: MatchOptions,
  yieldToPage: YieldToPage,
): Promise<Comparison> {
  const { rows, faulty, period, hasRefunds } = checked;
  const isCompared = (index: number) => !faulty.has(index) && (refunds || rows[index]?.type !== 'REFUND');
  const contents = rows.map(contentOf);
  const order = rows
    .map((_, index) => index)
    .filter(isCompared)
    .sort((a, b) => compare(contents[a] as string, contents[b] as string) || a - b);
  const pairing = new Pairing(table, rows, order, systems, tolerances);
  for (const [step, reference] of REFERENCES.entries()) {
    await yieldToPage(step, REFERENCES.length + 1);
    for (const type of TYPES) pairing.pairByReference(reference, type);
  }
  await yieldToPage(REFERENCES.length, REFERENCES.length + 1);
  for (const type of TYPES) pairing.pairByText(type);
  pairing.markUnpaired();

  const isMissing = (row: SystemRow) => {
    if (!isPaid(row) || pairing.isTaken(row) || (row.type === 'REFUND' && !(refunds && hasRefunds)))
      return false;
    const day = dayOf(row.time);
    return !period || (day >= period.from && day <= period.to);
  };
  const { matched } = pairing;
  const taken = systems.filter(pairing.isTaken);
  const lacking = systems.filter(isMissing);
  const missing = lacking.filter((row) => storeId === undefined || row.storeId === storeId);
  const open = systems.filter((row) => !pairing.isTaken(row) && (refunds || row.type !== 'REFUND'));
  const compared = sumOf(order.map((index) => rows[index] as FileRow));
  const ours = sumOf([...taken, ...missing]);
  const result: MatchResult = {
    ...tallies(rows, { matched, missing }),
    compared,
    notCompared: sumOf(rows.filter((_, index) => !isCompared(index))),
    system: ours,
    difference: compared.amount - ours.amount,
    stores: storesOf(taken, lacking),
  };
  return { result, matched, missing, open };
}
