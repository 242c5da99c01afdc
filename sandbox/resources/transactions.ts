import { factsOf, STATUS_GROUPS } from '../data/facts.ts';
import { slotOf } from '../data/ledger.ts';
import { refundsAt } from '../data/refunds.ts';
import { type Transaction, timelineOf, transactionOf } from '../data/transactions.ts';
import { invalid, notFound } from '../errors.ts';
import { pageOf, type Selection, select } from '../list.ts';
import { type ListQuery, type ListSpec, parseListQuery } from '../list-query.ts';
import { type CountAndAmount, type Summary, series, summarise } from '../list-summary.ts';
import { type Context, perStore, type Route } from '../router.ts';
import type { Table } from '../table.ts';
import type { World } from '../world.ts';

const SPEC: ListSpec = {
  sorts: ['createdAt', 'paidAt', 'amount', 'fee', 'net', 'status', 'method', 'source', 'storeId'],
  defaultSort: '-createdAt',
  times: ['createdAt', 'paidAt'],
  words: {
    status: 'status',
    method: 'method',
    source: 'source',
    storeId: 'storeId',
    refundStatus: 'refundStatus',
    reconcileStatus: 'reconcileStatus',
  },
  // A store of another business is no bad value: it looks like one that has nothing.
  open: ['storeId'],
  bounds: { minAmount: ['amount', 'min'], maxAmount: ['amount', 'max'] },
};

const MAX_NOTE = 5000;

function totalOf(groups: Summary['groups'], statuses: readonly string[]): CountAndAmount {
  const parts = (groups.status ?? []).filter(({ key }) => statuses.includes(key));
  return parts.reduce(
    (sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }),
    { count: 0, amount: 0 },
  );
}

/** The first and last moment of the rows chosen. */
function extent(table: Table<Transaction>, selection: Selection, time: string): [from: number, to: number] {
  const read = table.columns[time]?.read ?? (() => Number.NaN);
  // Sorted by it, the ends are enough.
  const ends = time === table.ordered ? [0, selection.total - 1] : undefined;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  const count = ends?.length ?? selection.total;
  for (let step = 0; step < count; step += 1) {
    const at = read(selection.at(ends?.[step] ?? step));
    if (at < from) from = at;
    if (at > to) to = at;
  }
  return [from, to];
}

/** The period of the series: what was asked for, but not before the oldest row there is, nor after the clock. */
function period(table: Table<Transaction>, selection: Selection, query: ListQuery, now: number) {
  if (selection.total === 0) return { from: 0, to: -1 };
  const [oldest, newest] = extent(table, selection, query.time);
  const asked = query.conditions.find(({ column }) => column === query.time);
  const start = table.columns.createdAt?.read(0) ?? oldest;
  return {
    from: asked?.min === undefined ? oldest : Math.max(asked.min, start),
    to: asked?.max === undefined ? newest : Math.min(asked.max, now),
  };
}

/** Transactions of a business or of one store: list, statistic over the same filter, detail, order note. */
export function transactionRoutes(world: World): Route[] {
  const withNote = (businessId: string, row: Transaction): Transaction => {
    const note = world.notes.get(businessId, row.id);
    return note === undefined ? row : { ...row, note };
  };

  function ask({ business, storeId, query }: Context) {
    const table = world.transactions(business.id).rows.at(world.moment());
    const asked = parseListQuery(query, SPEC, table);
    if (storeId === undefined) return { table, asked };
    const places = new Set([table.columns.storeId?.words?.indexOf(storeId) ?? -1]);
    const conditions = [...asked.conditions, { column: 'storeId', places }];
    return { table, asked: { ...asked, conditions, key: `${storeId} ${asked.key}` } };
  }

  function find({ business, storeId, params }: Context) {
    const now = world.moment();
    const { ledger, rows } = world.transactions(business.id);
    const slot = slotOf(ledger, params.id ?? '');
    if (slot === undefined || !rows.has(slot, now)) throw notFound();
    const facts = factsOf(ledger, slot, now);
    if (storeId !== undefined && facts.storeId !== storeId) throw notFound();
    const row = withNote(business.id, transactionOf(ledger, slot, now, facts));
    return { now, ledger, slot, facts, row };
  }

  function detailOf(context: Context) {
    const { now, facts, row } = find(context);
    const { virtualAccount } = facts.store;
    return { ...row, virtualAccount, timeline: timelineOf(facts.life.steps, now) };
  }

  return [
    ...perStore({
      method: 'GET',
      path: 'merchants/:m/order/transactions',
      scope: 'transaction:read',
      handle(context) {
        const { table, asked } = ask(context);
        const answer = pageOf(table, asked);
        return { ...answer, items: answer.items.map((row) => withNote(context.business.id, row)) };
      },
    }),
    ...perStore({
      method: 'GET',
      path: 'merchants/:m/order/transactions/statistic',
      scope: 'transaction:read',
      handle(context) {
        context.query.delete('sort');
        const { table, asked } = ask(context);
        const selection = select(table, asked);
        const { all, sums, groups } = summarise(table, selection, {
          amount: 'amount',
          sums: ['fee', 'net', 'refunded'],
          groups: ['status', 'method', 'storeId'],
        });
        const { stores } = world.transactions(context.business.id).ledger;
        const span = period(table, selection, asked, world.moment());
        return {
          ...all,
          success: totalOf(groups, STATUS_GROUPS.success),
          failed: totalOf(groups, STATUS_GROUPS.failed),
          pending: totalOf(groups, STATUS_GROUPS.pending),
          refunded: sums.refunded,
          fee: sums.fee?.amount,
          net: sums.net?.amount,
          byStatus: groups.status,
          byMethod: groups.method,
          byStore: groups.storeId?.map((part) => ({
            ...part,
            name: stores.find(({ id }) => id === part.key)?.brandName,
          })),
          series: series(table, selection, { time: asked.time, amount: 'amount', ...span }),
        };
      },
    }),
    ...perStore({
      method: 'GET',
      path: 'merchants/:m/order/transactions/:id',
      scope: 'transaction:read',
      handle(context) {
        const { now, ledger, slot, facts, row } = find(context);
        const { amount, fee, net, refunded, waiting } = facts;
        const refundable = STATUS_GROUPS.success.includes(facts.status) ? amount - refunded - waiting : 0;
        return {
          detail: detailOf(context),
          summary: { amount, fee, net, refunded, waiting, refundable },
          refunds: refundsAt(ledger, slot, facts, row, now),
        };
      },
    }),
    ...perStore({
      method: 'PUT',
      path: 'merchants/:m/order/transactions/:id',
      scope: 'transaction:note',
      async handle(context) {
        const { row } = find(context);
        const { id, note } = await context.body();
        if (id !== row.id) throw invalid({ field: 'id', key: 'idMismatch' });
        if (typeof note !== 'string') throw invalid({ field: 'note', key: 'notText' });
        if (note.length > MAX_NOTE) throw invalid({ field: 'note', key: 'tooLong' });
        world.notes.set(context.business.id, row.id, note);
        return detailOf(context);
      },
    }),
  ];
}
