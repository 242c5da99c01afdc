import { type RenewedSession, readToken, type SessionStore } from '../session/sessionStore.ts';

/**
 * The 401 rule (specification 4 and 8), once, below every call: add the bearer token, and on a 401 refresh the tokens
 * one single time for any number of calls and tabs, then send the very same request again.
 */

/** The result of a refresh. Only a refusal ends the session: a server fault or a lost network keeps it. */
export type RefreshResult = { tokens: RenewedSession } | Refusal | 'unreachable';
/** `removed`: the service says that the person may not sign in any more. */
type Refusal = 'refused' | 'removed';

interface AuthFetchOptions {
  session: SessionStore;
  /** The token goes to this origin only. */
  apiOrigin: string;
  /** Asks for new tokens, by a bare fetch of its own. */
  refresh(refreshToken: string): Promise<RefreshResult>;
  fetch?: typeof globalThis.fetch;
}

/** The session was refused, or ended, while a call was under way. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError';
}

/** One tab at a time, where the browser can: whoever is next finds the tokens of the one before (`catchUp`). */
async function withLock(work: () => Promise<void>): Promise<void> {
  await (globalThis.navigator?.locks?.request('portal.refresh', work) ?? work());
}

/** A wait that its own caller may give up, while the others go on. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Another token of the same person. One that is the same, empty or unreadable would be refused for ever. */
function isSuccessor(next: string, used: string) {
  return next !== used && readToken(next)?.id === readToken(used)?.id;
}

export function createAuthFetch({ session, apiOrigin, refresh, fetch = globalThis.fetch }: AuthFetchOptions) {
  let refreshing: { epoch: number; done: Promise<void> } | undefined;

  /** Renews the tokens that `used` was one of, unless somebody has already, here or in another tab. */
  async function renew(epoch: number, used: string) {
    const mine = () => {
      const now = session.current();
      return now?.epoch === epoch && now.record.accessToken === used ? now.record : null;
    };
    if (mine()) await session.catchUp();
    const record = mine();
    if (!record) return;
    const result = await refresh(record.refreshToken);
    if (result === 'unreachable' || session.epoch() !== epoch) return;
    if (typeof result === 'object' && isSuccessor(result.tokens.accessToken, used))
      session.renew(epoch, result.tokens);
    else session.end(result === 'removed' ? 'removed' : 'expired', record.turn);
  }

  function renewOnce(epoch: number, used: string): Promise<void> {
    if (refreshing?.epoch === epoch) return refreshing.done;
    const mine = { epoch, done: withLock(() => renew(epoch, used)) };
    refreshing = mine;
    return mine.done.finally(() => {
      if (refreshing === mine) refreshing = undefined;
    });
  }

  function send(input: string, init: RequestInit, token: string) {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers, credentials: 'omit', redirect: 'error' });
  }

  return async function authFetch(input: string, init: RequestInit = {}): Promise<Response> {
    if (new URL(input, location.href).origin !== apiOrigin) throw new TypeError('not an address of the API');
    const started = session.epoch();
    if (refreshing?.epoch === started) await unlessAborted(refreshing.done, init.signal);
    const before = session.current();
    if (!before || before.epoch !== started) throw new SessionEndedError('signed out');

    const used = before.record.accessToken;
    const response = await send(input, init, used);
    if (response.status !== 401) return response;
    if (init.body instanceof ReadableStream) return response;

    const now = session.current();
    if (now && now.epoch === started && now.record.accessToken === used) {
      await unlessAborted(renewOnce(started, used), init.signal);
    }
    const after = session.current();
    if (!after || after.epoch !== started) {
      await response.body?.cancel();
      throw new SessionEndedError('signed out');
    }
    if (after.record.accessToken === used) return response; // The refresh failed to reach the service: return the 401.
    await response.body?.cancel();
    return send(input, init, after.record.accessToken);
  };
}
