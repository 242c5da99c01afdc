import { beforeAll, describe, expect, it } from 'vitest';
import { settlementGroups, transactionGroups } from '#app/api/statusGroups.ts';
import { isDayOff, sessionsIn, workingDayAfter } from '#sandbox/data/workingDays.ts';
import { type Answer, as, BUSINESS, clockedSandbox, everyRow, LIST, NOON, type Wire } from './kit.ts';

const SETTLEMENTS = `merchants/${BUSINESS}/settlements`;
const DAY = 86_400;
/** Days since 1 January 2024, a Monday. */
const day = (iso: string) => (Date.parse(iso) - Date.UTC(2024, 0, 1)) / (DAY * 1000);

let get: (path: string) => Promise<Answer>;
let rows: Wire[];

beforeAll(async () => {
  ({ get } = await as(clockedSandbox({ rows: 100_000 }).sandbox, 'admin'));
  rows = await everyRow(get, SETTLEMENTS);
});

const sum = (name: string, of: readonly Wire[] = rows) => of.reduce((all, row) => all + row[name], 0);

describe('the calendar of payouts', () => {
  it('knows weekends and holidays', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-09-02'].map((one) => isDayOff(day(one)))).toEqual(
      [false, true, true, true],
    );
  });

  it('merges days off until the last one before a working day', () => {
    const [first, ...rest] = sessionsIn(day('2026-02-13'), day('2026-02-23'));
    // Friday, then the whole of Tết with the weekends around it, then Monday.
    expect(first).toEqual({ from: day('2026-02-13'), to: day('2026-02-13') });
    expect(rest).toEqual([
      { from: day('2026-02-14'), to: day('2026-02-22') },
      { from: day('2026-02-23'), to: day('2026-02-23') },
    ]);
  });

  it('counts working days alone', () => {
    expect(workingDayAfter(day('2026-11-20'), 1)).toBe(day('2026-11-23'));
    expect(workingDayAfter(day('2026-04-29'), 1)).toBe(day('2026-05-04'));
    expect(workingDayAfter(day('2026-11-19'), 2)).toBe(day('2026-11-23'));
  });
});

describe('settlements', () => {
  it('are about 180 in the first business, and some in the others', async () => {
    expect(rows.length).toBeGreaterThan(165);
    expect(rows.length).toBeLessThan(195);
    for (const other of ['1002', '1003'])
      expect((await everyRow(get, `merchants/${other}/settlements`)).length).toBeGreaterThan(5);
  });

  it('have one row a store and day T, each with another id', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const places = rows.map(({ storeId, transactionDay }) => `${storeId} ${transactionDay}`);
    expect(new Set(places).size).toBe(rows.length);
    expect(rows.some(({ period }) => /^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/.test(period))).toBe(true);
  });

  it('come out, or name what they are off by', () => {
    for (const { id, gross, refunds, fee, vat, adjustment, net, difference } of rows)
      expect(net - (gross - refunds - fee - vat + adjustment), id).toBe(difference);
    expect(rows.filter(({ difference }) => difference !== 0).length).toBeGreaterThan(2);
    expect(rows.some(({ adjustment }) => adjustment !== 0)).toBe(true);
  });

  it('say what the transactions of their store and days say', async () => {
    for (const { id, period, storeId, count, gross, refunds, fee } of rows) {
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

  it('meet every status of the contract over a few days, and one that nobody knows', async () => {
    const { sandbox, clock } = clockedSandbox({ rows: 500 });
    const met = new Set<string>();
    for (const hour of [2, 7, 9, 15]) {
      clock.at = NOON + (hour - 16) * 3600;
      // Another token each time: an hour is longer than one lives.
      for (const { status } of await everyRow((await as(sandbox, 'admin')).get, SETTLEMENTS)) met.add(status);
    }
    expect(
      [...Object.values(settlementGroups).flat(), 'PARTNER_REVIEW'].filter((one) => !met.has(one)),
    ).toEqual([]);
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
