import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, as, clockedSandbox, everyRow, LIST, NOON, type Wire } from './kit.ts';

const DAY = 86_400;
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

let get: (path: string) => Promise<Answer>;
let rows: Wire[];

beforeAll(async () => {
  ({ get } = await as(clockedSandbox({ rows: 700 }).sandbox, 'manager'));
  rows = await everyRow(get, LIST);
});

/** A random query. The test also evaluates it itself, over all rows of the server. */
interface Question {
  status?: string[];
  method?: string[];
  source?: string[];
  storeId?: string[];
  refundStatus?: string[];
  reconcileStatus?: string[];
  minAmount?: number;
  maxAmount?: number;
  from?: number;
  to?: number;
  timeField?: 'createdAt' | 'paidAt';
  keyword?: string;
  payer?: string;
  hour?: string[];
  sort: string;
}

/** Hour of the day in Vietnam, from unix seconds. */
const hourOf = (at: number) => new Date((at + 7 * 3600) * 1000).getUTCHours().toString();

const LISTS = ['status', 'method', 'source', 'storeId', 'refundStatus', 'reconcileStatus'] as const;

function naive(question: Question): Wire[] {
  const time = question.timeField ?? 'createdAt';
  const bounded = (value: number | undefined, min?: number, max?: number): boolean => {
    if (min === undefined && max === undefined) return true;
    return value !== undefined && value >= (min ?? 0) && value <= (max ?? Number.MAX_SAFE_INTEGER);
  };
  const matching = rows.filter(
    (row) =>
      LISTS.every((name) => question[name]?.includes(row[name] ?? 'NONE') ?? true) &&
      bounded(row.amount, question.minAmount, question.maxAmount) &&
      bounded(row[time], question.from, question.to) &&
      fold(row.payerName ?? '').includes(fold(question.payer ?? '')) &&
      (question.hour?.includes(hourOf(row[time])) ?? true) &&
      [row.id, row.merchantRefId, row.bankRef ?? '', row.description].some((text) =>
        fold(text).includes(fold(question.keyword ?? '')),
      ),
  );
  const column = question.sort.replace('-', '');
  const sign = question.sort.startsWith('-') ? -1 : 1;
  // `rows` are newest first, as required for equal values, and the sort is stable.
  return matching.sort((a, b) => {
    const [left, right] = [a[column], b[column]];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    return sign * (left - right);
  });
}

/** Usually absent: a query with nine filters finds nothing and proves little. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const some = (values: string[]) =>
  seldom(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }));
const bounds = (max: number) =>
  seldom(fc.tuple(fc.nat(max), fc.nat(max)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const));

const questions = fc
  .record({
    status: some(['SUCCESS', 'FAILED', 'EXPIRED', 'CANCELLED', 'REFUNDED', 'PENDING']),
    method: some(['VIETQR', 'VAN', 'CARD', 'WALLET', 'ATM']),
    source: some(['WEBPOS', 'INTEGRATION', 'STORE_QR']),
    storeId: some(['11001', '11002', '11003', '12001']),
    refundStatus: some(['NONE', 'SUCCESS', 'PENDING_APPROVAL']),
    reconcileStatus: some(['NONE', 'PENDING', 'SETTLED']),
    amounts: bounds(3_000_000),
    times: bounds(2 * DAY),
    timeField: fc.constantFrom('createdAt' as const, 'paidAt' as const),
    keyword: fc.constantFrom('', '', '', 'NGUYỄN', 'thanh toán', 'qr', 'GD2611', 'ft263', 'không có'),
    payer: fc.constantFrom('', '', '', 'NGUYỄN', 'thi'),
    hour: some(['9', '10', '11', '14', '18', '20']),
    sort: fc.constantFrom('-createdAt', 'createdAt', 'amount', '-amount', 'paidAt', '-paidAt', 'net', '-fee'),
  })
  .map(
    ({ amounts, times, ...rest }): Question => ({
      ...rest,
      ...(amounts && { minAmount: amounts[0], maxAmount: amounts[1] }),
      ...(times && { from: NOON - times[1], to: NOON - times[0] }),
    }),
  );

function query(question: Question): URLSearchParams {
  const entries = Object.entries(question).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

describe('the list', () => {
  it('returns the same as a filter over all rows, for random queries', async () => {
    let nonEmpty = 0;
    await fc.assert(
      fc.asyncProperty(
        questions,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 40 }),
        async (question, page, pageSize) => {
          const { status, data } = await get(`${LIST}?${query(question)}&page=${page}&pageSize=${pageSize}`);
          const expected = naive(question);
          if (expected.length > 0) nonEmpty += 1;
          expect(status).toBe(200);
          expect(data).toEqual({
            items: expected.slice((page - 1) * pageSize, page * pageSize),
            total: expected.length,
            page,
          });
        },
      ),
      { numRuns: 60, seed: 20261120 },
    );
    expect(nonEmpty).toBeGreaterThan(20);
  });

  it.each(['createdAt', 'paidAt'] as const)(
    'takes both ends of a %s period as within it',
    async (timeField) => {
      const row = rows.find(({ paidAt }, place) => paidAt && place > 50);
      const at = row[timeField];
      const found = async (from: number, to: number): Promise<string[]> =>
        (await get(`${LIST}?timeField=${timeField}&from=${from}&to=${to}&pageSize=100`)).data.items.map(
          ({ id }: Wire) => id,
        );
      expect(await found(at, at)).toContain(row.id);
      expect(await found(at - 60, at)).toContain(row.id);
      expect(await found(at, at + 60)).toContain(row.id);
      expect(await found(at + 1, at + 60)).not.toContain(row.id);
      expect(await found(at - 60, at - 1)).not.toContain(row.id);
    },
  );

  it('finds any of several pasted codes, in any width, case and separator', async () => {
    const paid = rows.filter(({ bankRef }) => bankRef);
    const [one, two, three] = [paid[3], paid[40], paid[200]];
    const fullWidth = one.id.replace(/\d/g, (digit: string) => String.fromCharCode(0xff10 + Number(digit)));
    const pasted = ` ${fullWidth}\n${two.merchantRefId.toLowerCase()} , ${three.bankRef};GD00000000000 `;
    const { data } = await get(`${LIST}?keyword=${encodeURIComponent(pasted)}`);
    expect(data.items.map(({ id }: Wire) => id)).toEqual([one.id, two.id, three.id]);
  });
});

it('a business without payments has no refunds, settlements or account lines either', async () => {
  const { get } = await as(clockedSandbox({ rows: 0 }).sandbox, 'admin');
  const lists = ['order/transactions', 'refunds', 'approve-refunds', 'settlements', 'settlements-v2'];
  const paths = [...lists.map((list) => `merchants/1001/${list}`), 'van-balance-changes/1001'];
  const answers = await Promise.all(paths.map((path) => get(path)));
  expect(answers.map(({ data }) => data?.total)).toEqual(paths.map(() => 0));
});
