import { DAY } from '../data/openingHours.ts';
import { createVanLines, type VanChange } from '../data/van.ts';
import { select } from '../list/list.ts';
import type { ListQuery, ListSpec } from '../list/listQuery.ts';
import { listRoutes } from '../list/listRoute.ts';
import { summarise } from '../list/listSummary.ts';
import { columnOf, type Fields, type Table } from '../list/table.ts';
import type { Route } from '../router.ts';
import type { SandboxState } from '../state.ts';

const SPEC: ListSpec = {
  sorts: ['at', 'amount', 'balanceAfter'],
  defaultSort: '-at',
  times: ['at'],
  words: {
    direction: 'direction',
    match: 'match',
    ipn: 'ipn',
    storeId: 'storeId',
    virtualAccount: 'virtualAccount',
  },
  open: ['storeId', 'virtualAccount'],
  bounds: { minAmount: ['amount', 'min'], maxAmount: ['amount', 'max'] },
};

const FIELDS: Fields<VanChange> = {
  ordered: 'at',
  numbers: ['amount', 'balanceAfter'],
  words: ['storeId', 'virtualAccount'],
  fixed: {
    direction: ['IN', 'OUT'],
    match: ['MATCHED', 'UNMATCHED', 'UNDER', 'OVER', 'DUPLICATE'],
    ipn: ['SENT', 'RETRYING', 'FAILED', 'NONE'],
  },
  codes: ['id', 'bankRef', 'matchedRefId'],
  texts: ['content', 'payerName', 'virtualAccount', 'storeName'],
};

/** The contract's maximum of lines, for the largest business. */
const MOST = 20_000;

/** Lines of the virtual accounts of a business or of one store: list, statistic for the same filter. */
export function vanRoutes(state: SandboxState): Route[] {
  const lines = new Map<string, ReturnType<typeof createVanLines>>();
  return listRoutes<VanChange>(state, {
    path: 'van-balance-changes/:m',
    scope: 'van:read',
    spec: SPEC,
    fields: FIELDS,
    rows({ id }, now) {
      const { ledger, rows } = state.transactions(id);
      const { first, last } = rows.span(now);
      if (last < first) return [];
      const { timeOf } = ledger.openingHours;
      const linesOf = lines.get(id) ?? createVanLines(ledger);
      lines.set(id, linesOf);
      // A business that stopped trading has none after its last payment.
      return linesOf(timeOf(first), Math.min(now, timeOf(last) + DAY)).slice(-MOST);
    },
    version: ({ id }) => state.transactions(id).version,
    summaries: { statistic: statisticOf },
  });
}

const NOTHING = { count: 0, amount: 0 };

/** Counts and sums (VND) of the lines that match the filters, and the balance at the end of the period. */
function statisticOf(table: Table<VanChange>, asked: ListQuery) {
  const { all, groups } = summarise(table, select(table, asked), {
    amount: 'amount',
    sums: [],
    groups: ['direction', 'match', 'ipn'],
  });
  return {
    count: all.count,
    in: groups.direction?.IN ?? NOTHING,
    out: groups.direction?.OUT ?? NOTHING,
    byMatch: groups.match,
    byIpn: groups.ipn,
    balance: balanceOf(table, asked),
  };
}

/** The total balance after the last line of the period, of the requested store or of all. */
function balanceOf(table: Table<VanChange>, asked: ListQuery): number {
  const conditions = asked.conditions.flatMap((one) => {
    if (one.column === 'at') return one.max === undefined ? [] : [{ column: 'at', max: one.max }];
    return one.column === 'storeId' ? [one] : [];
  });
  const key = `balance ${JSON.stringify(conditions, (_, value) => (value instanceof Set ? [...value] : value))}`;
  const { first, end, rows } = select(table, { ...asked, conditions, keyword: null, key });
  const accounts = new Map<number, number>();
  const account = columnOf(table, 'virtualAccount');
  const names = account.values(first, end);
  const balances = columnOf(table, 'balanceAfter').values(first, end);
  // Backwards from the last line: the first match of each account is its last line.
  for (let place = rows.length - 1; place >= 0 && accounts.size < (account.words?.length ?? 0); place -= 1) {
    const row = rows[place]!;
    const name = names[row]!;
    if (!accounts.has(name)) accounts.set(name, balances[row]!);
  }
  return [...accounts.values()].reduce((sum, one) => sum + one, 0);
}
