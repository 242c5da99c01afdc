import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, as, clockedSandbox, everyRow, LIST, NOON, type Wire } from './kit.ts';

const CONTRACT = [
  'INIT',
  'PENDING',
  'PROCESSING',
  'REVIEW',
  'SUCCESS',
  'UNDERPAID',
  'OVERPAID',
  'FAILED',
].concat(['CANCELLED', 'EXPIRED', 'REVERSED', 'REFUNDING', 'PARTIALLY_REFUNDED', 'REFUNDED']);

let get: (path: string) => Promise<Answer>;
let rows: Wire[];

beforeAll(async () => {
  ({ get } = await as(clockedSandbox({ rows: 100_000 }).sandbox, 'admin'));
  rows = await everyRow(get, LIST);
});

const where = (test: (row: Wire) => boolean): Wire[] => rows.filter(test);

describe('a hundred thousand rows', () => {
  it('have ids and slugs of their own', () => {
    expect(rows).toHaveLength(100_000);
    for (const field of ['id', 'slug', 'merchantRefId'])
      expect(new Set(rows.map((row) => row[field])).size).toBe(100_000);
  });

  it('have amounts in whole VND that fee and net add up to', () => {
    for (const { amount, fee, net, status } of rows) {
      if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`amount ${amount}`);
      // What went back is not part of a row: it is known where nothing, or all of it did.
      const returned = amount - fee - net;
      const successful =
        status === 'REFUNDED' ? returned === amount : status === 'SUCCESS' ? returned === 0 : returned >= 0;
      const unpaid = fee === 0 && net === 0;
      if (!successful && !unpaid) throw new Error(`${status}: ${amount} - ${fee} is not ${net}`);
    }
    const amounts = rows.map(({ amount }) => amount).sort((a, b) => a - b);
    expect(amounts[50_000]).toBeLessThan(400_000);
    expect(amounts[99_900]).toBeGreaterThan(100_000_000);
  });

  it('say why a payment failed, and only then', () => {
    const failed = where(({ status }) => status === 'FAILED');
    expect(failed.every(({ failureCode, failureMessage }) => failureCode && failureMessage)).toBe(true);
    expect(where(({ failureCode }) => failureCode)).toHaveLength(failed.length);
  });

  it('name payers as banks do and mask their accounts', () => {
    const named = where(({ payerName }) => payerName);
    expect(named.length).toBeGreaterThan(90_000);
    expect(named.every(({ payerName }) => /^[A-Z ]+$/.test(payerName))).toBe(true);
    expect(named.every(({ payerAccount }) => /^\d{2,4}\*{4}\d{4}$/.test(payerAccount))).toBe(true);
    expect(
      where(({ bankRef }) => bankRef).every(({ bankRef }) => /^FT\d{5}[0-9A-Z]{5}\d{2}$/.test(bankRef)),
    ).toBe(true);
  });
});

describe('rows that are unhappy on purpose', () => {
  it('a store without a brand name, in the stores and in the transactions', async () => {
    const stores = (await get('merchants/1001/stores?pageSize=100')).data.items;
    const nameless = stores.filter(({ brandName }: Wire) => brandName === undefined);
    expect(nameless).toHaveLength(1);
    expect(stores).toHaveLength(24);
    expect(
      where(({ storeName }) => storeName === undefined).every(({ storeId }) => storeId === nameless[0].id),
    ).toBe(true);
    expect(where(({ storeId }) => storeId === nameless[0].id).length).toBeGreaterThan(100);
  });

  it('one amount of thirteen digits', () => {
    expect(where(({ amount }) => String(amount).length === 13)).toHaveLength(1);
  });

  it.each([
    ['an unknown status', (row: Wire) => !CONTRACT.includes(row.status)],
    ['a null note', (row: Wire) => row.note === null],
    ['a very long name', (row: Wire) => (row.payerName?.length ?? 0) > 150],
    ['a content that looks like HTML', (row: Wire) => row.description.includes('<script>')],
    ['direction marks and emoji', (row: Wire) => /\u202E.*👩‍🍳/u.test(row.description)],
  ])('%s, in the last week too', (_, test) => {
    const found = where(test);
    expect(found.length).toBeGreaterThan(80);
    expect(found.length).toBeLessThan(110);
    expect(found.some(({ createdAt }) => createdAt > NOON - 7 * 86_400)).toBe(true);
  });
});
