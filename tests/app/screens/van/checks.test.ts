import { describe, expect, it } from 'vitest';
import type { VanChange } from '#app/api/van.ts';
import { checked, type Remark } from '#app/screens/van/checks.ts';

const NOW = Date.UTC(2026, 10, 20, 8) / 1000;

/** A line from `ago` seconds ago. */
const line = (id: string, ago: number, rest: Partial<VanChange> = {}): VanChange => ({
  id,
  at: NOW - ago,
  toldAt: undefined,
  virtualAccount: '96888000000001',
  storeId: '11001',
  storeName: 'Sen Việt',
  direction: 'IN',
  amount: 100_000,
  balanceAfter: undefined,
  content: `QR${id}`,
  payerName: 'TRAN THI AN',
  payerBank: 'ACB',
  bankRef: `FT${id}`,
  matchedRefId: undefined,
  match: 'MATCHED',
  ipn: 'SENT',
  ...rest,
});

const page = (items: VanChange[]) => ({ items, total: items.length });
const NEWEST_FIRST = { page: 1, pageSize: 20, sort: '-at' };
const remarksOf = (items: VanChange[], query: Parameters<typeof checked>[1] = NEWEST_FIRST, rest = {}) =>
  Object.fromEntries(
    checked({ ...page(items), ...rest }, query).flatMap(({ id, remarks }) =>
      remarks.length > 0 ? [[id, remarks as Remark[]]] : [],
    ),
  );

/** Two lines of an account; an unreported 250.000 came between them. */
const broken = [
  line('b', 10, { balanceAfter: 450_000 }),
  line('a', 500, { amount: 100_000, balanceAfter: 100_000 }),
];

describe('the change of a line', () => {
  it.each([
    ['IN', 5000, 5000],
    ['OUT', 5000, -5000],
    ['OUT', -5000, -5000],
    ['IN', -5000, -5000],
    ['RETURN', 5000, undefined],
  ])('%s of %d is %s', (direction, amount, change) => {
    expect(checked(page([line('a', 1, { direction, amount })]), NEWEST_FIRST)[0]?.change).toBe(change);
  });
});

describe('a balance', () => {
  it('that adds up has no remark', () => {
    const rows = [
      line('c', 10, { direction: 'OUT', amount: 350_000, balanceAfter: 0 }),
      line('b', 20, { amount: 250_000, balanceAfter: 350_000 }),
      line('a', 30, { balanceAfter: 100_000 }),
    ];
    expect(remarksOf(rows)).toEqual({});
  });

  it('that does not add up has one, with the difference, positive or negative', () => {
    expect(remarksOf(broken)).toEqual({ b: [{ kind: 'break', amount: 250_000 }] });
    const less = [line('b', 10, { balanceAfter: 150_000 }), line('a', 500, { balanceAfter: 100_000 })];
    expect(remarksOf(less)).toEqual({ b: [{ kind: 'break', amount: -50_000 }] });
  });

  it('within one second adds up if any order of its lines does', () => {
    const out = { direction: 'OUT', amount: 300_000 };
    const rows = [
      line('c', 10, { amount: 50_000, balanceAfter: 150_000 }),
      // The service returned these two in the opposite order.
      line('in', 20, { amount: 300_000, balanceAfter: 400_000 }),
      line('out', 20, { ...out, balanceAfter: 100_000 }),
      line('a', 30, { balanceAfter: 100_000 }),
    ];
    expect(remarksOf(rows)).toEqual({});
    expect(remarksOf([rows[0]!, rows[2]!, rows[1]!, rows[3]!])).toEqual({});
    const lost = rows.with(3, line('a', 30, { balanceAfter: 90_000 }));
    expect(Object.values(remarksOf(lost)).flat()).toHaveLength(1);
  });

  it('is compared only with the previous row of the same account', () => {
    const other = line('x', 100, { virtualAccount: '96888000000002', balanceAfter: 7_000_000 });
    expect(remarksOf([broken[0]!, other, broken[1]!])).toEqual({ b: [{ kind: 'break', amount: 250_000 }] });
    expect(remarksOf([broken[0]!, other])).toEqual({});
  });

  it('is compared in ascending and descending order', () => {
    expect(remarksOf(broken.toReversed(), { ...NEWEST_FIRST, sort: 'at' })).toHaveProperty('b');
  });

  it.each([
    ['another order', { ...NEWEST_FIRST, sort: '-amount' }, {}],
    ['a filter that leaves rows out', { ...NEWEST_FIRST, direction: 'IN' }, {}],
    ['a search', { ...NEWEST_FIRST, keyword: 'FT' }, {}],
    ['a row between that could not be read', NEWEST_FIRST, { unreadable: { count: 1, code: 'x' } }],
  ])('is not checked if neighbouring rows are unknown: %s', (_, query, rest) => {
    expect(remarksOf(broken, query, rest)).toEqual({});
  });

  it('is checked within a period', () => {
    expect(remarksOf(broken, { ...NEWEST_FIRST, from: 1, to: NOW, match: undefined })).toHaveProperty('b');
  });

  it('is not checked without a balance, an account or a direction, or beyond exact numbers', () => {
    const [newer, older] = broken as [VanChange, VanChange];
    expect(remarksOf([newer, { ...older, balanceAfter: undefined }])).toEqual({});
    expect(remarksOf([{ ...newer, balanceAfter: undefined }, older])).toEqual({});
    expect(remarksOf([{ ...newer, direction: 'RETURN' }, older])).toEqual({});
    expect(remarksOf(broken.map((row) => ({ ...row, virtualAccount: undefined })))).toEqual({});
    expect(remarksOf([{ ...newer, balanceAfter: -Number.MAX_SAFE_INTEGER }, older])).toEqual({});
  });
});

describe('a duplicate transfer', () => {
  const same = { content: 'TRAN THI AN chuyen tien' };

  it('is marked on the later one, with the first', () => {
    expect(remarksOf([line('b', 30, same), line('a', 150, same)])).toEqual({
      b: [{ kind: 'duplicate', of: 'a', at: NOW - 150, after: 120 }],
    });
  });

  it('is found in any order, and three copies are two duplicates', () => {
    const rows = [line('a', 300, same), line('c', 30, same), line('b', 150, same)];
    const remarks = remarksOf(rows, { ...NEWEST_FIRST, sort: '-amount' });
    expect(Object.keys(remarks).sort()).toEqual(['b', 'c']);
    expect(remarks.c).toMatchObject([{ of: 'b' }]);
  });

  it.each([
    ['later than ten minutes', { at: NOW - 30 - 601 }],
    ['another amount', { amount: 100_001 }],
    ['another payer', { payerName: 'LE VAN BA' }],
    ['another content', { content: 'khac' }],
    ['another account', { virtualAccount: '96888000000002' }],
  ])('is not found with %s', (_, other) => {
    expect(remarksOf([line('b', 30, same), line('a', 150, { ...same, ...other })])).toEqual({});
  });

  it('is not found for money out, or without payer or content', () => {
    for (const rest of [{ direction: 'OUT' }, { payerName: undefined }, { content: undefined }])
      expect(remarksOf([line('b', 30, { ...same, ...rest }), line('a', 150, { ...same, ...rest })])).toEqual(
        {},
      );
  });
});

describe('a line reported late', () => {
  it('is marked if a newer one had been reported before it', () => {
    const late = line('a', 600, { toldAt: NOW - 10 });
    expect(remarksOf([line('b', 300), late])).toEqual({
      a: [{ kind: 'late', toldAt: NOW - 10, after: 590 }],
    });
  });

  it('is not marked if nothing newer was known, or if rows are not sorted by time', () => {
    const late = line('a', 600, { toldAt: NOW - 400 });
    expect(remarksOf([line('b', 300), late])).toEqual({});
    expect(remarksOf([late])).toEqual({});
    const early = line('a', 600, { toldAt: NOW - 10 });
    expect(remarksOf([line('b', 300), early], { ...NEWEST_FIRST, sort: 'amount' })).toEqual({});
  });
});
