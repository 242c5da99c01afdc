import type { SessionRecord, SessionStore } from './session-store.ts';

/**
 * The 401 rule (specification 4 and 8), once, below every call: add the bearer token, and on a 401 refresh the tokens
 * one single time for any number of calls and tabs, then send the very same request again.
 */
type Tokens = Pick<SessionRecord, 'accessToken' | 'refreshToken'>;

/** What a refresh came to. Only a refusal ends the session: a server fault or a lost network keeps it. */
export type RefreshResult = { tokens: Tokens } | 'refused' | 'unreachable';

interface AuthFetchOptions {
  session: SessionStore;
  /** The token goes nowhere but here. */
  apiOrigin: string;
  /** Asks for new tokens, by a bare fetch of its own. */
  refresh(refreshToken: string): Promise<RefreshResult>;
  fetch?: typeof globalThis.fetch;
}

/** The session was refused, or ended, while a call was under way. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError';
}

// Another tab reads what this one stored only a moment later: hold the lock until it can.
const LOCK_HOLD_MS = 100;

async function withLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  return locks.request('portal.refresh', async () => {
    const result = await work();
    await new Promise((resolve) => setTimeout(resolve, LOCK_HOLD_MS));
    return result;
  }) as Promise<T>;
}

export function createAuthFetch({ session, apiOrigin, refresh, fetch = globalThis.fetch }: AuthFetchOptions) {
  let refreshing: Promise<void> | null = null;

  /** Renews the tokens that `used` was one of, unless somebody has already. */
  async function renew(epoch: number, used: string) {
    const now = session.current();
    if (!now || now.epoch !== epoch || now.record.accessToken !== used) return;
    const result = await refresh(now.record.refreshToken);
    if (result === 'unreachable' || session.epoch() !== epoch) return;
    const isNew = result !== 'refused' && result.tokens.accessToken && result.tokens.accessToken !== used;
    if (isNew) session.renew(epoch, result.tokens);
    else session.end('expired');
  }

  function renewOnce(epoch: number, used: string): Promise<void> {
    refreshing ??= withLock(() => renew(epoch, used)).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  function send(input: string, init: RequestInit, token: string) {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers, credentials: 'omit', redirect: 'error' });
  }

  /** A wait that its own caller may give up, while the others go on. */
  function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
    if (!signal) return promise;
    return new Promise((resolve, reject) => {
      const abort = () => reject(signal.reason);
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
  }

  return async function authFetch(input: string, init: RequestInit = {}): Promise<Response> {
    if (new URL(input, location.href).origin !== apiOrigin) throw new TypeError('not an address of the API');
    const started = session.epoch();
    if (refreshing) await unlessAborted(refreshing, init.signal);
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
    if (after.record.accessToken === used) return response; // The refresh could not be asked: the 401 stands.
    await response.body?.cancel();
    return send(input, init, after.record.accessToken);
  };
}
