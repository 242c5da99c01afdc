import * as v from 'valibot';
import { id, maybe } from './shapes.ts';

/**
 * The signed-in session of this browser: kept, renewed, ended, and told to every tab. It lives in sessionStorage, or in
 * localStorage with "keep me signed in"; a new tab asks an open one. No React here: the portal's atoms follow it.
 */
export const SessionRecordSchema = v.object({
  accessToken: v.pipe(v.string(), v.minLength(1)),
  refreshToken: v.pipe(v.string(), v.minLength(1)),
  id,
  userType: v.string(),
  merchantId: maybe(id),
  storeId: maybe(id),
});
export type SessionRecord = v.InferOutput<typeof SessionRecordSchema>;

/** Why a session ended; the sign-in page says it. */
export type EndReason = 'signed-out' | 'expired' | 'idle' | 'password-changed';

type Message =
  | { type: 'started'; record: SessionRecord }
  | { type: 'refreshed'; record: SessionRecord }
  | { type: 'ended'; reason: EndReason }
  | { type: 'ask' }
  | { type: 'answer'; record: SessionRecord };

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
  return result.success && readToken(result.output.accessToken) ? result.output : null;
}

function readStorage(storage: () => Storage): SessionRecord | null {
  try {
    const stored = storage().getItem(KEY);
    return stored ? parseRecord(JSON.parse(stored)) : null;
  } catch {
    return null;
  }
}

function quietly(write: () => void) {
  try {
    write();
  } catch {
    // Blocked or full: the session then lives in memory, until this tab is closed.
  }
}

export function createSessionStore() {
  let record = readStorage(() => sessionStorage) ?? readStorage(() => localStorage);
  let epoch = 0;
  const listeners = new Set<(change: SessionChange) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal.session');

  const isKept = () => readStorage(() => localStorage) !== null;
  const announce = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };

  function store(next: SessionRecord, keep: boolean) {
    quietly(() => (keep ? localStorage : sessionStorage).setItem(KEY, JSON.stringify(next)));
  }

  /** Specification 4: sign-out clears local storage. Nothing private may stay behind. */
  function wipe() {
    quietly(() => localStorage.clear());
    quietly(() => sessionStorage.clear());
  }

  function adopt(next: SessionRecord, options: { keep: boolean; remote: boolean }) {
    if (record?.id !== next.id) epoch += 1;
    record = next;
    store(next, options.keep);
    announce({ record, remote: options.remote });
  }

  function drop(reason: EndReason, remote: boolean) {
    epoch += 1;
    record = null;
    wipe();
    announce({ record: null, reason, remote });
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'ask') {
      if (record) channel.postMessage({ type: 'answer', record } satisfies Message);
    } else if (data.type === 'ended') {
      if (record) drop(data.reason, true);
    } else if (data.type !== 'answer' || !record) {
      const next = parseRecord(data.record);
      if (next && (data.type !== 'refreshed' || next.id === record?.id))
        adopt(next, { keep: isKept(), remote: true });
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
      channel?.postMessage({ type: 'started', record: next } satisfies Message);
      announce({ record, remote: false });
    },
    /** The tokens were renewed. Ignored when the session changed hands meanwhile. */
    renew(ofEpoch: number, tokens: Pick<SessionRecord, 'accessToken' | 'refreshToken'>) {
      if (!record || epoch !== ofEpoch) return;
      record = { ...record, ...tokens };
      store(record, isKept());
      channel?.postMessage({ type: 'refreshed', record } satisfies Message);
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
