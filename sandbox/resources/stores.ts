import { type Store, storesOf } from '../data/stores.ts';
import { notFound } from '../errors.ts';
import { pageOf } from '../list.ts';
import { type ListSpec, parseListQuery } from '../list-query.ts';
import { type Context, perStore, type Route, requireScope } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { type Fields, tableOf } from '../table.ts';

const SPEC: ListSpec = {
  sorts: ['createdAt', 'brandName', 'code', 'status'],
  defaultSort: 'createdAt',
  times: ['createdAt'],
  words: { status: 'status' },
  bounds: {},
};

/** All four, although a business may have no store in one of them: an empty answer is not a bad question. */
const STATUSES = ['ACTIVE', 'INACTIVE', 'PENDING', 'SUSPENDED'];

const FIELDS: Fields<Store> = {
  ordered: 'createdAt',
  words: ['brandName', 'code'],
  fixed: { status: STATUSES },
  codes: ['id', 'code', 'virtualAccount'],
  texts: ['brandName', 'address', 'phoneNumber'],
};

/** The stores that the path speaks of. */
const storesIn = ({ business, storeId }: Context): Store[] =>
  storesOf(business.id).filter(({ id }) => storeId === undefined || id === storeId);

/** The dropdown's option: everybody who reaches the business may know it. */
const option = ({ id, brandName, logo }: Store) => ({ id, brandName, logo });

/** `isFull=1` gives the dropdown's three fields; the page's list and the detail ask for `store:read`. */
export function storeRoutes(state: SandboxState): Route[] {
  return [
    ...perStore({
      method: 'GET',
      path: 'merchants/:m/stores',
      handle(context) {
        const dropdown = context.query.get('isFull') === '1';
        if (!dropdown) requireScope(context.account, 'store:read', context.business);
        const table = tableOf(storesIn(context), FIELDS, state.tally);
        const answer = pageOf(table, parseListQuery(context.query, SPEC, table));
        return dropdown ? { ...answer, items: answer.items.map(option) } : answer;
      },
    }),
    ...perStore({
      method: 'GET',
      path: 'merchants/:m/stores/:id',
      scope: 'store:read',
      handle(context) {
        const store = storesIn(context).find(({ id }) => id === context.params.id);
        if (!store) throw notFound();
        return store;
      },
    }),
  ];
}
