/* What is left of a file and of the portal, and what a person decides about it: sums, suggestions, decisions. */
import { describe, expect, it } from 'vitest';
import type { DeskRow, Outcome, SystemRow } from '#app/screens/reconciliation/file/types.ts';
import {
  type LeftItem,
  link,
  NO_DECISIONS,
  pairsOf,
  suggest,
  unlink,
} from '#app/screens/reconciliation/pairs/pairs.ts';

const system = (id: string, amount: number, rest: Partial<SystemRow> = {}): SystemRow => ({
  ...{ type: 'PAYMENT', id, transactionId: id, merchantRefId: `DH${id}`, bankRef: undefined, amount },
  ...{ fee: 0, net: amount, status: 'SUCCESS', time: 1000, storeName: undefined, description: undefined },
  ...rest,
});
const row = (line: number, amount: number, outcome: Outcome, partner?: SystemRow): DeskRow => ({
  ...{ key: `f${line}`, line, cells: [], faults: [], outcome, differing: [], system: partner },
  file: { transactionId: `L${line}`, time: 1000, amount, type: 'PAYMENT' },
  difference: partner ? amount - partner.amount : amount,
});
const missing = (partner: SystemRow): DeskRow => ({
  ...{ key: `t${partner.id}`, line: undefined, cells: [], faults: [], file: undefined, system: partner },
  ...{ outcome: 'MISSING_IN_FILE', differing: [], difference: -partner.amount },
});

const rows = [
  row(5, 136_000, 'AMOUNT_DIFFERS', system('A', 100_000)),
  row(6, 50_000, 'STATUS_DIFFERS', system('B', 50_000)),
  row(7, 80_000, 'MISSING_IN_SYSTEM'),
  row(8, 20_000, 'DUPLICATE'),
  missing(system('C', 80_000)),
  missing(system('D', 79_000)),
];
const leftOf = (line: number) =>
  pairsOf(rows, NO_DECISIONS).left.find((one) => one.line === line) as LeftItem;
const sums = ({ over, short }: ReturnType<typeof pairsOf>) => [over, short];

describe('what is left', () => {
  it('is every row without a partner, and those whose partner differs', () => {
    const state = pairsOf(rows, NO_DECISIONS);
    expect(state.left.map(({ line }) => line)).toEqual([5, 6, 7, 8]);
    expect(state.right.map(({ id }) => id)).toEqual(['tA', 'tB', 'tC', 'tD']);
    expect([...state.pairs]).toEqual([
      ['f5', 'tA'],
      ['f6', 'tB'],
    ]);
    expect(sums(state)).toEqual([36_000 + 80_000 + 20_000, 80_000 + 79_000]);
  });

  it('falls with every pair that comes out even, which is then folded away', () => {
    const decisions = link(NO_DECISIONS, leftOf(7), 'tC');
    const state = pairsOf(rows, decisions);
    expect(state.even.map(({ left, right }) => [left.line, right.id])).toEqual([[7, 'tC']]);
    expect(state.left.map(({ line }) => line)).toEqual([5, 6, 8]);
    expect(sums(state)).toEqual([56_000, 79_000]);
    // A status that differs is looked at once and confirmed.
    expect(pairsOf(rows, link(decisions, leftOf(6), 'tB')).left.map(({ line }) => line)).toEqual([5, 8]);
  });

  it('keeps a pair that differs, with what it differs by', () => {
    const state = pairsOf(rows, link(NO_DECISIONS, leftOf(7), 'tD'));
    expect(state.even).toEqual([]);
    expect(state.pairs.get('f7')).toBe('tD');
    expect(sums(state)).toEqual([36_000 + 1_000 + 20_000, 80_000]);
  });

  it('gives a row the partner that a person chose, and frees the other', () => {
    const decisions = link(link(NO_DECISIONS, leftOf(7), 'tA'), leftOf(8), 'tA');
    const state = pairsOf(rows, decisions);
    expect([...state.pairs]).toEqual([
      ['f8', 'tA'],
      ['f6', 'tB'],
    ]);
    const parted = pairsOf(rows, unlink(decisions, leftOf(8)));
    expect([...parted.pairs]).toEqual([
      ['f5', 'tA'],
      ['f6', 'tB'],
    ]);
    expect(pairsOf(rows, unlink(NO_DECISIONS, leftOf(5))).pairs.has('f5')).toBe(false);
  });

  it('counts what was given back below zero', () => {
    const refund = {
      ...row(9, 30_000, 'MISSING_IN_SYSTEM'),
      file: { type: 'REFUND' as const, amount: 30_000 },
    };
    expect(sums(pairsOf([refund, missing(system('R', 30_000, { type: 'REFUND' }))], NO_DECISIONS))).toEqual([
      30_000, 30_000,
    ]);
  });
});

describe('the likeliest partner', () => {
  const right = pairsOf(rows, NO_DECISIONS).right;
  const first = (left: LeftItem) => suggest(left, right)[0]?.id;
  it('has the same amount', () => {
    expect(first(leftOf(7))).toBe('tC');
  });
  it('else shares a code, else is near in amount and time', () => {
    const coded = pairsOf(
      [missing(system('X', 500, { bankRef: 'FT26326ABC' })), missing(system('Y', 8_100))],
      NO_DECISIONS,
    );
    const left = { ...leftOf(7), amount: 8_000, row: { ...leftOf(7).row, cells: ['CK FT26326ABC cam on'] } };
    expect(suggest(left, coded.right).map(({ id }) => id)).toEqual(['tX', 'tY']);
    const plain = { ...left, row: { ...left.row, cells: [] } };
    expect(suggest(plain, coded.right).map(({ id }) => id)).toEqual(['tY', 'tX']);
    const near = pairsOf(
      [missing(system('P', 1, { time: 9000 })), missing(system('Q', 1, { time: 1200 }))],
      NO_DECISIONS,
    );
    expect(suggest(plain, near.right).map(({ id }) => id)).toEqual(['tQ', 'tP']);
  });
});
