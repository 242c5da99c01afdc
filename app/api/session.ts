import * as v from 'valibot';
import type { RefreshResult } from './auth-fetch.ts';
import { callHeaders, request } from './client.ts';
import { ApiError } from './errors.ts';
import { type SessionRecord, SessionRecordSchema } from './session-store.ts';
import { bilingual, flag, id, maybe, text } from './shapes.ts';

export const UserSchema = v.object({
  id,
  userName: v.string(),
  email: text,
  phoneNumber: text,
  name: text,
  merchantId: maybe(id),
  storeId: maybe(id),
  groupId: maybe(id),
  isApproveRequestRefund: flag,
  userType: v.string(),
});
/** The signed-in person (specification 3). */
export type User = v.InferOutput<typeof UserSchema>;

export const PermissionGroupSchema = v.object({
  key: v.string(),
  name: bilingual,
  children: v.array(v.object({ key: v.string(), name: bilingual })),
});
/** A group of the permission tree; its children's keys are the scopes that can be granted. */
export type PermissionGroup = v.InferOutput<typeof PermissionGroupSchema>;

export const ScopesSchema = v.object({
  scopes: v.array(PermissionGroupSchema),
  scopesByUser: v.array(v.string()),
});
/** The permission tree, and what the user holds of it. */
export type Scopes = v.InferOutput<typeof ScopesSchema>;

/** GET /user/mine/info */
export function getMe(signal?: AbortSignal): Promise<User> {
  return request(UserSchema, 'GET', '/user/mine/info', { signal });
}

/** GET user/mine/scopes for one business, and one store when the user is limited to it. */
export function getScopes(merchantId: string, storeId?: string, signal?: AbortSignal): Promise<Scopes> {
  return request(ScopesSchema, 'GET', 'user/mine/scopes', { query: { merchantId, storeId }, signal });
}

// The calls below run without the bearer token, so they do not pass the 401 rule: a 401 here means "refused".

async function post(apiUrl: string, path: string, locale: string, body: object, timeoutMs = 10_000) {
  const headers = { ...callHeaders(locale), 'Content-Type': 'application/json' };
  const response = await fetch(`${apiUrl}/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  return { response, answer, requestId: response.headers.get('X-Request-Id') ?? headers['X-Request-Id'] };
}

/** POST auth/callback/cognito: exchanges the identity provider's token for the portal's session. */
export async function exchange(apiUrl: string, locale: string, idToken: string): Promise<SessionRecord> {
  const { response, answer, requestId } = await post(apiUrl, 'auth/callback/cognito', locale, {
    idToken,
  }).catch((cause: unknown) => {
    throw new ApiError({ kind: 'network', requestId: crypto.randomUUID(), cause });
  });
  const parsed = v.safeParse(v.object({ data: SessionRecordSchema }), answer);
  if (response.ok && parsed.success) return parsed.output.data;
  const message = v.safeParse(v.object({ message: v.string() }), answer);
  throw new ApiError({
    kind: response.ok ? 'malformed' : 'http',
    status: response.status,
    message: message.success ? message.output.message : undefined,
    requestId,
  });
}

/** POST refresh-token. A 4xx is a refusal; a server fault, a throttle or no network is not. */
export async function refreshTokens(apiUrl: string, locale: string, token: string): Promise<RefreshResult> {
  try {
    const { response, answer } = await post(apiUrl, 'refresh-token', locale, { token });
    if (response.ok) {
      const schema = v.object({ data: v.pick(SessionRecordSchema, ['accessToken', 'refreshToken']) });
      const parsed = v.safeParse(schema, answer);
      return parsed.success ? { tokens: parsed.output.data } : 'unreachable';
    }
    const isRefusal =
      response.status >= 400 && response.status < 500 && ![408, 429].includes(response.status);
    return isRefusal ? 'refused' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** POST auth/logout, best effort: the sign-out itself never waits for it. */
export function revoke(apiUrl: string, token: string) {
  const body = JSON.stringify({ token });
  const headers = { 'Content-Type': 'application/json' };
  fetch(`${apiUrl}/auth/logout`, {
    method: 'POST',
    headers,
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch(
    () => undefined, // Offline: the refresh token dies by its own age.
  );
}
