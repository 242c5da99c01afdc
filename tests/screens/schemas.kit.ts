import * as v from 'valibot';
import { configureClient } from '#app/api/http/client.ts';
import { ApiError } from '#app/api/http/errors.ts';
import { SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import type { Sandbox } from '#sandbox/api.ts';

/** Connects the portal's client to a sandbox, signed in; `spoil` may change the text of a response. */
export async function connect(api: Sandbox, userName: string, spoil?: (text: string) => string) {
  const session = v.parse(SessionRecordSchema, await api.signInAs(userName));
  const bare = async (input: string, init?: RequestInit) => {
    const response = await api.handle(new Request(new URL(input, location.href), init));
    return spoil ? new Response(spoil(await response.text()), response) : response;
  };
  const signed = (input: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${session.accessToken}`);
    return bare(input, { ...init, headers });
  };
  configureClient({ apiUrl: '/api/v1', authFetch: signed, fetch: bare, locale: () => 'vi' });
  return session;
}

/** Answers every call of the portal with this text and status 200. */
export function answerWith(text: string) {
  const answer = async () => new Response(text, { headers: { 'Content-Type': 'application/json' } });
  configureClient({ apiUrl: '/api/v1', authFetch: answer, fetch: answer, locale: () => 'vi' });
}

/** The outcome of a call: `value`, the status of a refusal, the kind of another failure, or something worse. */
export async function outcomeOf(call: () => Promise<unknown>): Promise<string | number> {
  try {
    await call();
    return 'value';
  } catch (error) {
    if (!(error instanceof ApiError)) return `not an ApiError: ${String(error)}`;
    return error.kind === 'http' ? (error.status ?? 0) : error.kind;
  }
}
