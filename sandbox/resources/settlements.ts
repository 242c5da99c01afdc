import { SETTLEMENT_STATUSES, type Settlement, settlementsOf } from '../data/settlements.ts';
import { select } from '../list/list.ts';
import type { ListQuery, ListSpec } from '../list/listQuery.ts';
import { listRoutes } from '../list/listRoute.ts';
import { summarise } from '../list/listSummary.ts';
import { type Fields, MARKS, type Table } from '../list/table.ts';
import type { Route } from '../router.ts';
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

/** The same query, limited to settlements whose sum differs. */
function differing(asked: ListQuery): ListQuery {
  const conditions = [...asked.conditions, { column: 'differs', places: new Set([MARKS.indexOf('true')]) }];
  return { ...asked, conditions, key: `differs ${asked.key}` };
}

/** Sums (VND) of the settlements that match the filters. */
function summaryOf(table: Table<Settlement>, asked: ListQuery) {
  const question = { amount: 'net', sums: SUMS, groups: ['status'] };
  const { all, sums, groups } = summarise(table, select(table, asked), question);
  const amounts = Object.fromEntries(SUMS.map((name) => [name, sums[name]?.amount ?? 0]));
  const difference = { count: select(table, differing(asked)).rows.length, amount: amounts.difference };
  return { count: all.count, net: all.amount, ...amounts, difference, byStatus: groups.status };
}

/** Settlements of a business or of one store: list, and the summary for its filters. */
export const settlementRoutes = (state: SandboxState): Route[] =>
  listRoutes<Settlement>(state, {
    path: 'merchants/:m/settlements',
    scope: 'settlement:read',
    spec: SPEC,
    fields: FIELDS,
    rows: ({ id }, now) => settlementsOf(state.transactions(id), now),
    version: ({ id }) => state.transactions(id).version,
    summaries: { summary: summaryOf },
  });
