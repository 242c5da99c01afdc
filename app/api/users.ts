import * as v from 'valibot';
import { request, requestPage } from './http/client.ts';
import { type Scope, scopePath, segment } from './http/paths.ts';
import { flag, id, type ListQuery, maybe, moment, text } from './http/shapes.ts';

const path = (scope: Scope) => `${scopePath(scope)}/user/sub-merchant-user`;

const UserSchema = v.object({
  id,
  userName: v.string(),
  email: text,
  phoneNumber: text,
  name: text,
  storeId: maybe(id),
  storeName: text,
  groupId: maybe(id),
  groupName: text,
  isApproveRequestRefund: flag,
  userType: text,
  status: text,
  createdAt: maybe(moment),
});
/** A user of a business (specification 3). Without a store they work in all of them; the phone includes +84. */
export type User = v.InferOutput<typeof UserSchema>;

/** Editable fields of a user; the phone is sent with +84. */
export interface UserFields {
  name: string;
  email: string;
  phoneNumber: string;
  storeId: string | null;
  groupId: string;
  isApproveRequestRefund: boolean;
}

/** GET users of the business, or of one store. */
export const listUsers = (scope: Scope, query: ListQuery, signal?: AbortSignal) =>
  requestPage(UserSchema, path(scope), query, signal);

/** GET one user. */
export function getUser(scope: Scope, userId: string, signal?: AbortSignal): Promise<User> {
  return request(UserSchema, 'GET', `${path(scope)}/${segment(userId)}`, { signal });
}

/** POST a user with an initial password. `change` goes into the action log. */
export function createUser(
  scope: Scope,
  user: UserFields & { userName: string; password: string },
  change?: string,
): Promise<User> {
  return request(UserSchema, 'POST', path(scope), {
    body: { ...user, merchantId: scope.merchantId },
    action: { what: 'userCreate', of: user.userName, change },
  });
}

/** PUT the editable fields of a user. `change` goes into the action log. */
export function updateUser(scope: Scope, userId: string, user: UserFields, change?: string): Promise<User> {
  return request(UserSchema, 'PUT', path(scope), {
    body: { userId, ...user },
    action: { what: 'userEdit', of: userId, change },
  });
}

/** PUT a new password for a user. */
export async function updateUserPassword(scope: Scope, userId: string, newPassword: string): Promise<void> {
  await request(v.unknown(), 'PUT', `${path(scope)}/update-password`, {
    body: { userId, newPassword },
    action: { what: 'userPassword', of: userId },
  });
}

/** DELETE a user. */
export async function deleteUser(scope: Scope, userId: string): Promise<void> {
  await request(v.unknown(), 'DELETE', `${path(scope)}/${segment(userId)}`, {
    action: { what: 'userDelete', of: userId },
  });
}

/** The responses that confirm a password: none, `true` or `{}`. Anything else, such as `false`, is refused. */
const empty = v.custom<object>((one) => JSON.stringify(one) === '{}');
const ConfirmedSchema = v.nullish(v.union([v.literal(true), empty]));

/**
 * PUT user/sub-merchant-user/verify-password `{ password }`: checks the password of the signed-in user. A 4xx means
 * wrong; a response that breaks the contract is malformed.
 */
export async function verifyPassword(merchantId: string, password: string): Promise<void> {
  await request(ConfirmedSchema, 'PUT', `${path({ merchantId })}/verify-password`, { body: { password } });
}
