import { createGroup, getGrantable, getGroup, listGroups, updateGroup } from '#app/api/groups.ts';
import { rolesDefinition } from '#app/screens/roles/definition.ts';
import type { ListFacts } from '../lists.ts';

const WRITERS = ['admin', 'manager'];
let made = 0;

/** Fields with a unique name. */
const fields = (scopes: string[]) => {
  made += 1;
  return { name: `Nhóm thử ${made}`, storeId: null, scopes };
};

export const facts: ListFacts = {
  path: '/merchant/setting/role',
  call: 'merchants/{m}/groups',
  definition: rolesDefinition,
  scope: 'group:read',
  refused: 'cashier',
  title: 'role.title',
  firstUse: 'role.emptyTitle',
  // It has no status: its name takes that place.
  status: 'name',
  noFigures: true,
  list: listGroups,
  readers: ['admin', 'manager', 'auditor'],
  calls: {
    getGroup: { ask: (scope, { id }) => getGroup(scope, id) },
    getGrantable: { ask: (scope) => getGrantable(scope) },
    createGroup: { by: WRITERS, ask: (scope) => createGroup(scope, fields(['van:read'])) },
    updateGroup: {
      by: WRITERS,
      // A separate one: the others are the roles of the demo accounts.
      ask: async (scope) => {
        const { id } = await createGroup(scope, fields(['van:read']));
        return updateGroup(scope, id, fields(['store:read']));
      },
    },
  },
};
