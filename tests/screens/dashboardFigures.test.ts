/* Every figure of the dashboard equals the content of the list it links to, for any days and store. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { transactionGroups as groups, refundedStatuses } from '#app/api/statusGroups.ts';
import { getTransactionOverview } from '#app/api/transactionOverview.ts';
import { listTransactions } from '#app/api/transactions.ts';
import { listQuery, pickedStore, readAddress } from '#app/list/address.ts';
import { tallyOf } from '#app/list/figures.ts';
import { spanOf } from '#app/screens/dashboard/definition.ts';
import { type DashboardView, listHref, TRANSACTIONS } from '#app/screens/dashboard/view.ts';
import { transactionsDefinition } from '#app/screens/transactions/definition.ts';
import { createSandbox } from '#sandbox/api.ts';
import { storesOf } from '#sandbox/data/stores.ts';
import { NOW } from './kit.tsx';
import { connect } from './schemas.kit.ts';

const api = createSandbox({ now: () => NOW, rows: 3000, verifyIdToken: async (userName) => ({ userName }) });
beforeAll(() => connect(api, 'admin'));

const day = fc.integer({ min: 14, max: 20 }).map((date) => `2026-11-${date}`);
const views = fc
  .record({
    days: fc.tuple(day, day),
    store: fc.option(fc.constantFrom(...storesOf('1001').map(({ id }) => id))),
  })
  .map(({ days, store }) => {
    const [from = '', to = ''] = days.toSorted();
    return { days: { from, to }, values: { store: store ?? undefined } } as DashboardView;
  });

/** Number of rows in the list at an address, queried as its screen does. */
async function listed(href: string): Promise<number> {
  const address = readAddress(transactionsDefinition, new URL(href, 'http://portal').searchParams);
  const scope = { merchantId: '1001', storeId: pickedStore(transactionsDefinition, address.values) };
  return (await listTransactions(scope, { ...listQuery(transactionsDefinition, address), pageSize: 1 }))
    .total;
}

it('2,000 figures under random filters equal the lists they link to', async () => {
  let compared = 0;
  let found = 0;
  await fc.assert(
    fc.asyncProperty(views, async (view) => {
      const scope = { merchantId: '1001', storeId: view.values.store };
      const span = spanOf(view.days, NOW);
      const success = groups.success.join(',');
      const [all, paid] = await Promise.all([
        getTransactionOverview(scope, span),
        getTransactionOverview(scope, { ...span, status: success }),
      ]);
      const figures: [count: number, narrowed: Record<string, string>][] = [
        [all.count, {}],
        ...Object.values(groups).map((statuses): [number, Record<string, string>] => [
          tallyOf(all, statuses).count,
          { status: statuses.join(',') },
        ]),
        [tallyOf(all, refundedStatuses).count, { status: refundedStatuses.join(',') }],
        ...Object.entries(all.byStatus).map(([status, { count }]): [number, Record<string, string>] => [
          count,
          { status },
        ]),
        ...Object.entries(paid.byMethod ?? {}).map(
          ([method, { count }]): [number, Record<string, string>] => [count, { status: success, method }],
        ),
        ...Object.entries(paid.byStore ?? {}).map(([store, { count }]): [number, Record<string, string>] => [
          count,
          { status: success, store },
        ]),
      ];
      for (const [count, narrowed] of figures) {
        // An unknown status has no filter, so its bar has no link.
        if (narrowed.status && !known.has(narrowed.status.split(',')[0] ?? '')) continue;
        expect(await listed(listHref(view, TRANSACTIONS, narrowed)), JSON.stringify(narrowed)).toBe(count);
        compared += 1;
        if (count > 0) found += 1;
      }
    }),
    { numRuns: 120, seed: 20261120 },
  );
  expect(compared).toBeGreaterThanOrEqual(2000);
  expect(found).toBeGreaterThan(1600);
});

const known = new Set<string>(Object.values(groups).flat());
