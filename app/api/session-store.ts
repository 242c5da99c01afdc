/* One thing: the life of a session in this browser, from its storage to the other tabs; the rules only hold together. */

import * as v from 'valibot';
import { id, maybe } from './shapes.ts';

/**
 * The signed-in session of this browser: kept, renewed, ended, and told to every tab. It lives in sessionStorage, or in
 * localStorage with "keep me signed in"; a new tab asks an open one. No React here: the portal's atoms follow it.
 */
export const SessionRecordSchema = v.object({
  // One that cannot be read means signed out.
  accessToken: v.pipe(
    v.string(),
    v.check((token) => readToken(token) !== null, 'cannot be read'),
  ),
  refreshToken: v.pipe(v.string(), v.minLength(1)),
  id,
  userType: v.string(),
  merchantId: maybe(id),
  storeId: maybe(id),
});
export type SessionRecord = v.InferOutput<typeof SessionRecordSchema>;

/** What a refresh replaces (specification 4: the user and the token); fields that it does not name stay. */
export type RenewedSession = Pick<SessionRecord, 'accessToken' | 'refreshToken'> & Partial<SessionRecord>;

/** Why a session ended; the sign-in page says it. */
export type EndReason = 'signed-out' | 'expired' | 'idle' | 'password-changed';

type Message =
  /** `kept`: it stands in localStorage, for every tab. */
  | { type: 'started' | 'refreshed' | 'answer'; record: SessionRecord; kept: boolean }
  | { type: 'ended'; reason: EndReason }
  | { type: 'ask' };

export interface SessionChange {
  record: SessionRecord | null;
  /** Set when a session ended. */
  reason?: EndReason;
  /** True when another tab did it. */
  remote: boolean;
}

const KEY = 'portal.session';

/** The token's claims, unverified (the server verifies). Null when it cannot be read: then nobody is signed in. */
export function readToken(token: string): { id: string; userName: string; exp?: number } | null {
  try {
    const base64 = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const result = v.safeParse(v.object({ id, userName: v.string(), exp: v.optional(v.number()) }), claims);
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function parseRecord(value: unknown): SessionRecord | null {
  const result = v.safeParse(SessionRecordSchema, value);
  return result.success ? result.output : null;
}

function readStorage(storage: () => Storage): SessionRecord | null {
  try {
    const stored = storage().getItem(KEY);
    return stored ? parseRecord(JSON.parse(stored)) : null;
  } catch {
    return null;
  }
}

/** False when the storage is blocked or full. */
function tried(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

/**
 * @param onTrouble hears that the session could not be kept: it then lives in memory, until this tab is closed.
 */
export function createSessionStore(onTrouble = () => {}) {
  let record = readStorage(() => sessionStorage) ?? readStorage(() => localStorage);
  let epoch = 0;
  const listeners = new Set<(change: SessionChange) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal.session');

  const isKept = () => readStorage(() => localStorage) !== null;
  const announce = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };

  /** In one storage alone: an older record in the other would be somebody else's after a reload. */
  function store(next: SessionRecord, keep: boolean) {
    tried(() => (keep ? sessionStorage : localStorage).removeItem(KEY));
    if (!tried(() => (keep ? localStorage : sessionStorage).setItem(KEY, JSON.stringify(next)))) onTrouble();
  }

  /**
   * Specification 4: sign-out clears local storage. The tab that signs out does it for all: another one may hear of it
   * late, when somebody has signed in again.
   */
  function wipe(remote: boolean) {
    if (!remote) tried(() => localStorage.clear());
    tried(() => sessionStorage.clear());
  }

  function tell(type: 'started' | 'refreshed' | 'answer', record: SessionRecord) {
    channel?.postMessage({ type, record, kept: isKept() } satisfies Message);
  }

  /** Takes over what another tab told. It has written what is kept: here, only this tab's own copy is. */
  function adopt(next: SessionRecord, kept: boolean) {
    if (record?.id !== next.id) epoch += 1;
    record = next;
    tried(() => (kept ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, JSON.stringify(next))));
    announce({ record, remote: true });
  }

  function drop(reason: EndReason, remote: boolean) {
    epoch += 1;
    record = null;
    wipe(remote);
    announce({ record: null, reason, remote });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ask') {
      if (record) tell('answer', record);
    } else if (data.type === 'ended') {
      if (record) drop(data.reason, true);
    } else if (data.type !== 'answer' || !record) {
      const next = parseRecord(data.record);
      if (next && (data.type !== 'refreshed' || next.id === record?.id)) adopt(next, data.kept);
    }
  });
  // localStorage.clear() in another tab is a sign-out as well; it names no key.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === null && record) drop('signed-out', true);
  });

  return {
    /** Who is signed in, or null. The epoch changes with every sign-in and sign-out: compare it before the token. */
    current: () => (record ? { record, epoch } : null),
    epoch: () => epoch,
    /** A sign-in succeeded. */
    start(next: SessionRecord, keep: boolean) {
      epoch += 1;
      record = next;
      store(next, keep);
      tell('started', next);
      announce({ record, remote: false });
    },
    /** The tokens, and what came with them, were renewed. Ignored when the session changed hands meanwhile. */
    renew(ofEpoch: number, renewed: RenewedSession) {
      if (!record || epoch !== ofEpoch) return;
      record = { ...record, ...renewed };
      store(record, isKept());
      tell('refreshed', record);
      announce({ record, remote: false });
    },
    /** Ends the session here and in every tab. */
    end(reason: EndReason) {
      if (!record) return;
      channel?.postMessage({ type: 'ended', reason } satisfies Message);
      drop(reason, false);
    },
    /** Asks the open tabs for their session: for a tab that was opened from a link. */
    async ask(waitMs = 250): Promise<SessionRecord | null> {
      if (record || !channel) return record;
      channel.postMessage({ type: 'ask' } satisfies Message);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, waitMs);
        const stop = subscribe((change) => change.record && done());
        function done() {
          clearTimeout(timer);
          stop();
          resolve();
        }
      });
      return record;
    },
    subscribe,
  };

  function subscribe(listener: (change: SessionChange) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>;
