import { describe, expect, it } from 'vitest';
import { transactionGroups } from '#app/api/statusGroups.ts';
import { as, clockedSandbox, type Wire } from './kit.ts';
import { approve, ask as askRefund, pay, requestIdOf } from './refundKit.ts';

/*
 * Every list, statistic and settlement must agree, because all of them show the same entries. Both settlements are based
 * on the day in Vietnam on which the money came.
 */

const M = 'merchants/1001';
const SUCCESS = `status=${transactionGroups.success.join(',')}`;
const DAY = 86_400;
const startOf = (day: string) => Date.parse(`${day}T00:00:00+07:00`) / 1000;
const isoDay = (at: number) => new Date((at + 7 * 3600) * 1000).toISOString().slice(0, 10);
const sumOf = (rows: Wire[], field: string) => rows.reduce((sum, row) => sum + (row[field] ?? 0), 0);

/** Pseudo-random numbers below 2^32, the same in every run. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

type Person = Awaited<ReturnType<typeof as>>;

/** Each list and statistic of a store for a period, as far as the user may read them. */
async function viewsOf(person: Person, storeId: string, from: number, to: number) {
  const limited = person.session.storeId;
  const place = limited ? `${M}/store/${limited}` : M;
  const query = `storeId=${storeId}&from=${from}&to=${to}`;
  const get = async (path: string) => (await person.get(path)).data;
  // A forbidden list counts as empty.
  const list = async (path: string): Promise<Wire[]> => (await get(`${path}&pageSize=1000`))?.items ?? [];
  const paid = `timeField=paidAt&${SUCCESS}`;
  return {
    rows: await list(`${place}/order/transactions?${query}&${paid}`),
    statistic: await get(`${place}/order/transactions/statistic?${query}&${paid}`),
    settlements: await list(`${place}/settlements?${query}`),
    v2: (await list(`${M}/settlements-v2?${query}`)).filter((row) => row.storeId === storeId),
    van: await list(`van-balance-changes/1001${limited ? `/store/${limited}` : ''}?${query}&direction=IN`),
    vanRows: await list(`${place}/order/transactions?${query}&timeField=paidAt&method=VAN`),
  };
}

function expectOneTruth({ rows, statistic, v2 }: Awaited<ReturnType<typeof viewsOf>>) {
  const sums = { count: rows.length, amount: sumOf(rows, 'amount'), fee: sumOf(rows, 'fee') };
  expect(statistic).toMatchObject(sums);
  expect(statistic.net).toBe(sums.amount - sums.fee - statistic.refunded.amount);
  const counted = Object.values(statistic.byStatus as Record<string, Wire>);
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(statistic.count);
  for (const row of v2)
    expect([row.count, row.gross, row.fee, row.net]).toEqual([
      sums.count,
      sums.amount,
      sums.fee,
      sums.amount - sums.fee,
    ]);
}

describe('the ledger', () => {
  it('agrees for a hundred stores and days, for each user who may read them', async () => {
    const { sandbox, clock } = clockedSandbox({ rows: 20_000 });
    const stores = (await (await as(sandbox, 'admin')).get(`${M}/stores?pageSize=100`)).data.items;
    const pick = numbers(7);
    let settled = 0;
    for (let turn = 0; turn < 100; turn += 1) {
      const who = ['admin', 'manager', 'cashier'][turn % 3]!;
      const person = await as(sandbox, who);
      const storeId = person.session.storeId ?? stores[pick.next().value! % stores.length].id;
      const day = isoDay(clock.at - (1 + (pick.next().value! % 16)) * DAY);
      const from = startOf(day);
      const views = await viewsOf(person, storeId, from, from + DAY - 1);
      expectOneTruth(views);
      settled += views.v2.length;

      const own = views.van.filter((line) => line.match !== 'UNMATCHED' && line.match !== 'DUPLICATE');
      const orders = new Map(views.vanRows.map((row) => [row.merchantRefId, row.amount]));
      for (const line of own.filter((line) => orders.has(line.matchedRefId)))
        expect(line.amount, `${line.id} of ${line.matchedRefId}`).toBe(orders.get(line.matchedRefId));
    }
    expect(settled).toBeGreaterThan(30);
  });

  it('settles every store, and a period is exactly its payments', async () => {
    const { sandbox } = clockedSandbox({ rows: 20_000 });
    const person = await as(sandbox, 'manager');
    const all = (await person.get(`${M}/settlements?pageSize=1000`)).data.items as Wire[];
    expect(new Set(all.map(({ storeId }) => storeId)).size).toBe(23);
    const pick = numbers(11);
    for (let turn = 0; turn < 40; turn += 1) {
      const row = all[pick.next().value! % all.length];
      const [first, last = first] = row.period.split('/');
      expect(first.slice(0, 7), row.period).toBe(last.slice(0, 7));
      const query = `storeId=${row.storeId}&from=${startOf(first)}&to=${startOf(last) + DAY - 1}`;
      const { data } = await person.get(
        `${M}/order/transactions/statistic?${query}&timeField=paidAt&${SUCCESS}`,
      );
      expect([data.count, data.amount, data.refunded.amount, data.fee]).toEqual([
        row.count,
        row.gross,
        row.refunds,
        row.fee,
      ]);
      const rows = await person.get(
        `${M}/order/transactions?${query}&timeField=paidAt&${SUCCESS}&pageSize=1000`,
      );
      for (const { settlementId } of rows.data.items as Wire[]) expect(settlementId).toBe(row.id);
      const { gross, refunds, fee, vat, adjustment, difference, net } = row;
      expect(net).toBe(gross - refunds - fee - vat + adjustment + difference);
    }
  });

  it('adds up by month as by day', async () => {
    const { sandbox } = clockedSandbox({ rows: 100_000 });
    const person = await as(sandbox, 'manager');
    for (const month of [6, 7, 8, 9, 10]) {
      const from = Date.UTC(2026, month - 1, 1, -7) / 1000;
      const to = Date.UTC(2026, month, 1, -7) / 1000 - 1;
      const ask = async (first: number, last: number) =>
        (await person.get(`${M}/order/transactions/statistic?from=${first}&to=${last}&timeField=paidAt`))
          .data;
      const whole = await ask(from, to);
      let [count, amount, fee] = [0, 0, 0];
      for (let day = from; day < to; day += DAY) {
        const part = await ask(day, Math.min(day + DAY - 1, to));
        count += part.count;
        amount += part.amount;
        fee += part.fee;
      }
      expect([count, amount, fee]).toEqual([whole.count, whole.amount, whole.fee]);
      const groups = Object.values(whole.byStatus as Record<string, Wire>);
      expect(groups.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole.amount);
    }
  });
});

describe('what a till takes', () => {
  it('is in every list, is settled, and can be refunded', async () => {
    const { sandbox, clock } = clockedSandbox({ rows: 2000 });
    const cashier = await as(sandbox, 'cashier');
    const manager = await as(sandbox, 'manager');
    const storeId = cashier.session.storeId as string;
    const before = (
      await manager.get(
        `${M}/order/transactions/statistic?storeId=${storeId}&from=${startOf(isoDay(clock.at))}&timeField=paidAt`,
      )
    ).data;

    const sell = async (amount: number, merchantRefId: string) => {
      const order = {
        ...{ merchantId: '1001', storeId, merchantRefId, amount, method: 'QR', expiresIn: 300 },
        description: merchantRefId.replace('-', ' '),
      };
      return (await pay(cashier, 'payment/payment-request', order)).data.id as string;
    };
    const ids = [await sell(220_000, 'T-1'), await sell(150_001, 'T-2'), await sell(90_002, 'T-3')];
    clock.at += 15;
    const [whole, short, over] = await Promise.all(
      ids.map(async (id) => (await cashier.call('POST', 'payment/payment-status', { id })).data),
    );
    expect([whole.paidAmount, short.paidAmount, over.paidAmount]).toEqual([220_000, 135_000, 100_002]);
    expect(short.transactionId).toBeDefined();

    const list = (await manager.get(`${M}/order/transactions?source=WEBPOS&pageSize=10`)).data
      .items as Wire[];
    expect(
      list.slice(0, 3).map(({ merchantRefId, status, amount }) => [merchantRefId, status, amount]),
    ).toEqual([
      ['T-3', 'OVERPAID', 100_002],
      ['T-2', 'UNDERPAID', 135_000],
      ['T-1', 'SUCCESS', 220_000],
    ]);
    const found = (await manager.get(`${M}/order/transactions?keyword=T-2`)).data.items as Wire[];
    expect(found.map(({ id }) => id)).toEqual([short.transactionId]);

    const after = (
      await manager.get(
        `${M}/order/transactions/statistic?storeId=${storeId}&from=${startOf(isoDay(clock.at))}&timeField=paidAt`,
      )
    ).data;
    expect(after.amount - before.amount).toBeGreaterThanOrEqual(455_002);
    const lines = (await manager.get(`van-balance-changes/1001?storeId=${storeId}&pageSize=20`)).data.items;
    expect(
      ['T-1', 'T-2', 'T-3'].map((order) => lines.find((line: Wire) => line.matchedRefId === order)),
    ).toMatchObject([
      { amount: 220_000, match: 'MATCHED' },
      { amount: 135_000, match: 'UNDER' },
      { amount: 100_002, match: 'OVER' },
    ]);

    for (const sale of [whole, short]) {
      const { data } = await manager.get(`${M}/order/transactions/${sale.transactionId}`);
      expect(data.summary.refundable).toBe(sale.paidAmount);
      expect(data.detail).not.toHaveProperty('refundStatus');
    }
    const admin = await as(sandbox, 'admin');
    for (const { transactionId } of [whole, short]) {
      const refund = await askRefund(admin, { id: transactionId }, { amount: 20_000 });
      expect(refund.status).toBe(200);
      await approve(manager, requestIdOf(refund.data.id));
    }
    clock.at += 400;
    for (const { transactionId, paidAmount } of [whole, short]) {
      const { summary, refunds } = (await manager.get(`${M}/order/transactions/${transactionId}`)).data;
      expect(refunds).toHaveLength(1);
      const back = refunds[0].status === 'SUCCESS' ? 20_000 : 0;
      expect([summary.refunded, summary.refundable]).toEqual([back, paidAmount - back]);
    }
    // A refunded underpayment is still no sale: it has no fee and is not settled.
    const part = (await manager.get(`${M}/order/transactions?keyword=T-2`)).data.items[0];
    expect([part.status, part.fee]).toEqual(['UNDERPAID', 0]);

    clock.at += 2 * DAY;
    const day = isoDay(whole.paidAt);
    const views = await viewsOf(await as(sandbox, 'manager'), storeId, startOf(day), startOf(day) + DAY - 1);
    expectOneTruth(views);
    expect(views.v2).toHaveLength(1);
    expect(views.rows.map(({ merchantRefId }) => merchantRefId)).toEqual(
      expect.arrayContaining(['T-1', 'T-3']),
    );
  });
});
