/*
 * One concern in one file: the life of a session in this browser, from its start to its end in every tab. The rules
 * depend on each other.
 */

import * as v from 'valibot';
import { id, maybe } from '../http/shapes.ts';
import {
  type EndedMark,
  type EndReason,
  endedMarkOf,
  markEnded,
  noteActivity,
  readActivity,
  SESSION_SECONDS,
  tried,
  unixSeconds,
} from './sessionMarks.ts';

export type { EndReason } from './sessionMarks.ts';

/**
 * The signed-in session of this browser: one at a time, for all tabs. It is stored in sessionStorage, or in
 * localStorage with "keep me signed in"; a new tab asks an open one. Without React: the portal's atoms subscribe to it.
 *
 * signed-out -> signing-in -> signed-in -> ending -> ended -> signing-in ...
 *
 * - `signIn` and `start` begin one; `renew` gives it new tokens; messages of other tabs do both.
 * - `end` ends it everywhere: the user, 15 idle minutes, 12 hours, a refused refresh.
 * - `check` ends it if it was ended elsewhere: at the start, and whenever this tab becomes visible again.
 */
export type SessionState = 'signed-out' | 'signing-in' | 'signed-in' | 'ending' | 'ended';

/** The result of a sign-in (specification 3). */
export const SessionRecordSchema = v.object({
  // An unreadable token means signed out.
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

const SessionSchema = v.object({
  ...SessionRecordSchema.entries,
  /** Identifies the session, not the user. */
  sessionId: v.pipe(v.string(), v.minLength(1)),
  /** Unix milliseconds: the later of two sessions wins. */
  startedAt: v.number(),
  /** The user signed in with a code of an authenticator app. */
  totp: v.optional(v.boolean()),
  /** Number of token renewals: the tab with the higher number has the current tokens. */
  turn: v.number(),
});
/** A session with its id. */
export type Session = v.InferOutput<typeof SessionSchema>;

/** The result of a sign-in: the service's response, and the factor that was used. */
export type NewSession = SessionRecord & Pick<Session, 'totp'>;

/** The fields that a refresh replaces (specification 4: the user and the token); the others stay. */
export type RenewedSession = Pick<SessionRecord, 'accessToken' | 'refreshToken'> & Partial<SessionRecord>;

type Message =
  /** `kept`: stored in localStorage, for every tab. */
  { type: 'have'; record: Session; kept: boolean } | { type: 'ended'; mark: EndedMark } | { type: 'ask' };

export interface SessionChange {
  record: Session | null;
  /** Set once a session has ended. */
  reason?: EndReason;
  /** True if another tab caused it. */
  remote: boolean;
}

const KEY = 'portal.session';
/** An idle session ends after this many seconds (specification: 15 minutes). */
export const IDLE_SECONDS = 15 * 60;
/**
 * Drafts, operations with an unknown result, interrupted bulk runs, the till and the preferences: restored for a user
 * who was signed out unintentionally.
 */
const UNFINISHED = /^portal\.(draft\.|intent\.|run\.|webpos\.|preferences$)/;
/** How long to wait for other tabs, in milliseconds. */
const NEW_TAB_MS = 250;
const CATCH_UP_MS = 100;

/** The token's claims, unverified (the server verifies). Null if unreadable: the user then counts as signed out. */
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

function parseSession(value: unknown): Session | null {
  const result = v.safeParse(SessionSchema, value);
  return result.success ? result.output : null;
}

const storages = [() => sessionStorage, () => localStorage] as const;

function readStorage(storage: () => Storage): Session | null {
  try {
    return parseSession(JSON.parse(storage().getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

const isNewer = (next: Session, than: Session) =>
  next.sessionId === than.sessionId ? next.turn > than.turn : next.startedAt >= than.startedAt;

/** @param onTrouble called if the session could not be stored: it then lives in memory until this tab is closed */
export function createSessionStore(onTrouble = () => {}) {
  let state: SessionState = 'signed-out';
  let record: Session | null = null;
  let reason: EndReason | undefined;
  let epoch = 0;
  /** Unix seconds; the activity of other tabs is read from the storage. */
  let active = 0;
  let unfinished: { owner: string; entries: [() => Storage, string, string][] } | undefined;
  const listeners = new Set<(change: SessionChange) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('portal.session');
  const post = (message: Message) => channel?.postMessage(message);

  const isKept = () => readStorage(() => localStorage)?.sessionId === record?.sessionId;
  const announce = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };

  function take(next: Session, remote: boolean, keep: boolean) {
    if (record?.sessionId !== next.sessionId) {
      epoch += 1;
      // A browser has only one session: the later sign-in wins.
      if (record) markEnded({ id: record.sessionId, reason: 'signed-out', at: unixSeconds() });
      active = unixSeconds();
      if (!remote) noteActivity({ at: active, of: next.sessionId });
    }
    record = next;
    state = 'signed-in';
    // Use only one storage: after a reload, an older record in the other could belong to another user. The tab that
    // sent the message writes localStorage.
    const [home, other] = keep ? ([1, 0] as const) : ([0, 1] as const);
    if (!remote || keep) tried(() => storages[other]().removeItem(KEY));
    const isStored = (remote && keep) || tried(() => storages[home]().setItem(KEY, JSON.stringify(next)));
    if (!isStored) onTrouble();
    if (!remote) post({ type: 'have', record: next, kept: keep });
    if (unfinished?.owner === next.id)
      for (const [storage, key, value] of unfinished.entries) tried(() => storage().setItem(key, value));
    unfinished = undefined;
    announce({ record, remote });
  }

  /**
   * Specification 4: sign-out clears local storage. Only the tab that ends a session clears it: another tab may get the
   * message late, when a user has signed in again. The mark is written after the clear.
   */
  function drop(mark: EndedMark, remote: boolean) {
    const gone = record!;
    state = 'ending';
    epoch += 1;
    record = null;
    reason = mark.reason;
    if (reason !== 'signed-out') unfinished = { owner: gone.id, entries: unfinishedWork() };
    const holder = readActivity();
    if (!remote && (!holder || holder.of === gone.sessionId)) tried(() => localStorage.clear());
    tried(() => sessionStorage.clear());
    markEnded(mark, { remote });
    if (!remote) post({ type: 'ended', mark });
    announce({ record: null, reason, remote });
    state = 'ended';
  }

  function end(why: EndReason, turn?: number) {
    if (!record) return;
    const { sessionId: id } = record;
    drop({ id, reason: why, at: unixSeconds(), ...(turn !== undefined && { turn }) }, false);
  }

  /** Ended in another tab: sign out here without telling other tabs. */
  function leaveIfEnded() {
    const mark = record && endedMarkOf(record.sessionId, record.turn);
    if (mark) drop(mark, true);
  }

  /** Whether this session is still the browser's, in use and not too old. Checked when a tab becomes visible again. */
  function check() {
    leaveIfEnded();
    if (!record) return;
    const { sessionId: id, startedAt } = record;
    const holder = readActivity();
    // The storage was cleared, or another user signed in, while this tab was in the background.
    if (holder === null ? !endedMarkOf(id) : holder && holder.of !== id)
      return drop({ id, reason: 'signed-out', at: unixSeconds() }, true);
    if (Date.now() - startedAt >= SESSION_SECONDS * 1000) end('expired');
    else if (idleSeconds() >= IDLE_SECONDS) end('idle');
  }

  /** Seconds since the user's last activity in any tab; measured by the clock, so that a laptop's sleep counts. */
  function idleSeconds() {
    const present = unixSeconds();
    const holder = readActivity();
    // Ignore a time in the future (clock set back, or a corrupt entry): it would keep the session alive forever.
    const noted = holder && holder.of === record?.sessionId && holder.at <= present ? holder.at : 0;
    active = Math.min(Math.max(active, noted), present);
    return present - active;
  }

  function touch() {
    if (!record) return;
    active = unixSeconds();
    noteActivity({ at: active, of: record.sessionId });
  }

  /** Takes over the session of another tab, or of the shared storage, if it is newer. */
  function consider(next: Session | null, kept: boolean) {
    if (!next || state === 'signing-in' || endedMarkOf(next.sessionId, next.turn)) return;
    if (!record || isNewer(next, record)) take(next, true, kept);
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    // Another tab may run another version of the portal.
    if (!['have', 'ended', 'ask'].includes(data.type)) return;
    if (data.type === 'ended') markEnded(data.mark, { remote: true });
    leaveIfEnded();
    if (data.type === 'have') consider(parseSession(data.record), data.kept);
    // A tab asks, or was refused with replaced tokens: send it the current ones.
    else if (record && (data.type === 'ask' || data.mark.id === record.sessionId))
      post({ type: 'have', record, kept: isKept() });
  });
  // localStorage.clear() in another tab also signs out; its event has no key.
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key !== null || !record) return;
    leaveIfEnded();
    if (record && !endedMarkOf(record.sessionId))
      drop({ id: record.sessionId, reason: 'signed-out', at: unixSeconds() }, true);
  });
  const wake = () => {
    check();
    if (record) post({ type: 'ask' });
  };
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && wake());
  globalThis.document?.addEventListener('visibilitychange', () => document.hidden || wake());

  for (const storage of storages) {
    record ??= readStorage(storage);
    if (!record || state === 'signed-in') continue;
    state = 'signed-in';
    const holder = readActivity();
    active = holder && holder.at <= unixSeconds() ? holder.at : unixSeconds();
    check();
  }

  /** Asks the other tabs, and waits for the first response. */
  function ask(waitMs: number) {
    if (!channel) return;
    post({ type: 'ask' });
    return new Promise<void>((resolve) => {
      const timer = setTimeout(done, waitMs);
      const stop = subscribe(done);
      function done() {
        clearTimeout(timer);
        stop();
        resolve();
      }
    });
  }

  function start(next: NewSession, keep: boolean) {
    // Not a UUID, so that the numbered reference codes of stories stay stable.
    const sessionId = crypto.getRandomValues(new Uint32Array(4)).join('-');
    take({ ...next, sessionId, startedAt: Date.now(), turn: 0 }, false, keep);
  }

  return {
    state: () => state,
    /** The current session, or null. The epoch changes with every sign-in and sign-out: compare it before the token. */
    current: () => (record ? { record, epoch } : null),
    epoch: () => epoch,
    /** Whether the session outlives this window: "keep me signed in". */
    isKept,
    /** Why the last session of this tab ended. */
    reason: () => (record ? undefined : reason),
    /** Starts a session after a successful sign-in. */
    start,
    /** Signs in. No session of another tab is taken over until `exchange` has finished. */
    async signIn(exchange: () => Promise<NewSession>, keep: boolean) {
      const before = state;
      state = 'signing-in';
      try {
        start(await exchange(), keep);
      } catch (error) {
        state = before;
        post({ type: 'ask' });
        throw error;
      }
    },
    /** Stores renewed tokens and their fields. Ignored if the session has changed in the meantime. */
    renew(ofEpoch: number, renewed: RenewedSession) {
      if (!record || epoch !== ofEpoch) return;
      take({ ...record, ...renewed, turn: record.turn + 1 }, false, isKept());
    },
    /**
     * Ends the session here and in every tab.
     *
     * @param turn the renewal whose tokens were refused: tabs with newer tokens stay signed in
     */
    end,
    check,
    idleSeconds,
    /** Stores that the user was active, for every tab. */
    touch,
    /** Asks the open tabs for their session: used by a tab that was opened from a link. */
    async ask(waitMs = NEW_TAB_MS): Promise<Session | null> {
      if (!record) await ask(waitMs);
      return record;
    },
    /** Takes over newer tokens of another tab, if any, before this tab uses its own. */
    async catchUp() {
      consider(
        readStorage(() => localStorage),
        true,
      );
      await ask(CATCH_UP_MS);
    },
    subscribe,
  };

  function subscribe(listener: (change: SessionChange) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
}

/** Drafts of this tab, and operations of this browser with an unknown result. */
function unfinishedWork() {
  const entries: [() => Storage, string, string][] = [];
  for (const storage of storages)
    tried(() => {
      for (const [key, value] of Object.entries(storage()))
        if (UNFINISHED.test(key)) entries.push([storage, key, String(value)]);
    });
  return entries;
}

export type SessionStore = ReturnType<typeof createSessionStore>;
