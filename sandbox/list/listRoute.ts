import type { Business } from '../data/businesses.ts';
import { type Context, perStore, type Route } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { pageOf, select } from './list.ts';
import { type ListQuery, type ListSpec, parseListQuery } from './listQuery.ts';
import { summarise } from './listSummary.ts';
import { type Fields, type Table, tableOf } from './table.ts';

/** What a list's call asks of its rows: the query, narrowed to the store that the path names. Throws a 400. */
export function askedOf<Row>(
  table: Table<Row>,
  spec: ListSpec,
  { query, storeId }: Pick<Context, 'query' | 'storeId'>,
): ListQuery {
  const asked = parseListQuery(query, spec, table);
  if (storeId === undefined) return asked;
  const places = new Set([table.columns.storeId?.words?.indexOf(storeId) ?? -1]);
  const conditions = [...asked.conditions, { column: 'storeId', places }];
  return { ...asked, conditions, key: `${storeId} ${asked.key}` };
}

export interface ListResource<Row> {
  spec: ListSpec;
  fields: Fields<Row>;
  /** The rows of a business at a moment (unix seconds), oldest first. */
  rows(business: Business, now: number): readonly Row[];
  /** Another number as soon as people wrote to the rows: they are read again, also within a moment. */
  version?(business: Business): number;
}

/** What of the state the rows of a list depend on. */
type Place = Pick<SandboxState, 'moment' | 'maxRows'>;

/** The table of each business: made when it is first asked for, and anew when the clock has moved on. */
export function tablesOf<Row extends object>(
  state: Place,
  { fields, rows, version }: Omit<ListResource<Row>, 'spec'>,
) {
  const kept = new Map<string, { at: number; written: number; table: Table<Row> }>();
  return (business: Business): Table<Row> => {
    const at = state.moment();
    const known = kept.get(business.id);
    const written = version?.(business) ?? 0;
    if (known?.at === at && known.written === written) return known.table;
    const all = rows(business, at);
    const table = tableOf(all.slice(Math.max(0, all.length - state.maxRows)), fields);
    kept.set(business.id, { at, written, table });
    return table;
  };
}

export interface ListRoute<Row> {
  /** `merchants/:m/refunds`; the one with `/store/:s` comes with it. */
  path: string;
  /** The permission to read it. */
  scope: string;
  /** What else the caller must be; throws a refusal. */
  guard?: (context: Context) => void;
  /** What its `/statistic` says besides the counts and sums of all rows asked for, and of each status. */
  statistic?: (table: Table<Row>, asked: ListQuery) => object;
}

/** Count and sum of the amounts (VND) that a query finds, and those of each status. */
export function talliesOf<Row>(table: Table<Row>, asked: ListQuery) {
  const question = { amount: 'amount', sums: [], groups: ['status'] };
  const { all, groups } = summarise(table, select(table, asked), question);
  return { ...all, byStatus: groups.status };
}

/**
 * GET of a list of rows held in memory: filtered, sorted, one page; with `statistic` also the GET of its counts and
 * sums under the same filters.
 */
export function listRoutes<Row extends object>(
  state: Place,
  { path, scope, guard, statistic, ...resource }: ListRoute<Row> & ListResource<Row>,
): Route[] {
  const tableFor = tablesOf(state, resource);
  const get = (at: string, answer: (table: Table<Row>, asked: ListQuery) => object) =>
    perStore({
      method: 'GET',
      path: at,
      scope,
      handle(context) {
        guard?.(context);
        if (at !== path) context.query.delete('sort');
        const table = tableFor(context.business);
        return answer(table, askedOf(table, resource.spec, context));
      },
    });
  return [
    ...get(path, pageOf),
    ...(statistic
      ? get(`${path}/statistic`, (table, asked) => ({
          ...talliesOf(table, asked),
          ...statistic(table, asked),
        }))
      : []),
  ];
}
