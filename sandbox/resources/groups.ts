import { type Group, groupsOf } from '../data/groups.ts';
import { accessDenied, notFound } from '../errors.ts';
import { pageOf } from '../list.ts';
import { type ListSpec, parseListQuery } from '../list-query.ts';
import { holds } from '../permissions.ts';
import type { Context, Route } from '../router.ts';
import { checkStore } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { type Fields, tableOf } from '../table.ts';

const SPEC: ListSpec = { sorts: ['id', 'name'], defaultSort: 'id', times: ['place'], words: {}, bounds: {} };

const FIELDS: Fields<Group & { place: number }> = {
  ordered: 'place',
  words: ['id', 'name'],
  codes: ['id'],
  texts: ['name'],
};

const mayRead = ({ account, business }: Context, ...scopes: string[]) =>
  scopes.some((scope) => holds(account, scope, business.id));

/** Who assigns users has to choose a group: that takes its name, not its permissions. */
const option = ({ id, name, storeId }: Group) => ({ id, name, storeId });
const whole = ({ id, name, storeId, scopes }: Group) => ({ id, name, storeId, scopes });

/** Groups that a person limited to one store, or a question about one, may see: its own and those of all stores. */
function visible(context: Context): Group[] {
  const asked = context.query.get('storeId');
  if (asked) checkStore(context.account, context.business, asked);
  const store = context.account.storeId ?? asked;
  return groupsOf(context.business.id).filter(
    ({ storeId }) => !store || storeId === null || storeId === store,
  );
}

/** GET list (of one store, if asked) and GET one group. */
export function groupRoutes(state: SandboxState): Route[] {
  return [
    {
      method: 'GET',
      path: 'merchants/:m/groups',
      handle(context) {
        if (!mayRead(context, 'group:read', 'user:read')) throw accessDenied();
        const rows = visible(context).map((group, place) => ({ ...group, place }));
        const table = tableOf(rows, FIELDS, state.tally);
        const answer = pageOf(table, parseListQuery(context.query, SPEC, table));
        return { ...answer, items: answer.items.map(mayRead(context, 'group:read') ? whole : option) };
      },
    },
    {
      method: 'GET',
      path: 'merchants/:m/groups/:id',
      scope: 'group:read',
      handle(context) {
        const group = visible(context).find(({ id }) => id === context.params.id);
        if (!group) throw notFound();
        return whole(group);
      },
    },
  ];
}
