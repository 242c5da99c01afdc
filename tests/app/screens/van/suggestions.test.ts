import { describe, expect, it } from 'vitest';
import type { Transaction } from '#app/api/transactions.ts';
import type { VanChange } from '#app/api/van.ts';
import { codesIn, rank, scoreOf } from '#app/screens/van/suggestions.ts';

const AT = Date.UTC(2026, 10, 20, 8) / 1000;
const LINE = {
  id: 'BD1',
  at: AT,
  storeId: '11001',
  direction: 'IN',
  amount: 250_000,
  content: 'thanh toan',
} as VanChange;

const order = (id: string, rest: Partial<Transaction> = {}) =>
  ({
    id,
    merchantRefId: `QR000000${id}`,
    storeId: '11002',
    amount: 250_000,
    status: 'PENDING',
    createdAt: AT - 180,
    ...rest,
  }) as Transaction;

const kinds = (line: VanChange, one: Transaction) => scoreOf(line, one)?.reasons.map(({ kind }) => kind);

it.each([
  ['TT don QR05084394793', ['QR05084394793']],
  ['MBVCB.4072922773.POSSV07-261120-0277.CT tu 97', ['4072922773', 'POSSV07-261120-0277']],
  ['PHAM HUU DUNG chuyen tien ban 12', []],
  ['ck 0237', ['0237']],
  [undefined, []],
])('codes in %s', (content, codes) => {
  expect(codesIn(content)).toEqual(codes);
});

describe('an order is suggested', () => {
  it('by the same amount, with reasons', () => {
    expect(scoreOf(LINE, order('1'))?.reasons).toEqual([
      { kind: 'amount' },
      { kind: 'before', age: 180 },
      { kind: 'unpaid' },
    ]);
    expect(kinds(LINE, order('1', { storeId: '11001', createdAt: AT + 60 }))).toEqual([
      'amount',
      'after',
      'store',
      'unpaid',
    ]);
  });

  it('by its code in the content, in any notation, with the difference of the amount', () => {
    const content = 'thanh toan qr 0000 0012 3';
    const reasons = scoreOf(
      { ...LINE, content },
      order('1', { merchantRefId: 'QR00000012-3', amount: 255_000 }),
    )?.reasons;
    expect(reasons).toContainEqual({ kind: 'code' });
    expect(reasons).toContainEqual({ kind: 'off', amount: 5000 });
  });

  it('by the end of its code', () => {
    const line = { ...LINE, content: 'ck 0237' };
    expect(kinds(line, order('1', { merchantRefId: 'POSSV09-261120-0237' }))).toContain('codeEnd');
  });

  it.each([
    ['with another amount and no code', { amount: 250_001 }],
    ['that was paid already, by amount alone', { status: 'SUCCESS' }],
  ])('not one %s', (_, rest) => {
    expect(scoreOf(LINE, order('1', rest))).toBe(undefined);
  });
});

it('ranks the likeliest first, each once, five at most', () => {
  const line = { ...LINE, content: 'TT QR0000009' };
  const all = [
    order('8', { createdAt: AT - 7000 }),
    order('7', { storeId: '11001' }),
    order('9', { amount: 240_000 }),
    ...['1', '2', '3', '4'].map((id) => order(id)),
    order('7', { storeId: '11001' }),
  ];
  const found = rank(line, all).map(({ transaction }) => transaction.id);
  expect(found).toHaveLength(5);
  expect(found.slice(0, 2)).toEqual(['9', '7']);
  expect(new Set(found).size).toBe(5);
});
