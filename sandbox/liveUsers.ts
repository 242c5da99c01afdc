import { type Account, everybody } from './accounts.ts';
import { BUSINESSES } from './data/businesses.ts';
import { type User, usersOf } from './data/users.ts';
import { liveGroups } from './liveGroups.ts';
import type { Written } from './state.ts';

/** Written changes of a business's users, by id: null for a deleted one. */
interface Changes {
  version: number;
  users: Readonly<Record<string, User | null>>;
}

const changesOf = (written: Written, merchantId: string) =>
  (written.get('users', merchantId) as Changes | undefined) ?? { version: 0, users: {} };

/** The current users of a business: the generated ones, with written changes and additions. */
export function liveUsers(written: Written, merchantId: string): User[] {
  const { users } = changesOf(written, merchantId);
  const known = usersOf(merchantId);
  const ids = new Set(known.map(({ id }) => id));
  const added = Object.values(users).filter((user) => user && !ids.has(user.id));
  return [...known.map((user) => (user.id in users ? users[user.id] : user)), ...added].filter(
    (user): user is User => Boolean(user),
  );
}

/** A version that changes with every write to a user. */
export const usersVersion = (written: Written, merchantId: string) => changesOf(written, merchantId).version;

/** How many were ever written: used for the next id. */
export const writtenUsers = (written: Written, merchantId: string) =>
  Object.keys(changesOf(written, merchantId).users).length;

/** Stores a user's current state; `gone`: they were deleted. */
export function writeUser(written: Written, user: User, gone = false): void {
  const { version, users } = changesOf(written, user.merchantId);
  const next: Changes = { version: version + 1, users: { ...users, [user.id]: gone ? null : user } };
  written.set('users', user.merchantId, next);
}

/** An added user as an account, with the permissions of their group. Only the identity provider has their password. */
function accountOf(written: Written, user: User): Account {
  const group = liveGroups(written, user.merchantId).find(({ id }) => id === user.groupId);
  const { status, createdAt, ...fields } = user;
  return {
    ...fields,
    password: '',
    sub: `6f1d2c3b-58a4-4e0b-9c7d-${user.id.replace(/\D/g, '').padStart(12, '0')}`,
    temporary: status === 'FORCE_CHANGE_PASSWORD',
    disabled: status === 'DISABLED',
    scopes: group?.scopes ?? [],
  };
}

/** All added users, with their business. */
const addedUsers = (written: Written): User[] =>
  BUSINESSES.flatMap(({ id }) => {
    const known = new Set(usersOf(id).map((user) => user.id));
    return Object.values(changesOf(written, id).users).filter((user) => user && !known.has(user.id));
  }).filter((user): user is User => Boolean(user));

/** All added users, as accounts. */
export const addedAccounts = (written: Written): Account[] =>
  addedUsers(written).map((user) => accountOf(written, user));

/** The current account of a user name: a demo account with its changes, or an added user; none if deleted. */
export function liveAccount(written: Written, userName: string): Account | undefined {
  const name = userName.toLowerCase();
  const demo = everybody().find((account) => account.userName === name);
  if (!demo) {
    const user = addedUsers(written).find((one) => one.userName.toLowerCase() === name);
    return user && accountOf(written, user);
  }
  const changes = BUSINESSES.map(({ id }) => changesOf(written, id).users[demo.id]);
  if (changes.includes(null)) return undefined;
  const user = changes.find(Boolean);
  if (!user) return demo;
  const { status, createdAt, merchantId, userType, ...fields } = user;
  const hasMoved = user.groupId !== demo.groupId;
  return { ...demo, ...fields, ...(hasMoved && { scopes: accountOf(written, user).scopes }) };
}
