import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankCandidates } from '#app/shared/sheet/candidates.ts';
import type { SystemPayment, SystemRefund } from '#app/shared/sheet/partners.ts';
import type { Tolerance } from '#app/shared/sheet/types.ts';
import { compareFile, csv, type SystemLists, systemRows } from './kit.ts';

/* Matching the rows of a file: cases as tables, and a property for rows in any order. */

const MORNING = Date.parse('2026-11-01T09:00:00+07:00') / 1000;
const DAY = '01/11/2026';
const transaction = (number: number, more: Partial<SystemPayment> = {}): SystemPayment => ({
  ...{ id: `TX${number}`, merchantRefId: `DH${number}`, bankRef: `FT${number}`, amount: number * 1000 },
  ...{ fee: number * 8, status: 'SUCCESS', createdAt: MORNING, paidAt: MORNING },
  ...{ storeId: 'S1', ...more },
});
const refund = (number: number, more: Partial<SystemRefund> = {}): SystemRefund => ({
  ...{ id: `RF${number}`, transactionId: `TX${number}`, merchantRefId: `DH${number}`, bankRef: undefined },
  ...{ amount: number * 100, status: 'SUCCESS', createdAt: MORNING, completedAt: MORNING, storeId: 'S1' },
  ...more,
});

interface Line {
  id?: string;
  order?: string;
  bank?: string;
  day?: string;
  amount: number | string;
  fee?: number;
  status?: string;
  type?: string;
  text?: string;
}
const HEADINGS = {
  id: 'Mã giao dịch',
  order: 'Mã đơn hàng',
  bank: 'Mã tham chiếu NH',
  day: 'Thời gian giao dịch',
  amount: 'Số tiền',
  fee: 'Phí',
  status: 'Trạng thái',
  type: 'Loại',
  text: 'Nội dung',
};
const NAMES = Object.keys(HEADINGS) as (keyof Line)[];
const file = (...lines: readonly Line[]) =>
  csv(
    NAMES.map((name) => HEADINGS[name]),
    ...lines.map((line) => NAMES.map((name) => String({ day: DAY, ...line }[name] ?? ''))),
  );
/** Results of the lines in order: outcome, partner, difference. */
async function results(lines: readonly Line[], system: SystemLists, options = {}) {
  const { matched, missing, result } = await compareFile(file(...lines), system, options);
  return {
    lines: lines.map((_, place) => {
      const { outcome, system: partner, difference = 0 } = matched.get(place) ?? {};
      return [outcome, partner?.id, difference];
    }),
    missing: missing.map(({ id }) => id),
    matched,
    result,
  };
}

describe('one line and one payment of 5.000 (TX5, DH5, FT5)', () => {
  const MISSING = 'MISSING_IN_SYSTEM';
  it.each<[string, Line, [string, string | undefined, number]]>([
    ['the id', { id: 'tx5', order: 'khác', amount: 5000 }, ['MATCHED', 'TX5', 0]],
    ['the order code', { order: 'dh5', amount: 5000 }, ['MATCHED', 'TX5', 0]],
    ['the bank reference', { bank: 'ft5', amount: 5000 }, ['MATCHED', 'TX5', 0]],
    ['the bank reference as the id of a bank file', { id: 'FT5', amount: 5000 }, ['MATCHED', 'TX5', 0]],
    ['the bank reference, other amount', { bank: 'FT5', amount: 4990 }, ['AMOUNT_DIFFERS', 'TX5', -10]],
    ['the order code, other amount', { order: 'DH5', amount: 5001 }, ['AMOUNT_DIFFERS', 'TX5', 1]],
    ['a fee that differs', { id: 'TX5', amount: 5000, fee: 41 }, ['FEE_DIFFERS', 'TX5', 0]],
    ['amount and fee', { id: 'TX5', amount: 4000, fee: 41 }, ['AMOUNT_DIFFERS', 'TX5', -1000]],
    ['no reference in common', { id: 'TX6', bank: 'FT6', amount: 5000 }, [MISSING, undefined, 5000]],
  ])('%s', async (_, line, expected) => {
    const { lines, missing } = await results([line], { transactions: [transaction(5)] });
    expect(lines).toEqual([expected]);
    expect(missing).toEqual(expected[1] ? [] : ['TX5']);
  });

  it.each<[string, Line, string | undefined]>([
    ['its text names the order', { bank: 'FT1', amount: 5000, text: 'CK DH20260005 cam on' }, 'TX5'],
    ['the bank has left signs out', { bank: 'FT1', amount: 5000, text: 'ck dh2026-0005' }, 'TX5'],
    ['the amount differs', { bank: 'FT1', amount: 4000, text: 'DH20260005' }, 'TX5'],
    ['it names another', { bank: 'FT1', amount: 5000, text: 'DH20260006' }, undefined],
    ['its own order code says otherwise', { order: 'DH1', amount: 5000, text: 'DH20260005' }, undefined],
  ])('a line without a reference in common: %s', async (_, line, partner) => {
    const transactions = [transaction(5, { merchantRefId: 'DH-2026-0005', bankRef: undefined })];
    expect((await results([line], { transactions })).lines[0]?.[1]).toBe(partner);
  });
});

describe('several lines or payments of one reference', () => {
  const paid = (...amounts: readonly number[]) =>
    amounts.map((amount, place) =>
      transaction(1, { id: `P${place}`, merchantRefId: 'DH', bankRef: undefined, amount, fee: undefined }),
    );
  it.each<[string, Line[], number[], string[]]>([
    ['an order paid in parts is one line', [{ order: 'DH', amount: 3000 }], [1000, 2000], ['MATCHED']],
    ['another sum is no match', [{ order: 'DH', amount: 2999 }], [1000, 2000], ['AMOUNT_DIFFERS']],
    [
      'two transfers of one payment',
      [
        { order: 'DH', bank: 'A', amount: 1000 },
        { order: 'DH', bank: 'B', amount: 2000 },
      ],
      [3000],
      ['MATCHED', 'MATCHED'],
    ],
    [
      'the same line twice is no sum',
      [
        { order: 'DH', amount: 1000 },
        { order: 'DH', amount: 1000 },
      ],
      [2000],
      ['AMOUNT_DIFFERS', 'DUPLICATE'],
    ],
    [
      'a second payment with an id of its own',
      [
        { id: 'P0', order: 'DH', amount: 1000 },
        { id: 'X', order: 'DH', amount: 1000 },
      ],
      [1000],
      ['MATCHED', 'MISSING_IN_SYSTEM'],
    ],
    [
      'a second payment with a bank reference of its own',
      [
        { order: 'DH', bank: 'A', amount: 1000 },
        { order: 'DH', bank: 'B', amount: 1000 },
      ],
      [1000],
      ['MATCHED', 'MISSING_IN_SYSTEM'],
    ],
  ])('%s', async (_, lines, amounts, expected) => {
    const found = await results(lines, { transactions: paid(...amounts) });
    expect(found.lines.map(([outcome]) => outcome)).toEqual(expected);
    if (!expected.includes('AMOUNT_DIFFERS')) expect(found.missing).toEqual([]);
  });

  it('an order with several attempts is matched with the one that fits best', async () => {
    const tries = [
      transaction(1, { id: 'A', merchantRefId: 'DH', status: 'FAILED', amount: 5000 }),
      transaction(2, { id: 'B', merchantRefId: 'DH', amount: 5000 }),
      transaction(3, { id: 'C', merchantRefId: 'DH', status: 'FAILED', amount: 4000 }),
    ];
    const find = async (amount: number) =>
      (await results([{ order: 'DH', amount }], { transactions: tries })).lines[0]?.slice(0, 2);
    expect(await find(5000)).toEqual(['MATCHED', 'B']);
    expect(await find(4000)).toEqual(['STATUS_DIFFERS', 'C']);
  });

  it('thousands of rows with one reference are as fast as others', async () => {
    const lines = Array.from({ length: 10_000 }, (_, number) => ({ order: 'DH', amount: number % 7 }));
    const transactions = lines.map(({ amount }, number) =>
      transaction(number, { merchantRefId: 'DH', amount }),
    );
    expect((await results(lines, { transactions })).result.outcomes.MATCHED.count).toBe(10_000);
  });
});

describe('statuses and refunds', () => {
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
    const found = await results([{ id: 'TX1', amount: 1000, status: said }], {
      transactions: [transaction(1, { status })],
    });
    expect(found.lines[0]?.[0]).toBe(outcome);
  });

  const back = (id: string, amount: number | string): Line => ({ id, amount, type: 'Hoàn' });
  const parts = [refund(1, { id: 'RFA', amount: 100 }), refund(1, { id: 'RFB', amount: 200 })];
  it.each<[string, Line[], SystemRefund[], string[]]>([
    [
      'what went back',
      [back('TX1', 100), back('TX2', '-250')],
      [refund(1), refund(2)],
      ['MATCHED', 'AMOUNT_DIFFERS'],
    ],
    ['the sum of partial refunds', [back('TX1', 300)], parts, ['MATCHED']],
    ['one that is named is no part of a sum', [back('RFA', 300)], parts, ['AMOUNT_DIFFERS']],
    [
      'what another line names is no part either',
      [back('TX1', 350), back('TX1', 200)],
      [...parts, refund(1, { id: 'RFC', amount: 250 })],
      ['MATCHED', 'MATCHED'],
    ],
  ])('a refund is compared with %s', async (_, lines, refunds, expected) => {
    const found = await results(lines, { transactions: [transaction(1), transaction(2)], refunds });
    expect(found.lines.map(([outcome]) => outcome)).toEqual(expected);
  });

  it('refunds are left out if they could not be read, and not missing if the file has none', async () => {
    const without = await results([back('TX1', 100)], {}, { refunds: false });
    expect(without.result).toMatchObject({ compared: { count: 0 }, notCompared: { count: 1, amount: -100 } });
    const bytes = csv(['Mã giao dịch', 'Ngày GD', 'Số tiền'], ['TX1', DAY, '1000']);
    const payments = await compareFile(bytes, { transactions: [transaction(1)], refunds: [refund(1)] });
    expect(payments.missing).toEqual([]);
  });
});

describe('tolerances', () => {
  const fee = (value: number, unit: Tolerance['unit'] = 'dong', field: Tolerance['field'] = 'amount') => ({
    ...{ name: 'Phí ngân hàng', field, value, unit },
  });
  it.each<[string, Line, Tolerance[], string, number]>([
    ['up to so many dong', { bank: 'FT100', amount: 98_900 }, [fee(1100)], 'MATCHED', -1100],
    ['and no dong more', { bank: 'FT100', amount: 98_899 }, [fee(1100)], 'AMOUNT_DIFFERS', -1101],
    ['up to so many percent', { bank: 'FT100', amount: 100_500 }, [fee(0.5, 'percent')], 'MATCHED', 500],
    ['and no more percent', { bank: 'FT100', amount: 100_501 }, [fee(0.5, 'percent')], 'AMOUNT_DIFFERS', 501],
    ['of a fee', { bank: 'FT100', amount: 100_000, fee: 801 }, [fee(1, 'dong', 'fee')], 'MATCHED', 0],
    ['not of a fee', { bank: 'FT100', amount: 100_000, fee: 801 }, [fee(1100)], 'FEE_DIFFERS', 0],
  ])('a difference may be %s', async (_, line, tolerances, outcome, difference) => {
    const found = await results([line], { transactions: [transaction(100)] }, { tolerances });
    expect(found.lines).toEqual([[outcome, 'TX100', difference]]);
    expect(found.matched.get(0)?.allowed).toEqual(outcome === 'MATCHED' ? ['Phí ngân hàng'] : undefined);
    expect(found.result.difference).toBe(difference);
  });

  it('rows of other stores are not missing in the file of one store', async () => {
    const transactions = [
      transaction(1),
      transaction(2),
      transaction(3, { storeId: 'S2', storeName: 'Huế' }),
    ];
    const all = await results([{ id: 'TX1', amount: 1000 }], { transactions });
    expect(all.missing).toEqual(['TX2', 'TX3']);
    expect(all.result.stores).toEqual([
      { id: 'S1', name: 'S1', named: 1, lacking: 1 },
      { id: 'S2', name: 'Huế', named: 0, lacking: 1 },
    ]);
    const one = await results([{ id: 'TX1', amount: 1000 }], { transactions }, { storeId: 'S1' });
    expect(one.missing).toEqual(['TX2']);
    expect(one.result).toMatchObject({ system: { count: 2, amount: 3000 }, stores: all.result.stores });
  });
});

it('the figures of all outcomes add up to the file minus the portal', async () => {
  const { result, missing } = await results(
    [
      { id: 'TX1', amount: 1000 },
      { id: 'TX2', amount: 2500 },
      { id: 'TX5', amount: 5000 },
      { id: 'TX7', amount: 7000 },
      { id: 'TX3', amount: 3000 },
      { id: 'TX3', amount: 3000 },
      { id: 'TX4', amount: 4000, fee: 40 },
      { id: 'TX9', amount: 'x' },
    ],
    {
      transactions: [
        ...[1, 2, 3, 4, 9].map((number) => transaction(number)),
        transaction(5, { status: 'FAILED' }),
        transaction(6, { status: 'PENDING' }),
        transaction(8, { paidAt: MORNING + 86_400 }),
      ],
    },
  );
  expect(result.outcomes).toEqual({
    MATCHED: { count: 2, amount: 4000, difference: 0 },
    AMOUNT_DIFFERS: { count: 1, amount: 2500, difference: 500 },
    FEE_DIFFERS: { count: 1, amount: 4000, difference: 8 },
    STATUS_DIFFERS: { count: 1, amount: 5000, difference: 0 },
    MISSING_IN_SYSTEM: { count: 1, amount: 7000, difference: 7000 },
    MISSING_IN_FILE: { count: 1, amount: 9000, difference: -9000 },
    DUPLICATE: { count: 1, amount: 3000, difference: 3000 },
  });
  expect(result).toMatchObject({
    ...{ compared: { count: 7, amount: 25_500 }, notCompared: { count: 1 } },
    ...{ system: { count: 6, amount: 24_000 }, difference: 1500, over: 10_500, short: 9000 },
  });
  expect(result.oldest).toBe(Date.parse('2026-11-01T00:00:00+07:00') / 1000);
  expect(missing.map((id) => id)).toEqual(['TX9']);
});

describe('candidates for an unmatched line', () => {
  const line = {
    type: 'PAYMENT',
    bankRef: 'FT9',
    merchantRefId: 'DH9',
    amount: 5000,
    time: MORNING,
  } as const;
  const rows = systemRows({
    transactions: [
      transaction(1, { id: 'STRANGER', amount: 5000, storeId: 'S2' }),
      transaction(2, { id: 'FREE', amount: 5000, merchantRefId: '', bankRef: '', paidAt: MORNING + 3600 }),
      transaction(3, {
        id: 'TRUE',
        bankRef: 'FT9',
        merchantRefId: '',
        amount: 4000,
        paidAt: MORNING - 86_400,
      }),
      transaction(4, { id: 'MIXED', bankRef: 'FT9', amount: 5000 }),
    ],
    refunds: [refund(1, { bankRef: 'FT9' })],
  });
  it('are ranked by reference before amount and time, with reasons for and against', () => {
    const found = rankCandidates(line, 'CK don DH9', rows);
    expect(
      found.map(({ system, reasons, against, isSure }) => [system.id, isSure, [...reasons], [...against]]),
    ).toEqual([
      ['MIXED', false, ['bankRef', 'amount', 'time'], ['merchantRefId']],
      ['TRUE', true, ['bankRef'], []],
      ['FREE', false, ['amount', 'day'], []],
      ['STRANGER', false, ['amount', 'time'], ['merchantRefId', 'bankRef']],
    ]);
  });
});

it('the result depends on content, not on the order of rows', async () => {
  const amount = fc.constantFrom(0, 999, 1000, 12_000, 1_234_567);
  const line = fc.record({
    number: fc.integer({ min: 1, max: 12 }),
    amount,
    status: fc.constantFrom('Thành công', 'Thất bại', 'đang xử lý'),
    by: fc.constantFrom('id', 'order', 'both', 'bank'),
  });
  const payment = fc.record({
    number: fc.integer({ min: 1, max: 12 }),
    amount,
    status: fc.constantFrom('SUCCESS', 'FAILED', 'PENDING', 'REFUNDED'),
  });
  const places = fc.array(fc.nat(), { minLength: 30, maxLength: 30 });
  const shuffled = <One>(all: readonly One[], by: readonly number[]) =>
    all
      .map((one, at) => [one, by[at % by.length] ?? 0] as const)
      .sort(([, a], [, b]) => a - b)
      .map(([one]) => one);
  const summary = async (lines: readonly Line[], transactions: SystemPayment[], order: number[]) => {
    const found = await results(shuffled(lines, order), { transactions: shuffled(transactions, order) });
    const matched = [...found.matched.values()];
    return {
      result: found.result,
      pairs: matched
        .map(({ outcome, system, differing, difference }) =>
          [outcome, system?.id, differing.join(), difference].join(' '),
        )
        .sort(),
      partners: matched.flatMap(({ system, lines }) => (system && lines === undefined ? [system.id] : [])),
      missing: found.missing,
    };
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 25 }),
      fc.uniqueArray(payment, { selector: ({ number }) => number, maxLength: 12 }),
      places,
      places,
      async (all, payments, one, other) => {
        const transactions = payments.map(({ number, ...facts }) =>
          transaction(number, { ...facts, merchantRefId: `DH${number % 4}`, bankRef: `FT${number % 5}` }),
        );
        const lines = all.map(({ number, by, ...facts }) => ({
          ...facts,
          ...((by === 'id' || by === 'both') && { id: `TX${number}` }),
          ...((by === 'order' || by === 'both') && { order: `DH${number % 4}` }),
          ...(by === 'bank' && { bank: `FT${number % 5}` }),
        }));
        const first = await summary(lines, transactions, one);
        expect(await summary(lines, transactions, other)).toEqual(first);
        const { outcomes, compared, system, difference, over, short } = first.result;
        const counted = Object.entries(outcomes);
        const ofFile = counted.filter(([name]) => name !== 'MISSING_IN_FILE');
        const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
        // Every row of the file has one outcome, and is counted once.
        expect(sum(ofFile.map(([, { count }]) => count))).toBe(lines.length);
        expect(sum(ofFile.map(([, { amount }]) => amount))).toBe(compared.amount);
        // The differences add up, and so do `over` and `short`.
        expect(sum(counted.map(([, tally]) => tally.difference))).toBe(difference);
        expect(compared.amount - system.amount).toBe(difference);
        expect(over - short).toBe(difference);
        // No portal row is in two matches, except where several lines add up to it.
        expect(new Set(first.partners).size).toBe(first.partners.length);
        expect(first.missing.some((id) => first.partners.includes(id))).toBe(false);
      },
    ),
    { numRuns: 80, seed: 20_261_101 },
  );
}, 120_000);
