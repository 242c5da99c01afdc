import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SystemRefund, SystemTransaction } from '#app/screens/reconciliation/file/types.ts';
import { compareFile, csv, HEADINGS } from './kit.ts';

const MORNING = Date.parse('2026-11-01T09:00:00+07:00') / 1000;
const transaction = (number: number, more: Partial<SystemTransaction> = {}): SystemTransaction => ({
  ...{
    id: `TX${number}`,
    merchantRefId: `DH${number}`,
    bankRef: `FT${number}`,
    amount: number * 1000,
    fee: number * 8,
  },
  ...{ net: number * 992, status: 'SUCCESS', createdAt: MORNING, paidAt: MORNING, storeId: 'S1' },
  ...more,
});
const refund = (number: number, more: Partial<SystemRefund> = {}): SystemRefund => ({
  ...{ id: `RF${number}`, transactionId: `TX${number}`, merchantRefId: `DH${number}`, bankRef: undefined },
  ...{ amount: number * 100, status: 'SUCCESS', createdAt: MORNING, completedAt: MORNING, storeId: 'S1' },
  ...more,
});
const DAY = '01/11/2026';
const line = (number: number, amount = number * 1000, status = 'Thành công') => [
  ...[`TX${number}`, `DH${number}`, DAY, String(amount), status],
];
const outcomes = ({ matched }: Awaited<ReturnType<typeof compareFile>>) =>
  [...matched].sort(([a], [b]) => a - b).map(([, { outcome }]) => outcome);

describe('six results', () => {
  const system = { transactions: [1, 2, 3, 4, 9].map((number) => transaction(number)) };

  it('each with its count, sum and difference', async () => {
    const failed = transaction(5, { status: 'FAILED' });
    const found = await compareFile(
      csv(HEADINGS, line(1), line(2, 2500), line(5), line(7), line(3), line(3), line(4, 3900)),
      { transactions: [...system.transactions, failed, transaction(6, { status: 'PENDING' })] },
    );
    expect(outcomes(found)).toEqual([
      ...[
        'MATCHED',
        'AMOUNT_DIFFERS',
        'STATUS_DIFFERS',
        'MISSING_IN_SYSTEM',
        'MATCHED',
        'DUPLICATE',
        'AMOUNT_DIFFERS',
      ],
    ]);
    expect(found.result.outcomes).toEqual({
      MATCHED: { count: 2, amount: 4000, difference: 0 },
      AMOUNT_DIFFERS: { count: 2, amount: 6400, difference: 400 },
      STATUS_DIFFERS: { count: 1, amount: 5000, difference: 0 },
      MISSING_IN_SYSTEM: { count: 1, amount: 7000, difference: 7000 },
      MISSING_IN_FILE: { count: 1, amount: 9000, difference: -9000 },
      DUPLICATE: { count: 1, amount: 3000, difference: 3000 },
    });
    expect(found.result).toMatchObject({
      ...{ compared: { count: 7, amount: 25_400 }, notCompared: { count: 0, amount: 0 } },
      ...{ system: { count: 7, amount: 30_000 }, difference: 1400, absoluteDifference: 19_600 },
    });
    expect(found.matched.get(1)).toMatchObject({ differing: ['amount'], difference: 500 });
    expect(found.matched.get(2)).toMatchObject({ differing: ['status'] });
    expect(found.matched.get(5)).toMatchObject({ duplicateOf: 4 });
    expect(found.missing.map(({ id }) => id)).toEqual(['TX9']);
  });

  it('a row with an error is not compared, and its transaction is missed in the file', async () => {
    const found = await compareFile(csv(HEADINGS, line(1), ['TX2', 'DH2', DAY, 'x', '']), system);
    expect(found.result.notCompared.count).toBe(1);
    expect(found.missing.map(({ id }) => id)).toEqual(['TX2', 'TX3', 'TX4', 'TX9']);
  });

  it('the portal is asked for the days of the file alone', async () => {
    const later = transaction(8, { paidAt: MORNING + 86_400 });
    const paidLater = transaction(9, { createdAt: MORNING - 86_400 });
    const found = await compareFile(csv(HEADINGS, line(1)), {
      transactions: [transaction(1), later, paidLater],
    });
    expect(found.missing.map(({ id }) => id)).toEqual(['TX9']);
  });
});

describe('the partner of a row', () => {
  const headings = ['Mã giao dịch', 'Mã đơn hàng', 'Mã tham chiếu NH', 'Ngày GD', 'Số tiền'];
  it('is found by its id, else the merchant reference, else the bank reference and the amount', async () => {
    const found = await compareFile(
      csv(
        headings,
        ['tx1', 'khác', '', DAY, '1000'],
        ['', 'dh2', '', DAY, '2000'],
        ['', '', 'ft3', DAY, '3000'],
        ['FT4', '', '', DAY, '4000'],
        ['', '', 'FT5', DAY, '5001'],
      ),
      { transactions: [5, 4, 3, 2, 1].map((number) => transaction(number)) },
    );
    expect([...found.matched.values()].map(({ system }) => system?.id).sort()).toEqual([
      ...['TX1', 'TX2', 'TX3', 'TX4', undefined],
    ]);
    expect(outcomes(found)).toEqual(['MATCHED', 'MATCHED', 'MATCHED', 'MATCHED', 'MISSING_IN_SYSTEM']);
  });

  it('of an order that was tried several times is the one that fits best', async () => {
    const tries = [
      transaction(1, { id: 'A', merchantRefId: 'DH', status: 'FAILED', amount: 5000 }),
      transaction(2, { id: 'B', merchantRefId: 'DH', amount: 5000 }),
    ];
    const found = await compareFile(csv(headings, ['', 'DH', '', DAY, '5000']), { transactions: tries });
    expect(found.matched.get(0)).toMatchObject({ outcome: 'MATCHED', system: { id: 'B' } });
  });

  it('is the one of the same amount where no status agrees', async () => {
    const tries = [4000, 5000].map((amount, number) =>
      transaction(number, { merchantRefId: 'DH', status: 'FAILED', amount }),
    );
    const found = await compareFile(csv(headings, ['', 'DH', '', DAY, '5000']), { transactions: tries });
    expect(found.matched.get(0)).toMatchObject({ outcome: 'STATUS_DIFFERS', system: { amount: 5000 } });
  });

  it('a second payment of an order, with an id of its own, is missing in the system and no duplicate', async () => {
    const found = await compareFile(csv(HEADINGS, line(1), ['TX1B', 'DH1', DAY, '1000', '']), {
      transactions: [transaction(1)],
    });
    expect(outcomes(found)).toEqual(['MATCHED', 'MISSING_IN_SYSTEM']);
  });

  it('thousands of rows of one reference take no longer than others', async () => {
    const rows = Array.from({ length: 10_000 }, (_, number) => ['', 'DH', '', DAY, String(number % 7)]);
    const transactions = Array.from({ length: 10_000 }, (_, number) =>
      transaction(number, { merchantRefId: 'DH', amount: number % 7 }),
    );
    const began = performance.now();
    const found = await compareFile(csv(headings, ...rows), { transactions });
    expect(found.result.outcomes.MATCHED.count).toBe(10_000);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('fees, statuses and refunds', () => {
  const headings = ['Mã GD', 'Ngày GD', 'Số tiền', 'Phí', 'Trạng thái', 'Loại'];
  const compare = (rows: string[][], refunds = true, system = {}) =>
    compareFile(
      csv(headings, ...rows),
      { transactions: [transaction(1), transaction(2)], ...system },
      refunds,
    );

  it('a fee alone differs as an amount', async () => {
    const found = await compare([
      ['TX1', DAY, '1000', '9', '', ''],
      ['TX2', DAY, '2000', '', '', ''],
    ]);
    expect(found.matched.get(0)).toMatchObject({
      outcome: 'AMOUNT_DIFFERS',
      differing: ['fee'],
      difference: 1,
    });
    expect(found.matched.get(1)).toMatchObject({ outcome: 'MATCHED' });
  });

  it.each([
    ['Thành công', 'SUCCESS', 'MATCHED'],
    ['Thành công', 'PARTIALLY_REFUNDED', 'MATCHED'],
    ['', 'OVERPAID', 'MATCHED'],
    ['', 'PENDING', 'STATUS_DIFFERS'],
    ['Thất bại', 'CANCELLED', 'MATCHED'],
    ['Thất bại', 'SUCCESS', 'STATUS_DIFFERS'],
    ['Đã hoàn tiền', 'REFUNDED', 'MATCHED'],
    ['Đã hoàn tiền', 'SUCCESS', 'STATUS_DIFFERS'],
    ['Đang xử lý', 'PROCESSING', 'MATCHED'],
    ['Giao dịch đảo', 'REVERSED', 'MATCHED'],
    ['Thành công', 'CHƯA_BIẾT', 'STATUS_DIFFERS'],
    ['không rõ', 'FAILED', 'MATCHED'],
  ])('%j of the file and %s of the portal: %s', async (said, status, outcome) => {
    const found = await compare([['TX1', DAY, '1000', '8', said, '']], true, {
      transactions: [transaction(1, { status })],
    });
    expect(found.matched.get(0)?.outcome).toBe(outcome);
  });

  it('a refund is compared with what went back', async () => {
    const rows = [
      ['TX1', DAY, '1000', '8', 'Thành công', 'Thanh toán'],
      ['TX1', DAY, '100', '', 'Thành công', 'Hoàn'],
      ['TX2', DAY, '-250', '', 'Thành công', 'Hoàn tiền'],
    ];
    const refunds = [refund(1), refund(2), refund(2, { id: 'RF2B', status: 'FAILED' }), refund(3)];
    const found = await compare(rows, true, { refunds });
    expect(outcomes(found)).toEqual(['MATCHED', 'MATCHED', 'AMOUNT_DIFFERS']);
    expect(found.matched.get(2)).toMatchObject({ difference: -50, system: { id: 'RF2' } });
    expect(found.missing.map(({ id }) => id)).toEqual(['TX2', 'RF3']);
    expect(found.result.outcomes.MISSING_IN_FILE).toMatchObject({ amount: 1700, difference: -1700 });
  });

  it('a line that stands for several partial refunds is matched with their sum', async () => {
    const part = (name: string, amount: number, more: Partial<SystemRefund> = {}) =>
      refund(1, { id: name, amount, ...more });
    const refunds = [part('RF1A', 100), part('RF1B', 200), part('RF1C', 50, { status: 'FAILED' })];
    const back = (id: string, amount: number) => [id, DAY, String(amount), '', 'Thành công', 'Hoàn'];
    const found = await compare([back('TX1', 300)], true, { refunds });
    expect(outcomes(found)).toEqual(['MATCHED']);
    expect(found.matched.get(0)).toMatchObject({ difference: 0, system: { amount: 300, parts: 2 } });
    expect(found.missing.filter(({ type }) => type === 'REFUND')).toEqual([]);

    // What a line of its own names is no part of the sum, and a sum that is another one is no match.
    const both = await compare([back('TX1', 350), back('TX1', 200)], true, {
      refunds: [part('RF1A', 100), part('RF1B', 200), part('RF1D', 250)],
    });
    expect(outcomes(both)).toEqual(['MATCHED', 'MATCHED']);
    expect(both.matched.get(0)).toMatchObject({ system: { parts: 2 } });
    const other = await compare([back('TX1', 299)], true, { refunds });
    expect(outcomes(other)).toEqual(['AMOUNT_DIFFERS']);
    expect(other.missing.filter(({ type }) => type === 'REFUND')).toHaveLength(1);
    // A line that names one refund by its own id is of that one alone.
    const own = await compare([back('RF1A', 300)], true, { refunds });
    expect(outcomes(own)).toEqual(['AMOUNT_DIFFERS']);
  });

  it('is left out where refunds could not be read, and not missed where the file has none', async () => {
    const without = await compare([['TX1', DAY, '100', '', '', 'Hoàn']], false);
    expect(without.result).toMatchObject({ compared: { count: 0 }, notCompared: { count: 1, amount: -100 } });
    const payments = await compareFile(csv(HEADINGS, line(1)), {
      transactions: [transaction(1)],
      refunds: [refund(1)],
    });
    expect(payments.missing).toEqual([]);
  });
});

/* Whatever the order of rows and columns and the writing of amounts and days, the same is found. */
const AMOUNTS: ((amount: number) => string)[] = [
  String,
  (amount) => `"${amount.toLocaleString('en-US')}"`,
  (amount) => amount.toLocaleString('vi-VN').replaceAll(',', '.'),
  (amount) => `"${amount.toLocaleString('vi-VN').replaceAll(',', '.')},00 ₫"`,
  (amount) => amount.toLocaleString('en-US').replaceAll(',', '\u00a0'),
  (amount) => String(amount).replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
];
const DAYS = [
  '01/11/2026',
  '1/11/2026',
  '2026-11-01',
  '20261101',
  '46327',
  '01-11-2026',
  '2026-11-01T00:00:00+07:00',
];
const FACTS = ['id', 'ref', 'day', 'amount', 'status'] as const;

it('the result is that of the content, not of its order or writing', async () => {
  const row = fc.record({
    number: fc.integer({ min: 1, max: 12 }),
    amount: fc.constantFrom(0, 999, 1000, 12_000, 1_234_567),
    status: fc.constantFrom('Thành công', 'Thất bại', 'đang xử lý'),
    by: fc.constantFrom('id', 'ref', 'both'),
  });
  const system = fc.record({
    number: fc.integer({ min: 1, max: 12 }),
    amount: fc.constantFrom(0, 999, 1000, 12_000, 1_234_567),
    status: fc.constantFrom('SUCCESS', 'FAILED', 'PENDING', 'REFUNDED'),
  });
  const writing = fc.record({
    order: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
    columns: fc.shuffledSubarray([...FACTS], { minLength: 5 }),
    styles: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
  });
  const names = { id: 'Mã GD', ref: 'Mã đơn hàng', day: 'Ngày', amount: 'Số tiền', status: 'Trạng thái' };
  const shuffled = <One>(all: readonly One[], by: readonly number[]) =>
    all
      .map((one, at) => [one, by[at % by.length] ?? 0] as const)
      .sort(([, a], [, b]) => a - b)
      .map(([one]) => one);
  const summary = async (
    rows: readonly { number: number; amount: number; status: string; by: string }[],
    transactions: SystemTransaction[],
    { order, columns, styles }: { order: number[]; columns: (typeof FACTS)[number][]; styles: number[] },
  ) => {
    const lines = shuffled(rows, order).map(({ number, amount, status, by }, at) => {
      const style = styles[at % styles.length] ?? 0;
      const facts = {
        ...{ id: by === 'ref' ? '' : `TX${number}`, ref: by === 'id' ? '' : `DH${number % 4}`, status },
        ...{ amount: AMOUNTS[style % AMOUNTS.length]?.(amount) ?? '', day: DAYS[style % DAYS.length] ?? '' },
      };
      return columns.map((name) => facts[name]);
    });
    const found = await compareFile(
      csv(
        columns.map((name) => names[name]),
        ...lines,
      ),
      {
        transactions: shuffled(transactions, styles),
      },
    );
    const pairs = [...found.matched.values()].map(({ outcome, system, differing, difference }) =>
      [outcome, system?.id, differing.join(), difference].join(' '),
    );
    return {
      result: found.result,
      faulty: found.checked.result.faulty,
      pairs: pairs.sort(),
      missing: found.missing,
    };
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 25 }),
      fc.uniqueArray(system, { selector: ({ number }) => number, maxLength: 12 }),
      ...([writing, writing] as const),
      async (rows, systems, one, other) => {
        const transactions = systems.map(({ number, amount, status }) =>
          transaction(number, { amount, status, merchantRefId: `DH${number % 4}` }),
        );
        const first = await summary(rows, transactions, one);
        expect(first.faulty).toBe(0);
        expect(await summary(rows, transactions, other)).toEqual(first);
        const { outcomes, compared } = first.result;
        const counted = Object.entries(outcomes).filter(([name]) => name !== 'MISSING_IN_FILE');
        expect(counted.reduce((sum, [, { count }]) => sum + count, 0)).toBe(compared.count);
        expect(compared.count).toBe(rows.length);
      },
    ),
    { numRuns: 80, seed: 20_261_101 },
  );
}, 120_000);
