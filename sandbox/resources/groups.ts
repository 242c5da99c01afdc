/* All calls about permission groups, and who may grant what. */

import type { Group } from '../data/groups.ts';
import { ALL_SCOPES, SCOPE_TREE } from '../data/scopes.ts';
import { storesOf } from '../data/stores.ts';
import { ApiError, accessDenied, conflict, type FieldError, invalid, notFound } from '../errors.ts';
import { pageOf } from '../list/list.ts';
import { type ListSpec, parseListQuery } from '../list/listQuery.ts';
import { type Fields, tableOf } from '../list/table.ts';
import { liveGroups, writeGroup } from '../liveGroups.ts';
import { liveUsers } from '../liveUsers.ts';
import { holds } from '../permissions.ts';
import type { Context, Route } from '../router.ts';
import { checkStore } from '../router.ts';
import type { SandboxState } from '../state.ts';

const SPEC: ListSpec = { sorts: ['id', 'name'], defaultSort: 'id', times: ['place'], words: {}, bounds: {} };

const FIELDS: Fields<Group & { place: number }> = {
  ordered: 'place',
  words: ['id', 'name'],
  codes: ['id'],
  texts: ['name'],
};

const MAX_NAME = 100;

const mayRead = ({ account, business }: Context, ...scopes: string[]) =>
  scopes.some((scope) => holds(account, scope, business.id));

/** Users who assign groups to others need their names, not their permissions. */
const option = ({ id, name, storeId }: Group) => ({ id, name, storeId });
const whole = ({ id, merchantId, name, storeId, scopes }: Group) => ({
  ...{ id, name, storeId, scopes },
  storeName: storesOf(merchantId).find((store) => store.id === storeId)?.brandName,
});

/** The fields of a group. Users cannot add permissions that they do not hold themselves. Throws a 400. */
function fieldsOf(body: Record<string, unknown>, context: Context, before: readonly string[]) {
  const { account, business } = context;
  const errors: FieldError[] = [];
  const name = typeof body.name === 'string' ? body.name.trim() : '';
  if (name === '') errors.push({ field: 'name', key: 'required' });
  if ([...name].length > MAX_NAME) errors.push({ field: 'name', key: 'nameTooLong' });

  const storeId = typeof body.storeId === 'string' && body.storeId ? body.storeId : null;
  if (storeId !== null && !storesOf(business.id).some(({ id }) => id === storeId))
    errors.push({ field: 'storeId', key: 'storeUnknown' });
  else if (account.storeId !== null && storeId !== account.storeId)
    errors.push({ field: 'storeId', key: 'storeOnly' });

  const scopes = Array.isArray(body.scopes) ? [...new Set(body.scopes.map(String))] : [];
  if (scopes.length === 0) errors.push({ field: 'scopes', key: 'scopesRequired' });
  const added = scopes.filter((scope) => !before.includes(scope));
  const unknown = added.find((scope) => !ALL_SCOPES.includes(scope));
  const beyond = added.find((scope) => !holds(account, scope, business.id));
  if (unknown) errors.push({ field: 'scopes', key: 'scopeUnknown', values: { name: unknown } });
  else if (beyond) errors.push({ field: 'scopes', key: 'scopeBeyond', values: { name: beyond } });
  if (errors.length > 0) throw invalid(...errors);
  return { name, storeId, scopes };
}

/** GET list (of one store, if requested), GET one group, GET grantable permissions, POST and PUT a group. */
export function groupRoutes(state: SandboxState): Route[] {
  const all = (context: Context) => liveGroups(state.written, context.business.id);
  /** The groups visible to a user limited to one store, or to a query for one: its own and those of all stores. */
  const visible = (context: Context): Group[] => {
    const asked = context.query.get('storeId');
    if (asked) checkStore(context.account, context.business, asked);
    const store = context.account.storeId ?? asked;
    return all(context).filter(({ storeId }) => !store || storeId === null || storeId === store);
  };
  /** Throws a 404. */
  const find = (context: Context): Group => {
    const group = visible(context).find(({ id }) => id === context.params.id);
    if (!group) throw notFound();
    return group;
  };
  /** Throws a 409. */
  const checkName = (context: Context, name: string, own?: string) => {
    const isTaken = all(context).some(
      (group) => group.id !== own && group.name.toLowerCase() === name.toLowerCase(),
    );
    if (isTaken) throw conflict('GROUP_NAME_TAKEN', 'groupNameTaken', 'name', { name });
  };
  /** At least one user must be able to manage the users. Throws a 409. */
  const keepManager = (context: Context, next: Group) => {
    const users = liveUsers(state.written, context.business.id);
    const isManaged = (groups: readonly Group[]) =>
      users.some(
        ({ status, groupId }) =>
          status !== 'DISABLED' &&
          groups.some(({ id, scopes }) => id === groupId && scopes.includes('user:update')),
      );
    const groups = all(context);
    if (isManaged(groups) && !isManaged(groups.map((group) => (group.id === next.id ? next : group))))
      throw conflict('LAST_USER_MANAGER', 'lastManager', 'scopes');
  };
  return [
    {
      method: 'GET',
      path: 'merchants/:m/groups',
      handle(context) {
        if (!mayRead(context, 'group:read', 'user:read')) throw accessDenied();
        const rows = visible(context).map((group, place) => ({ ...group, place }));
        const table = tableOf(rows, FIELDS);
        const answer = pageOf(table, parseListQuery(context.query, SPEC, table));
        return { ...answer, items: answer.items.map(mayRead(context, 'group:read') ? whole : option) };
      },
    },
    {
      method: 'GET',
      path: 'merchants/:m/groups/scopes',
      scope: 'group:read',
      handle(context) {
        const storeId = context.query.get('storeId');
        if (storeId) checkStore(context.account, context.business, storeId);
        return SCOPE_TREE;
      },
    },
    {
      method: 'GET',
      path: 'merchants/:m/groups/:id',
      scope: 'group:read',
      handle: (context) => whole(find(context)),
    },
    {
      method: 'POST',
      path: 'merchants/:m/groups',
      scope: 'group:create',
      async handle(context) {
        const merchantId = context.business.id;
        const fields = fieldsOf(await context.body(), context, []);
        checkName(context, fields.name);
        const id = String(Math.max(0, ...all(context).map((group) => Number(group.id))) + 1);
        const group = { id, merchantId, ...fields };
        writeGroup(state.written, group);
        return whole(group);
      },
    },
    {
      method: 'PUT',
      path: 'merchants/:m/groups/:id',
      scope: 'group:update',
      async handle(context) {
        const before = find(context);
        const own = context.account.storeId;
        // A role of all stores also belongs to the other stores.
        if (own !== null && before.storeId !== own) throw new ApiError(403, 'STORE_ONLY', 'storeOnly');
        const fields = fieldsOf(await context.body(), context, before.scopes);
        checkName(context, fields.name, before.id);
        const isOwn = context.account.groupId === before.id;
        if (isOwn && before.scopes.includes('group:update') && !fields.scopes.includes('group:update'))
          throw conflict('OWN_GROUP', 'ownGroup', 'scopes');
        const group = { ...before, ...fields };
        keepManager(context, group);
        writeGroup(state.written, group);
        return whole(group);
      },
    },
  ];
}
