import * as v from 'valibot';
import type { RefreshResult } from '../http/authFetch.ts';
import { request } from '../http/client.ts';
import { ApiError } from '../http/errors.ts';
import { bilingual, flag, id, label, maybe, text } from '../http/shapes.ts';
import { type SessionRecord, SessionRecordSchema } from './sessionStore.ts';

export const UserSchema = v.object({
  id,
  userName: v.string(),
  email: text,
  phoneNumber: text,
  name: label,
  merchantId: maybe(id),
  storeId: maybe(id),
  groupId: maybe(id),
  isApproveRequestRefund: flag,
  userType: v.string(),
  /** Names of the store and the group. */
  store: maybe(v.object({ brandName: label })),
  group: maybe(v.object({ name: label })),
});
/** The signed-in user (specification 3). */
export type User = v.InferOutput<typeof UserSchema>;

export const PermissionGroupSchema = v.object({
  key: v.string(),
  name: bilingual,
  children: v.array(v.object({ key: v.string(), name: bilingual })),
});
/** A group of the permission tree; the keys of its children are the grantable scopes. */
export type PermissionGroup = v.InferOutput<typeof PermissionGroupSchema>;

export const ScopesSchema = v.object({
  scopes: v.array(PermissionGroupSchema),
  scopesByUser: v.array(v.string()),
});
/** The permission tree, and the user's permissions in it. */
export type Scopes = v.InferOutput<typeof ScopesSchema>;

/** GET /user/mine/info */
export function getMe(signal?: AbortSignal): Promise<User> {
  return request(UserSchema, 'GET', '/user/mine/info', { signal });
}

/** GET user/mine/scopes for one business, and for one store if the user is limited to it. */
export function getScopes(merchantId: string, storeId?: string, signal?: AbortSignal): Promise<Scopes> {
  return request(ScopesSchema, 'GET', 'user/mine/scopes', { query: { merchantId, storeId }, signal });
}

/** PUT /user/mine/update-password: changes the password of the signed-in user. */
export async function updateOwnPassword(newPassword: string): Promise<void> {
  await request(v.unknown(), 'PUT', '/user/mine/update-password', {
    body: { newPassword },
    action: { what: 'ownPassword' },
  });
}

// The calls below are sent without the bearer token and skip the 401 rule: a 401 here means "refused".

/** POST auth/callback/cognito: exchanges the identity provider's token for the portal's session. */
export function exchange(idToken: string): Promise<SessionRecord> {
  return request(SessionRecordSchema, 'POST', 'auth/callback/cognito', {
    body: { idToken },
    withSession: false,
  });
}

// The 401 rule decides whether the token is valid: an invalid one ends the session, a malformed response does not.
const RenewedSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.pipe(v.string(), v.minLength(1)),
  userType: v.optional(v.string()),
  merchantId: maybe(id),
  storeId: maybe(id),
});
/** Codes of a refusal that concerns the user, not the token (docs/contract.md). */
const REMOVED = ['USER_REMOVED', 'USER_DISABLED'];
const REFRESH_TIMEOUT_MS = 10_000;

/**
 * POST refresh-token: new tokens, and the user's current limits. A 4xx is a refusal; a server fault, throttling, a
 * malformed response or no network is not.
 */
export async function refreshTokens(token: string): Promise<RefreshResult> {
  const signal = AbortSignal.timeout(REFRESH_TIMEOUT_MS);
  try {
    return {
      tokens: await request(RenewedSchema, 'POST', 'refresh-token', {
        body: { token },
        signal,
        withSession: false,
      }),
    };
  } catch (error) {
    const { status = 0, code = '' } = error instanceof ApiError ? error : {};
    if (status < 400 || status >= 500 || status === 408 || status === 429) return 'unreachable';
    return REMOVED.includes(code) ? 'removed' : 'refused';
  }
}

/** POST auth/logout, best effort: the sign-out itself never waits for it, and works offline. */
export function revoke(token: string) {
  request(v.unknown(), 'POST', 'auth/logout', { body: { token }, withSession: false }).catch(
    () => undefined, // The refresh token then expires by itself.
  );
}
