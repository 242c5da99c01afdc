import type { Business } from '../data/businesses.ts';
import { createSettlements, SETTLEMENT_STATUSES, type Settlement } from '../data/settlements.ts';
import { pageOf, select } from '../list/list.ts';
import type { ListQuery, ListSpec } from '../list/listQuery.ts';
import { askedOf, tablesOf } from '../list/listRoute.ts';
import { summarise } from '../list/listSummary.ts';
import { type Fields, MARKS, type Table } from '../list/table.ts';
import { type Context, perStore, type Route } from '../router.ts';
import type { SandboxState } from '../state.ts';

const SPEC: ListSpec = {
  sorts: ['transactionDay', 'expectedPayoutAt', 'count', 'gross', 'net', 'difference', 'status', 'storeId'],
  defaultSort: '-transactionDay',
  times: ['transactionDay'],
  words: { status: 'status', storeId: 'storeId', differs: 'differs' },
  open: ['storeId'],
  bounds: {},
};

const SUMS = ['gross', 'refunds', 'fee', 'vat', 'adjustment', 'difference'] as const;

const FIELDS: Fields<Settlement> = {
  ordered: 'transactionDay',
  numbers: ['expectedPayoutAt', 'count', 'net', ...SUMS],
  words: ['storeId'],
  fixed: { status: SETTLEMENT_STATUSES },
  marks: { differs: ({ difference }) => difference !== 0 },
  codes: ['id', 'period'],
  texts: ['storeName'],
};

/** The settlements of each business as tables. */
function createSettlementTables(state: SandboxState): (business: Business) => Table<Settlement> {
  const made = new Map<string, ReturnType<typeof createSettlements>>();
  return tablesOf(state, {
    fields: FIELDS,
    rows(business, now) {
      const { ledger, rows, version } = state.transactions(business.id);
      const settlements = made.get(business.id) ?? createSettlements(ledger);
      made.set(business.id, settlements);
      const { first, last } = rows.span(now);
      const { timeOf } = ledger.openingHours;
      return settlements(now, { firstAt: timeOf(first), lastAt: timeOf(last) }, version);
    },
    version: ({ id }) => state.transactions(id).version,
  });
}

/** The same query, limited to settlements whose sum differs. */
function differing(asked: ListQuery): ListQuery {
  const conditions = [...asked.conditions, { column: 'differs', places: new Set([MARKS.indexOf('true')]) }];
  return { ...asked, conditions, key: `differs ${asked.key}` };
}

/** Settlements of a business or of one store: list, and the summary for its filters. */
export function settlementRoutes(state: SandboxState): Route[] {
  const tableFor = createSettlementTables(state);
  const path = 'merchants/:m/settlements';
  const scope = 'settlement:read';
  const ask = (context: Context) => {
    const table = tableFor(context.business);
    return { table, asked: askedOf(table, SPEC, context) };
  };
  return [
    ...perStore({
      method: 'GET',
      path,
      scope,
      handle(context) {
        const { table, asked } = ask(context);
        return pageOf(table, asked);
      },
    }),
    ...perStore({
      method: 'GET',
      path: `${path}/summary`,
      scope,
      handle(context) {
        context.query.delete('sort');
        const { table, asked } = ask(context);
        const question = { amount: 'net', sums: SUMS, groups: ['status'] };
        const { all, sums, groups } = summarise(table, select(table, asked), question);
        const amounts = Object.fromEntries(SUMS.map((name) => [name, sums[name]?.amount ?? 0]));
        const difference = { count: select(table, differing(asked)).total, amount: amounts.difference };
        return { count: all.count, net: all.amount, ...amounts, difference, byStatus: groups.status };
      },
    }),
  ];
}
