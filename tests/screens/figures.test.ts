/*
 * One definition of every figure (docs/contract.md, "Figures"), for every list of the registry that has figures: under
 * any filters, the groups add up to the total of the list, and pressing a figure shows exactly its rows.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { refundedStatuses, transactionGroups } from '#app/api/statusGroups.ts';
import { getTransactionStatistic } from '#app/api/transactionDetail.ts';
import { listTransactions } from '#app/api/transactions.ts';
import { getVanStatistic, listVanChanges, type VanChange } from '#app/api/van.ts';
import { isLeftOut, otherOf, pressedStatuses, type Tally, tallyOf } from '#app/list/figures.ts';
import { type AnyFilter, type Filters, type FilterValues, filterQuery } from '#app/list/filters.ts';
import { createSandbox } from '#sandbox/api.ts';
import { storesOf } from '#sandbox/data/stores.ts';
import { NOW } from './kit.tsx';
import { FACTS, type ListFacts, registeredLists } from './lists.ts';
import { connect } from './schemas.kit.ts';

const api = createSandbox({ now: () => NOW, rows: 3000, verifyIdToken: async (userName) => ({ userName }) });
const lists = (await registeredLists()).flatMap(({ path, facts }) =>
  facts.figures ? [{ path, facts, figures: facts.figures }] : [],
);
const stores = storesOf('1001').map(({ id }) => id);
const RUNS = { numRuns: 30, seed: 20261120 };

beforeAll(() => connect(api, 'admin'));

it('finds the lists that have figures', () => {
  expect(lists.map(({ path }) => path).sort()).toEqual([
    '/merchant/approve-refund',
    '/merchant/refund',
    '/merchant/settlement',
    '/merchant/settlement-v2',
    '/merchant/transaction',
  ]);
});

/** Values of one filter, mostly none: nine filters at once match nothing and prove little. */
function valuesOf(filter: AnyFilter): fc.Arbitrary<unknown> {
  const seldom = (some: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant(filter.kind === 'choices' ? [] : filter.empty) }, some);
  switch (filter.kind) {
    case 'text':
      return seldom(fc.constantFrom('FT26', 'GD2611', 'nguyễn', 'không có'));
    case 'word':
      return seldom(fc.constantFrom('cashier', 'thungan02', 'nguyen', 'ai.do'));
    case 'choice':
      return seldom(fc.constantFrom(...filter.options.map(({ value }) => value)));
    case 'choices':
      return fc.oneof(
        fc.constant([]),
        fc.subarray(
          filter.options.map(({ value }) => value),
          { minLength: 1 },
        ),
      );
    case 'store':
      return seldom(fc.constantFrom(...stores));
    case 'group':
      return fc.constant(filter.empty);
    case 'period':
      return seldom(
        fc.constantFrom({ from: '2026-11-19', to: '2026-11-20' }, { from: '2026-11-15', to: '2026-11-15' }),
      );
    case 'amount':
      return seldom(fc.constantFrom({ min: 200_000 }, { max: 90_000 }, { min: 50_000, max: 1_000_000 }));
  }
}

/** Any filters of a list, in the path and query of a call. */
const questions = ({ definition: { filters } }: ListFacts) =>
  fc
    .record(Object.fromEntries(Object.entries(filters).map(([id, one]) => [id, valuesOf(one)])))
    .map((values) => {
      const store = Object.keys(filters).find((id) => filters[id]?.kind === 'store');
      const storeId = store && (values[store] as string | undefined);
      const query = filterQuery(filters, values as FilterValues<Filters>);
      return {
        scope: { merchantId: '1001', storeId },
        query,
        chosen: (values.status ?? []) as readonly string[],
      };
    });

type Question = Awaited<ReturnType<typeof questions>> extends fc.Arbitrary<infer Q> ? Q : never;

/** All rows that match the filters, and their totals. */
async function walked(facts: ListFacts, { scope, query }: Pick<Question, 'scope' | 'query'>) {
  const rows: { status: string; amount: number }[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await facts.list(scope, { ...query, page, pageSize: 1000 });
    // The figures of settlements sum up their net.
    for (const row of items as unknown as Record<string, never>[])
      rows.push({ status: row[facts.status] ?? '', amount: row.amount ?? row.net ?? 0 });
    if (items.length < 1000) {
      expect(rows).toHaveLength(total);
      return rows;
    }
  }
}

const tally = (rows: readonly { amount: number }[]): Tally => ({
  count: rows.length,
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
});

describe.each(lists)('the figures of $path', ({ facts, figures: { groups, parts, statistic } }) => {
  it('count no status twice', () => {
    const all = Object.values(groups).flat();
    expect(new Set(all).size).toBe(all.length);
    const filter = facts.definition.filters.status;
    const offered = filter?.kind === 'choices' ? filter.options.map(({ value }) => value) : [];
    expect(all.toSorted()).toEqual(offered.toSorted());
  });

  it('add up to the list, and each leads to exactly its rows', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(questions(facts), async (question) => {
        const rows = await walked(facts, question);
        if (rows.length > 0) found += 1;
        const said = await statistic(question.scope, question.query);
        expect({ count: said.count, amount: said.amount }).toEqual(tally(rows));

        const tallies = [...Object.values(groups).map((one) => tallyOf(said, one)), otherOf(said, groups)];
        expect(tallies.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
        expect(tallies.reduce((sum, { amount }) => sum + amount, 0)).toBe(said.amount);

        for (const statuses of [...Object.values(groups), ...Object.values(parts ?? {})]) {
          if (isLeftOut(question.chosen, statuses)) continue;
          const pressed = pressedStatuses(question.chosen, statuses);
          // The figure already covers the whole list: pressing it removes the filter.
          const status = pressed.length > 0 ? pressed : question.chosen;
          const led = await walked(facts, {
            ...question,
            query: { ...question.query, status: status.join() },
          });
          expect(tally(led)).toEqual(tallyOf(said, statuses));
        }
      }),
      RUNS,
    );
    // With eleven filters at once, fewer queries match anything.
    expect(found).toBeGreaterThan(5);
  });
});

it('net is successful - refunded - fees, of exactly the rows that match the filters', async () => {
  const facts = lists.find(({ path }) => path === '/merchant/transaction')?.facts as ListFacts;
  const net = (one: { net?: number | undefined }) => one.net ?? 0;
  let returned = 0;
  await fc.assert(
    fc.asyncProperty(questions(facts), async ({ scope, query }) => {
      const said = await getTransactionStatistic(scope, query);
      const success = tallyOf(said, transactionGroups.success).amount;
      expect(success - said.refunded.amount - said.fee).toBe(said.net);
      returned += said.refunded.amount;
      expect(tallyOf(said, refundedStatuses).count).toBeGreaterThanOrEqual(said.refunded.count);
      if (said.count > 1000) return;
      const { items } = await listTransactions(scope, { ...query, page: 1, pageSize: 1000 });
      expect(items.reduce((sum, row) => sum + net(row), 0)).toBe(said.net);
    }),
    RUNS,
  );
  expect(returned).toBeGreaterThan(0);
});

it('money in, money out and the matches of balance changes are those of exactly the rows that match the filters', async () => {
  const facts = FACTS.find(({ path }) => path === '/merchant/van-noti') as ListFacts;
  let found = 0;
  await fc.assert(
    fc.asyncProperty(questions(facts), async ({ scope, query }) => {
      const said = await getVanStatistic(scope, query);
      const items: VanChange[] = [];
      for (let page = 1; items.length < said.count; page += 1)
        items.push(...(await listVanChanges(scope, { ...query, page, pageSize: 1000 })).items);
      expect(items).toHaveLength(said.count);
      if (items.length > 0) found += 1;
      const of = (test: (row: VanChange) => boolean) => tally(items.filter(test));
      expect(said.in).toEqual(of(({ direction }) => direction === 'IN'));
      expect(said.out).toEqual(of(({ direction }) => direction === 'OUT'));
      expect(said.in.count + said.out.count).toBe(said.count);
      for (const [match, one] of Object.entries(said.byMatch))
        expect(one).toEqual(of((row) => row.match === match));
      for (const [ipn, one] of Object.entries(said.byIpn)) expect(one).toEqual(of((row) => row.ipn === ipn));
      expect(Object.values(said.byIpn).reduce((sum, { count }) => sum + count, 0)).toBe(said.count);
    }),
    RUNS,
  );
  expect(found).toBeGreaterThan(10);
});
