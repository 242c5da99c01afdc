import { factsOf, leftOf } from '../data/facts.ts';
import { slotOf } from '../data/ledger.ts';
import { refundsAt } from '../data/refunds.ts';
import { timelineOf } from '../data/steps.ts';
import { type Transaction, transactionOf } from '../data/transactions.ts';
import { invalid, notFound } from '../errors.ts';
import { pageOf } from '../list.ts';
import type { ListSpec } from '../list-query.ts';
import { askedOf } from '../list-route.ts';
import { holds } from '../permissions.ts';
import { type Context, perStore, type Route } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { statisticOf } from './transaction-statistic.ts';

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

/** Who may see the refunds of a transaction; without it they are an empty list. */
const REFUNDS_OF = 'refund-transaction-detail:read';
const MAX_NOTE = 5000;
/** Order notes as people wrote them; a row without one keeps the note of its formula. */
const NOTE = 'transaction-note';

/** Transactions of a business or of one store: list, statistic over the same filter, detail, order note. */
export function transactionRoutes(state: SandboxState): Route[] {
  const withNote = (businessId: string, row: Transaction): Transaction => {
    const note = state.written.get(NOTE, `${businessId}/${row.id}`);
    return note === undefined ? row : { ...row, note: String(note) };
  };

  function ask(context: Context) {
    const table = state.transactions(context.business.id).rows.at(state.moment());
    return { table, asked: askedOf(table, SPEC, context) };
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
        const refundable = leftOf(facts);
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
