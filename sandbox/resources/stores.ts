import { type Store, storesOf } from '../data/stores.ts';
import { conflict, notFound } from '../errors.ts';
import { pageOf } from '../list/list.ts';
import { type ListSpec, parseListQuery } from '../list/listQuery.ts';
import { type Fields, tableOf } from '../list/table.ts';
import { type Context, perStore, type Route, requireScope } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { EMAIL, type TextRules, textsOf } from '../textRules.ts';

const SPEC: ListSpec = {
  sorts: ['createdAt', 'brandName', 'code', 'status'],
  defaultSort: 'createdAt',
  times: ['createdAt'],
  words: { status: 'status' },
  bounds: {},
};

/** All four, although a business may have no store in one of them: an empty result is not an invalid query. */
const STATUSES = ['ACTIVE', 'INACTIVE', 'PENDING', 'SUSPENDED'];

const FIELDS: Fields<Store> = {
  ordered: 'createdAt',
  words: ['brandName', 'code'],
  fixed: { status: STATUSES },
  codes: ['id', 'code', 'virtualAccount'],
  texts: ['brandName', 'address', 'phoneNumber'],
};

/**
 * Editable fields and their formats. A business may open and close a store; only the service changes other statuses.
 */
const RULES: TextRules = {
  brandName: [/^[^\p{Cc}]{1,150}$/u, 'brandNamePattern'],
  address: [/^[^\p{Cc}]{1,255}$/u, 'addressPattern'],
  phoneNumber: [/^(\+84\d{1,10}|1[89]00\d{4,6})$/, 'phonePattern'],
  email: [EMAIL, 'emailPattern'],
  status: [/^(?:IN)?ACTIVE$/, 'notAllowed'],
};

/** The dropdown's option: open to every user with access to the business. */
const option = ({ id, brandName, logo }: Store) => ({ id, brandName, logo });

/** `isFull=1` returns the dropdown's three fields; the page's list and the detail require `store:read`. */
export function storeRoutes(state: SandboxState): Route[] {
  const place = ({ merchantId, id }: Store) => `${merchantId}/${id}`;
  const asWritten = (store: Store): Store => ({
    ...store,
    ...(state.written.get('store', place(store)) as Partial<Store> | undefined),
  });
  /** The stores selected by the path. */
  const storesIn = ({ business, storeId }: Context): Store[] =>
    storesOf(business.id)
      .filter(({ id }) => storeId === undefined || id === storeId)
      .map(asWritten);
  const find = (context: Context): Store => {
    const store = storesIn(context).find(({ id }) => id === context.params.id);
    if (!store) throw notFound();
    return store;
  };
  return [
    ...perStore({
      method: 'GET',
      path: 'merchants/:m/stores',
      handle(context) {
        const dropdown = context.query.get('isFull') === '1';
        if (!dropdown) requireScope(context.account, 'store:read', context.business);
        const rows = storesIn(context).slice(0, dropdown ? undefined : state.maxRows);
        const table = tableOf(rows, FIELDS);
        const answer = pageOf(table, parseListQuery(context.query, SPEC, table));
        return dropdown ? { ...answer, items: answer.items.map(option) } : answer;
      },
    }),
    ...perStore({ method: 'GET', path: 'merchants/:m/stores/:id', scope: 'store:read', handle: find }),
    ...perStore({
      method: 'PATCH',
      path: 'merchants/:m/stores/:id',
      scope: 'store:update',
      async handle(context) {
        const store = find(context);
        const body = await context.body();
        const changes: Partial<Store> = textsOf(RULES, body, Object.keys(body));
        // Only the service's staff approve and suspend stores.
        if (changes.status !== undefined && ['PENDING', 'SUSPENDED'].includes(store.status))
          throw conflict('STORE_STATUS_HELD', 'storeStatusHeld');
        const before = state.written.get('store', place(store)) as Partial<Store> | undefined;
        state.written.set('store', place(store), { ...before, ...changes });
        return find(context);
      },
    }),
  ];
}
