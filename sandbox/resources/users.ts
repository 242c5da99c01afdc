/* All calls about users and their shared rules, in one file: who may do what to whom. */

import type { Account } from '../accounts.ts';
import { storesOf } from '../data/stores.ts';
import { USER_STATUSES, type User } from '../data/users.ts';
import { accessDenied, conflict, invalid, notFound } from '../errors.ts';
import { pageOf } from '../list/list.ts';
import type { ListSpec } from '../list/listQuery.ts';
import { askedOf, tablesOf } from '../list/listRoute.ts';
import type { Fields } from '../list/table.ts';
import { groupsVersion, liveGroups } from '../liveGroups.ts';
import { liveUsers, usersVersion, writeUser, writtenUsers } from '../liveUsers.ts';
import { holds } from '../permissions.ts';
import { type Context, perStore, type Route } from '../router.ts';
import type { SandboxState } from '../state.ts';
import { EMAIL, type TextRules, textsOf } from '../textRules.ts';
import { PASSWORD } from './session.ts';

/** A user with the names that lists show; `approves` is the flag as a filterable word. */
type Row = User & { storeName?: string | undefined; groupName?: string | undefined; approves: string };

const SPEC: ListSpec = {
  sorts: ['createdAt', 'userName', 'name', 'email'],
  defaultSort: '-createdAt',
  times: ['createdAt'],
  words: { groupId: 'groupId', userType: 'userType', status: 'status', isApproveRequestRefund: 'approves' },
  open: ['groupId'],
  bounds: {},
};

const FIELDS: Fields<Row> = {
  ordered: 'createdAt',
  words: ['storeId', 'groupId', 'userName', 'name', 'email'],
  fixed: { approves: ['true', 'false'], userType: ['SUB_MERCHANT', 'ADMIN'], status: USER_STATUSES },
  codes: ['id', 'userName'],
  texts: ['name', 'email', 'phoneNumber'],
};

const RULES: TextRules = {
  userName: [/^[a-z\d][a-z\d._-]{2,49}$/i, 'userNamePattern'],
  name: [/^.{1,100}$/su, 'nameTooLong'],
  email: [EMAIL, 'emailPattern'],
  phoneNumber: [/^\+84\d{1,10}$/, 'phonePattern'],
  password: [PASSWORD, 'passwordPattern'],
  newPassword: [PASSWORD, 'passwordPattern'],
  storeId: [/./, 'required'],
  groupId: [/./, 'required'],
};

/** The users of a business, for users with access: list, one, create, update, delete, password. */
export function userRoutes(state: SandboxState): Route[] {
  const { written } = state;
  const groupsOf = (merchantId: string) => liveGroups(written, merchantId);
  const all = (merchantId: string) => liveUsers(written, merchantId);
  const rowOf = (user: User): Row => ({
    ...user,
    storeName: storesOf(user.merchantId).find(({ id }) => id === user.storeId)?.brandName,
    groupName: groupsOf(user.merchantId).find(({ id }) => id === user.groupId)?.name,
    approves: String(user.isApproveRequestRefund),
  });
  const answerOf = ({ approves, ...user }: Row) => user;
  const tableFor = tablesOf<Row>(state, {
    fields: FIELDS,
    rows: ({ id }) => all(id).map(rowOf),
    version: ({ id }) => usersVersion(written, id) * 10_000 + groupsVersion(written, id),
  });

  /** The user of a call, within the requested store. Throws a 404. */
  const find = ({ business, storeId }: Context, id: unknown): User => {
    const user = all(business.id).find((one) => one.id === id);
    if (!user || (storeId !== undefined && user.storeId !== storeId)) throw notFound();
    return user;
  };
  /** Staff cannot change the service's own accounts. */
  const findOwn = (context: Context, id: unknown): User => {
    const user = find(context, id);
    if (user.userType === 'ADMIN' && context.account.userType !== 'ADMIN') throw accessDenied();
    return user;
  };
  const manages = ({ merchantId, groupId, status }: User) =>
    status !== 'DISABLED' &&
    (groupsOf(merchantId)
      .find(({ id }) => id === groupId)
      ?.scopes.includes('user:update') ??
      false);
  /** At least one user must be able to manage the users. Throws a 409. */
  const keepManager = (before: User, after?: User) => {
    if (!manages(before) || (after && manages(after))) return;
    const others = all(before.merchantId).filter(({ id }) => id !== before.id);
    if (!others.some(manages)) throw conflict('LAST_USER_MANAGER', 'lastManager');
  };
  /** Users cannot grant more than they hold, or a group of another store. Throws a 400. */
  const checkPlace = (account: Account, merchantId: string, groupId: string, storeId: string | null) => {
    if (storeId !== null && !storesOf(merchantId).some(({ id }) => id === storeId))
      throw invalid({ field: 'storeId', key: 'storeUnknown' });
    if (account.storeId !== null && storeId !== account.storeId)
      throw invalid({ field: 'storeId', key: 'storeOnly' });
    const group = groupsOf(merchantId).find(({ id }) => id === groupId);
    if (!group || (group.storeId !== null && group.storeId !== storeId))
      throw invalid({ field: 'groupId', key: 'groupUnknown' });
    if (!group.scopes.every((scope) => holds(account, scope, merchantId)))
      throw invalid({ field: 'groupId', key: 'groupBeyond' });
  };
  const flagOf = ({ isApproveRequestRefund: flag = false }: Record<string, unknown>): boolean => {
    if (typeof flag !== 'boolean') throw invalid({ field: 'isApproveRequestRefund', key: 'notAllowed' });
    return flag;
  };

  const path = 'merchants/:m/user/sub-merchant-user';
  const route = (method: Route['method'], at: string, scope: string, handle: (context: Context) => unknown) =>
    perStore({ method, path: path + at, scope: `user:${scope}`, handle });
  return [
    ...route('GET', '', 'read', (context) => {
      const table = tableFor(context.business);
      const answer = pageOf(table, askedOf(table, SPEC, context));
      return { ...answer, items: answer.items.map(answerOf) };
    }),
    ...route('GET', '/:id', 'read', (context) => answerOf(rowOf(find(context, context.params.id)))),
    ...route('POST', '', 'create', async (context) => {
      const { account, business } = context;
      const body = await context.body();
      if (body.merchantId !== business.id) throw invalid({ field: 'merchantId', key: 'idMismatch' });
      const names = ['userName', 'email', 'password', 'phoneNumber', 'name', 'storeId', 'groupId'] as const;
      const { password, ...texts } = textsOf(RULES, body, names);
      checkPlace(account, business.id, texts.groupId, texts.storeId);
      const userName = texts.userName.toLowerCase();
      const isTaken = (users: readonly { userName: string }[]) =>
        users.some((user) => user.userName.toLowerCase() === userName);
      if (isTaken(all(business.id)) || state.findAccount(userName))
        throw conflict('USER_NAME_TAKEN', 'userNameTaken', 'userName', { name: texts.userName });
      const user: User = {
        ...texts,
        id: `ND${business.id}N${String(writtenUsers(written, business.id) + 1).padStart(3, '0')}`,
        merchantId: business.id,
        isApproveRequestRefund: flagOf(body),
        userType: 'SUB_MERCHANT',
        status: 'FORCE_CHANGE_PASSWORD',
        createdAt: state.now(),
      };
      writeUser(written, user);
      const added = state.findAccount(user.userName);
      if (added) state.addUser({ ...added, password });
      return answerOf(rowOf(user));
    }),
    ...route('PUT', '', 'update', async (context) => {
      const body = await context.body();
      const user = findOwn(context, body.userId);
      const texts = textsOf(RULES, body, ['name', 'email', 'phoneNumber', 'groupId']);
      const storeId = typeof body.storeId === 'string' && body.storeId ? body.storeId : null;
      const hasMoved = texts.groupId !== user.groupId || storeId !== user.storeId;
      if (hasMoved) checkPlace(context.account, user.merchantId, texts.groupId, storeId);
      const next = { ...user, ...texts, storeId, isApproveRequestRefund: flagOf(body) };
      keepManager(user, next);
      writeUser(written, next);
      return answerOf(rowOf(next));
    }),
    ...route('DELETE', '/:id', 'delete', (context) => {
      const user = findOwn(context, context.params.id);
      if (user.userName === context.account.userName) throw conflict('OWN_ACCOUNT', 'ownAccount');
      keepManager(user);
      writeUser(written, user, true);
      return null;
    }),
    ...route('PUT', '/update-password', 'update', async (context) => {
      const body = await context.body();
      const { userName } = findOwn(context, body.userId);
      const { newPassword } = textsOf(RULES, body, ['newPassword']);
      // Generated users have no account at the identity provider.
      if (state.findAccount(userName)) state.setPassword(userName, newPassword);
      return null;
    }),
  ];
}
