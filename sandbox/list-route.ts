import type { Business } from './data/businesses.ts';
import { pageOf } from './list.ts';
import { type ListQuery, type ListSpec, parseListQuery } from './list-query.ts';
import { type Context, perStore, type Route } from './router.ts';
import type { Table } from './table.ts';

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

export interface ListRoute<Row> {
  /** `merchants/:m/refunds`; the one with `/store/:s` comes with it. */
  path: string;
  /** The permission to read it. */
  scope: string;
  spec: ListSpec;
  /** The rows of a business. The same object while they are the same, so that a sorted page is not sorted again. */
  table(business: Business): Table<Row>;
}

/** GET of a list: filtered, sorted, one page. */
export function listRoutes<Row>({ path, scope, spec, table }: ListRoute<Row>): Route[] {
  return perStore({
    method: 'GET',
    path,
    scope,
    handle(context) {
      const rows = table(context.business);
      return pageOf(rows, askedOf(rows, spec, context));
    },
  });
}
