import type { Business } from '../data/businesses.ts';
import { type Context, perStore, type Route } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { pageOf, select } from './list.ts';
import { type ListQuery, type ListSpec, parseListQuery } from './listQuery.ts';
import { summarise } from './listSummary.ts';
import { type Fields, type Table, tableOf, textIn } from './table.ts';

/** The query of a list call, limited to the store in the path. Throws a 400. */
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
  /** The rows of a business at a given time (unix seconds), oldest first. */
  rows(business: Business, now: number): readonly Row[];
  /** A version that changes with every write to the rows, so that they are read again at once. */
  version?(business: Business): number | string;
}

/** The part of the state that a list's rows depend on. */
type Place = Pick<SandboxState, 'moment' | 'maxRows'>;

/** The table of each business: created on first use, and again when one of its rows is another object. */
export function tablesOf<Row extends object>(
  state: Place,
  { fields, rows, version }: Omit<ListResource<Row>, 'spec'>,
) {
  const kept = new Map<
    string,
    { at: number; written: number | string; all: readonly Row[]; table: Table<Row> }
  >();
  const textOf = textIn(fields);
  return (business: Business): Table<Row> => {
    const at = state.moment();
    const known = kept.get(business.id);
    const written = version?.(business) ?? 0;
    if (known?.at === at && known.written === written) return known.table;
    const every = rows(business, at);
    const all = every.slice(Math.max(0, every.length - state.maxRows));
    const isSame = known?.all.length === all.length && known.all.every((row, place) => row === all[place]);
    const table = isSame ? known.table : tableOf(all, fields, textOf);
    kept.set(business.id, { at, written, all, table });
    return table;
  };
}

export interface ListRoute<Row> {
  /** `merchants/:m/refunds`; the route with `/store/:s` is added. */
  path: string;
  /** The required permission. */
  scope: string;
  /** Another check of the caller; throws a refusal. */
  guard?: (context: Context) => void;
  /** The calls below the path that summarise all matching rows, by their last segment. */
  summaries: Readonly<Record<string, (table: Table<Row>, asked: ListQuery, context: Context) => object>>;
}

/** Count and sum of the amounts (VND) of a query, in total and for each status. */
export function talliesOf<Row>(table: Table<Row>, asked: ListQuery) {
  const question = { amount: 'amount', sums: [], groups: ['status'] };
  const { all, groups } = summarise(table, select(table, asked), question);
  return { ...all, byStatus: groups.status };
}

/** GET of a list of rows in memory: filtered, sorted, one page; and the GETs of its summaries for the same filters. */
export function listRoutes<Row extends object>(
  state: Place,
  { path, scope, guard, summaries, ...resource }: ListRoute<Row> & ListResource<Row>,
): Route[] {
  const tableFor = tablesOf(state, resource);
  const answers = Object.entries(summaries).map(([name, answer]) => [`${path}/${name}`, answer] as const);
  return [[path, pageOf<Row>] as const, ...answers].flatMap(([at, answer]) =>
    perStore({
      method: 'GET',
      path: at,
      scope,
      handle(context) {
        guard?.(context);
        if (at !== path) context.query.delete('sort');
        const table = tableFor(context.business);
        return answer(table, askedOf(table, resource.spec, context), context);
      },
    }),
  );
}
