import { refundsAt } from '../data/refunds/refunds.ts';
import { timelineOf } from '../data/steps.ts';
import type { Store } from '../data/stores.ts';
import { factsOf, refundableOf } from '../data/transactions/facts.ts';
import { slotOf } from '../data/transactions/ledger.ts';
import { type Transaction, transactionOf } from '../data/transactions/transactions.ts';
import { invalid, notFound } from '../errors.ts';
import { pageOf, type Selection, select } from '../list/list.ts';
import type { ListQuery, ListSpec } from '../list/listQuery.ts';
import { askedOf } from '../list/listRoute.ts';
import { series, summarise } from '../list/listSummary.ts';
import { columnOf, type Table } from '../list/table.ts';
import { holds } from '../permissions.ts';
import { type Context, perStore, type Route } from '../router.ts';
import type { SandboxState } from '../state.ts';

/** The query parameters of a transaction list. */
export const TRANSACTIONS: ListSpec = {
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
  // A store of another business is not an invalid value: it looks like one without transactions.
  open: ['storeId'],
  texts: { payer: 'payerName' },
  bounds: { minAmount: ['amount', 'min'], maxAmount: ['amount', 'max'] },
};

/** The permission to see the refunds of a transaction; without it they are an empty list. */
const REFUNDS_OF = 'refund-transaction-detail:read';
const MAX_NOTE = 5000;
/** Written order notes; a row without one keeps its generated note. */
const NOTE = 'transaction-note';

/** Transactions of a business or of one store: list, statistic for the same filter, detail, order note. */
export function transactionRoutes(state: SandboxState): Route[] {
  const withNote = (businessId: string, row: Transaction): Transaction => {
    const note = state.written.get(NOTE, `${businessId}/${row.id}`);
    return note === undefined ? row : { ...row, note: String(note) };
  };

  function ask(context: Context) {
    const table = state.transactions(context.business.id).rows.at(state.moment());
    // The hour belongs to the time that the period applies to.
    const hour = context.query.get('timeField') === 'paidAt' ? 'paidHour' : 'createdHour';
    const spec = { ...TRANSACTIONS, words: { ...TRANSACTIONS.words, hour } };
    return { table, asked: askedOf(table, spec, context) };
  }

  function find({ business, storeId, params }: Context) {
    const now = state.moment();
    const { ledger, rows } = state.transactions(business.id);
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
    return { ...row, virtualAccount, timeline: timelineOf(facts.timeline.steps, now) };
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
        const { stores } = state.transactions(context.business.id).ledger;
        return statisticOf(table, asked, stores, state.moment());
      },
    }),
    ...perStore({
      method: 'GET',
      path: 'merchants/:m/order/transactions/:id',
      scope: 'transaction:read',
      handle(context) {
        const { now, ledger, slot, facts } = find(context);
        const { amount, fee, net, refunded, waiting } = facts;
        const refundable = refundableOf(facts);
        return {
          detail: detailOf(context),
          summary: { amount, fee, net, refunded, waiting, refundable },
          refunds: holds(context.account, REFUNDS_OF, context.business.id)
            ? refundsAt(ledger, slot, facts, now)
            : [],
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
        state.written.set(NOTE, `${context.business.id}/${row.id}`, note);
        return detailOf(context);
      },
    }),
  ];
}

/** The first and last time of the selected rows. */
function extent(table: Table<Transaction>, selection: Selection, time: string): [from: number, to: number] {
  const { first, end, rows } = selection;
  const times = columnOf(table, time).values(first, end);
  if (time === table.ordered) return [times[rows[0]!]!, times[rows.at(-1)!]!];
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < rows.length; place += 1) {
    const moment = times[rows[place]!]!;
    if (moment < from) from = moment;
    if (moment > to) to = moment;
  }
  return [from, to];
}

/** The period of the series: the requested one, but not before the oldest row or after the clock. */
function period(table: Table<Transaction>, selection: Selection, query: ListQuery, now: number) {
  if (selection.rows.length === 0) return { from: 0, to: -1 };
  const [oldest, newest] = extent(table, selection, query.time);
  const asked = query.conditions.find(({ column }) => column === query.time);
  const start = table.order(0);
  return {
    from: asked?.min === undefined ? oldest : Math.max(asked.min, start),
    to: asked?.max === undefined ? newest : Math.min(asked.max, now),
  };
}

/** Counts and sums (VND) of the rows that match the list's filters (contract, `transactions/statistic`). */
function statisticOf(table: Table<Transaction>, query: ListQuery, stores: readonly Store[], now: number) {
  const selection = select(table, query);
  const { all, sums, groups } = summarise(table, selection, {
    amount: 'amount',
    sums: ['fee', 'net', 'refunded'],
    groups: ['status', 'method', 'storeId'],
  });
  const byStatus = groups.status ?? {};
  const byStore = Object.entries(groups.storeId ?? {}).map(([id, part]) => {
    const name = stores.find((store) => store.id === id)?.brandName;
    return [id, { ...part, name }] as const;
  });
  const span = period(table, selection, query, now);
  return {
    ...all,
    refunded: sums.refunded,
    fee: sums.fee?.amount,
    net: sums.net?.amount,
    byStatus,
    byMethod: groups.method,
    byStore: Object.fromEntries(byStore),
    series: series(table, selection, { time: query.time, amount: 'amount', ...span }),
  };
}
