import * as v from 'valibot';
import { createAuthFetch } from '#app/api/http/authFetch.ts';
import { configureClient } from '#app/api/http/client.ts';
import { refreshTokens } from '#app/api/session/session.ts';
import { createSessionStore, SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import type { Sandbox } from '#sandbox/api.ts';

/** The API floor over a sandbox, signed in as one of its demo accounts: the real calls, without a screen. */
export async function signInTo(sandbox: Sandbox, userName: string) {
  const session = createSessionStore();
  session.start(v.parse(SessionRecordSchema, await sandbox.signInAs(userName)), false);
  const fetch: typeof globalThis.fetch = (input, init) =>
    sandbox.handle(new Request(new URL(String(input), location.href), init));
  const apiOrigin = location.origin;
  const authFetch = createAuthFetch({ session, apiOrigin, refresh: refreshTokens, fetch });
  configureClient({ apiUrl: '/api/v1', authFetch, fetch, locale: () => 'vi' });
  return session;
}
