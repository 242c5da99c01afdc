import { type Store, storesOf } from '../data/stores.ts';
import { notFound } from '../errors.ts';
import { fold } from '../fold.ts';
import { pageOf } from '../list.ts';
import { type ListSpec, parseListQuery } from '../list-query.ts';
import { type Context, perStore, type Route, requireScope } from '../router.ts';
import { numberColumn, type Table, type Tally, tableOf, wordColumn } from '../table.ts';
import type { World } from '../world.ts';

const SPEC: ListSpec = {
  sorts: ['createdAt', 'brandName', 'code', 'status'],
  defaultSort: 'createdAt',
  times: ['createdAt'],
  words: { status: 'status' },
  bounds: {},
};

/** All four, although a business may have no store in one of them: an empty answer is not a bad question. */
const STATUSES = ['ACTIVE', 'INACTIVE', 'PENDING', 'SUSPENDED'];

function storeTable(stores: readonly Store[], tally: Tally): Table<Store> {
  return tableOf(
    stores,
    {
      columns: {
        createdAt: numberColumn(stores.map(({ createdAt }) => createdAt)),
        brandName: wordColumn(stores.map(({ brandName }) => brandName)),
        code: wordColumn(stores.map(({ code }) => code)),
        status: {
          words: STATUSES,
          read: (index) => STATUSES.indexOf(stores[index]?.status ?? ''),
        },
      },
      ordered: 'createdAt',
      text: ({ id, code, virtualAccount, brandName = '', address, phoneNumber }) =>
        [id, code, virtualAccount, brandName, address, phoneNumber].map(fold).join('\n'),
      codes: 3,
    },
    tally,
  );
}

/** The stores that the path speaks of. */
const storesIn = ({ business, storeId }: Context): Store[] =>
  storesOf(business.id).filter(({ id }) => storeId === undefined || id === storeId);

/** The dropdown's option: everybody who reaches the business may know it. */
const option = ({ id, brandName, logo }: Store) => ({ id, brandName, logo });

/** `isFull=1` gives the dropdown's three fields; the page's list and the detail ask for `store:read`. */
export function storeRoutes(world: World): Route[] {
  return [
    ...perStore({
      method: 'GET',
      path: 'merchants/:m/stores',
      handle(context) {
        const dropdown = context.query.get('isFull') === '1';
        if (!dropdown) requireScope(context.account, 'store:read', context.business);
        const table = storeTable(storesIn(context), world.tally);
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
