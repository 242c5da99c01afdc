import { beforeAll, describe, expect, it } from 'vitest';
import { transactionGroups } from '#app/api/statusGroups.ts';
import { type Answer, as, BUSINESS, clockedSandbox, everyRow, LIST, type Wire } from './kit.ts';

const SETTLEMENTS = `merchants/${BUSINESS}/settlements`;
const DAY = 86_400;

let get: (path: string) => Promise<Answer>;
let rows: Wire[];

beforeAll(async () => {
  ({ get } = await as(clockedSandbox({ rows: 100_000 }).sandbox, 'admin'));
  rows = await everyRow(get, SETTLEMENTS);
});

const sum = (name: string, of: readonly Wire[] = rows) => of.reduce((all, row) => all + row[name], 0);

describe('settlements', () => {
  it('come out, or name what they are off by', () => {
    for (const { id, gross, refunds, fee, vat, adjustment, net, difference } of rows)
      expect(net - (gross - refunds - fee - vat + adjustment), id).toBe(difference);
    expect(rows.filter(({ difference }) => difference !== 0).length).toBeGreaterThan(2);
    expect(rows.some(({ adjustment }) => adjustment !== 0)).toBe(true);
  });

  it('say what the transactions of their store and days say', async () => {
    // A prime: every store and every weekday are met.
    const some = rows.filter((_, place) => place % 7 === 0);
    for (const { id, period, storeId, count, gross, refunds, fee } of some) {
      const [from = '', to = from] = period.split('/');
      const query = new URLSearchParams({
        from: String(Date.parse(from) / 1000 - 7 * 3600),
        to: String(Date.parse(to) / 1000 - 7 * 3600 + DAY - 1),
        timeField: 'paidAt',
        status: transactionGroups.success.join(),
      });
      const path = LIST.replace(BUSINESS, `${BUSINESS}/store/${storeId}`);
      const { data } = await get(`${path}/statistic?${query}`);
      expect([data.count, data.amount, data.refunded.amount, data.fee], id).toEqual([
        count,
        gross,
        refunds,
        fee,
      ]);
    }
  });

  it('are summed up under the filters of the list', async () => {
    const { data } = await get(`${SETTLEMENTS}/summary`);
    expect(data.count).toBe(rows.length);
    for (const name of ['gross', 'refunds', 'fee', 'vat', 'adjustment', 'net'])
      expect(data[name], name).toBe(sum(name));
    const off = rows.filter(({ difference }) => difference !== 0);
    expect(data.difference).toEqual({ count: off.length, amount: sum('difference', off) });
    const differing = (await get(`${SETTLEMENTS}?differs=true&pageSize=1000`)).data.items;
    expect(differing.map(({ id }: Wire) => id).sort()).toEqual(off.map(({ id }) => id).sort());
  });

  it('are found by their id, and shown to those who may see them', async () => {
    const [{ id }] = rows;
    expect((await get(`${SETTLEMENTS}?keyword=${id}`)).data.items.map((row: Wire) => row.id)).toEqual([id]);
    const { sandbox } = clockedSandbox();
    for (const [who, status] of [
      ['operator', 200],
      ['auditor', 200],
      ['limited', 403],
      ['cashier', 403],
    ] as const)
      expect((await (await as(sandbox, who)).get(SETTLEMENTS)).status, who).toBe(status);
  });
});
