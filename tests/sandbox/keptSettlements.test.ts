import { expect, it } from 'vitest';
import { settlementsOf } from '#sandbox/data/settlements.ts';
import { createTransactionStores } from '#sandbox/transactionStores.ts';
import { as, BUSINESS, clockedSandbox } from './kit.ts';

const HOUR = 3600;

/** The settlements of the second business at a given time, from a new ledger. */
function open() {
  const journal = { append: () => undefined } as never;
  const transactions = createTransactionStores({ now: () => 0, journal, rows: 3_600 }).open('1002');
  return (now: number) => settlementsOf(transactions, now);
}

it('cached settlements equal those of a new ledger, whichever way the clock moves', () => {
  const start = Date.UTC(2026, 10, 27, 1) / 1000;
  const kept = open();
  for (const hours of [0, 0.003, 0.5, 1, 7, 25, 26, 24, 3, 120, 119.99, 0]) {
    const now = Math.round(start + hours * HOUR);
    const all = kept(now);
    expect(all.length).toBeGreaterThan(100);
    expect(all, `after ${hours} h`).toEqual(open()(now));
  }
});

it('a reset discards a written note, although it also counts as a change of the payments', async () => {
  const { sandbox } = clockedSandbox();
  const path = `merchants/${BUSINESS}/settlements-v2`;
  const first = async () => (await (await as(sandbox, 'admin')).get(`${path}?pageSize=10`)).data.items[0];
  const row = await first();
  await (await as(sandbox, 'admin')).call('PUT', `${path}/${row.id}`, {
    id: row.id,
    note: 'Đã gọi ngân hàng',
  });
  expect((await first()).note).toBe('Đã gọi ngân hàng');
  sandbox.reset();
  expect(await first()).toEqual(row);
});
