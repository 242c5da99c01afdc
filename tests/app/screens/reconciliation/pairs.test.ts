/* Open rows of the file and of the portal, and the user's decisions about them. */
import { describe, expect, it } from 'vitest';
import {
  type LeftItem,
  link,
  NO_DECISIONS,
  pairsOf,
  pairsWithin,
  unlink,
} from '#app/screens/reconciliation/pairs/pairs.ts';
import type { DeskRow, Outcome, SystemRow } from '#app/shared/sheet/types.ts';

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
const linked = (id: string, amount: number, isMissing = true) => ({
  type: 'PAYMENT' as const,
  id,
  amount,
  isMissing,
});
const partners = ({ pairs }: ReturnType<typeof pairsOf>) =>
  [...pairs].map(([left, { right }]) => [left, right.id]);

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

describe('open rows', () => {
  it('are all rows without a partner, or with one that differs', () => {
    const state = pairsOf(rows, NO_DECISIONS);
    expect(state.left.map(({ line }) => line)).toEqual([5, 6, 7, 8]);
    expect(state.missing.map(({ id }) => id)).toEqual(['tC', 'tD']);
    expect(partners(state)).toEqual([
      ['f5', 'tA'],
      ['f6', 'tB'],
    ]);
    expect(sums(state)).toEqual([36_000 + 80_000 + 20_000, 80_000 + 79_000]);
  });

  it('decrease with every even pair, which is then collapsed', () => {
    const decisions = link(NO_DECISIONS, leftOf(7), linked('C', 80_000));
    const state = pairsOf(rows, decisions);
    expect(state.even.map(({ left, right }) => [left.line, right.id])).toEqual([[7, 'tC']]);
    expect(state.left.map(({ line }) => line)).toEqual([5, 6, 8]);
    expect(sums(state)).toEqual([56_000, 79_000]);
    // A status that differs only needs to be confirmed.
    expect(
      pairsOf(rows, link(decisions, leftOf(6), linked('B', 50_000))).left.map(({ line }) => line),
    ).toEqual([5, 8]);
  });

  it('keep a pair that differs, with its difference', () => {
    const state = pairsOf(rows, link(NO_DECISIONS, leftOf(7), linked('D', 79_000)));
    expect(state.even).toEqual([]);
    expect(state.pairs.get('f7')?.right.id).toBe('tD');
    expect(sums(state)).toEqual([36_000 + 1_000 + 20_000, 80_000]);
  });

  it('use the partner chosen by the user, and free the other', () => {
    const decisions = link(
      link(NO_DECISIONS, leftOf(7), linked('A', 100_000)),
      leftOf(8),
      linked('A', 100_000),
    );
    const state = pairsOf(rows, decisions);
    expect(partners(state)).toEqual([
      ['f8', 'tA'],
      ['f6', 'tB'],
    ]);
    const parted = pairsOf(rows, unlink(decisions, leftOf(8)));
    expect(partners(parted)).toEqual([
      ['f5', 'tA'],
      ['f6', 'tB'],
    ]);
    expect(pairsOf(rows, unlink(NO_DECISIONS, leftOf(5))).pairs.has('f5')).toBe(false);
  });

  it('count a link to a hidden row in the totals', () => {
    const all = { over: 1_000_000, short: 2_000_000 };
    const opened = (id: string, isMissing: boolean) =>
      sums(pairsWithin(rows, link(NO_DECISIONS, leftOf(7), linked(id, 80_000, isMissing)), all));
    expect(sums(pairsWithin(rows, NO_DECISIONS, all))).toEqual([1_000_000, 2_000_000]);
    // One that is missing in the file no longer counts as missing; one of another day was never counted.
    expect(opened('Z', true)).toEqual([920_000, 1_920_000]);
    expect(opened('Z', false)).toEqual([920_000, 2_000_000]);
    expect(opened('C', true)).toEqual([920_000, 1_920_000]);
  });

  it('count refunds as negative', () => {
    const refund = {
      ...row(9, 30_000, 'MISSING_IN_SYSTEM'),
      file: { type: 'REFUND' as const, amount: 30_000 },
    };
    expect(sums(pairsOf([refund, missing(system('R', 30_000, { type: 'REFUND' }))], NO_DECISIONS))).toEqual([
      30_000, 30_000,
    ]);
  });
});
