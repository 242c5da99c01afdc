import type { Scope } from '#app/api/http/paths.ts';
import {
  createUser,
  deleteUser,
  getUser,
  listUsers,
  updateUser,
  updateUserPassword,
} from '#app/api/users.ts';
import { usersDefinition } from '#app/screens/users/definition.ts';
import { groupsOf } from '#sandbox/data/groups.ts';
import { storesOf } from '#sandbox/data/stores.ts';
import type { ListFacts } from '../lists.ts';

const WRITERS = ['admin', 'manager'];
let made = 0;

/** Valid fields of a user of the scope. */
const fields = ({ merchantId, storeId = storesOf(merchantId)[0]?.id ?? '' }: Scope) => ({
  name: 'Trần Thị Ngọc Hà',
  email: 'ha.ttn@senviet.example',
  phoneNumber: '+84912345678',
  storeId,
  groupId: groupsOf(merchantId)[1]?.id ?? '',
  isApproveRequestRefund: false,
});

export const facts: ListFacts = {
  path: '/merchant/setting/users',
  call: 'merchants/{m}/user/sub-merchant-user',
  definition: usersDefinition,
  scope: 'user:read',
  refused: 'cashier',
  title: 'user.title',
  firstUse: 'user.emptyTitle',
  status: 'status',
  list: listUsers,
  readers: ['admin', 'manager', 'auditor'],
  calls: {
    getUser: { ask: (scope, { id }) => getUser(scope, id) },
    updateUser: { by: WRITERS, ask: (scope, { id }) => updateUser(scope, id, fields(scope)) },
    updateUserPassword: { by: WRITERS, ask: (scope, { id }) => updateUserPassword(scope, id, 'Matkhau9!') },
    createUser: {
      by: WRITERS,
      ask: (scope) => {
        made += 1;
        return createUser(scope, { ...fields(scope), userName: `moi.${made}`, password: 'Matkhau9!' });
      },
    },
    // Last, because the row is gone afterwards.
    deleteUser: { by: WRITERS, ask: (scope, { id }) => deleteUser(scope, id) },
  },
};
