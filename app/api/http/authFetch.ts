import { type RenewedSession, readToken, type SessionStore } from '../session/sessionStore.ts';

/**
 * The 401 rule (specification 4 and 8), in one place below every call: add the bearer token; on a 401 refresh the
 * tokens once for all calls and tabs, then resend the same request.
 */

/** The result of a refresh. Only a refusal ends the session: a server fault or a lost network does not. */
export type RefreshResult = { tokens: RenewedSession } | Refusal | 'unreachable';
/** `removed`: the service says that the user may no longer sign in. */
type Refusal = 'refused' | 'removed';

interface AuthFetchOptions {
  session: SessionStore;
  /** The token is sent to this origin only. */
  apiOrigin: string;
  /** Requests new tokens, with a plain fetch. */
  refresh(refreshToken: string): Promise<RefreshResult>;
  fetch?: typeof globalThis.fetch;
}

/** The session was refused, or ended, during a call. */
export class SessionEndedError extends Error {
  override name = 'SessionEndedError';
}

/** One tab at a time, where the browser supports locks: the next one finds the new tokens (`catchUp`). */
async function withLock(work: () => Promise<void>): Promise<void> {
  await (globalThis.navigator?.locks?.request('portal.refresh', work) ?? work());
}

/** Rejects for the caller that aborts, while the others keep waiting. */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Another token of the same user. One that is the same, empty or unreadable would be refused forever. */
function isSuccessor(next: string, used: string) {
  return next !== used && readToken(next)?.id === readToken(used)?.id;
}

export function createAuthFetch({ session, apiOrigin, refresh, fetch = globalThis.fetch }: AuthFetchOptions) {
  let refreshing: { epoch: number; done: Promise<void> } | undefined;

  /** Renews the tokens of `used`, unless this or another tab already has. */
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
