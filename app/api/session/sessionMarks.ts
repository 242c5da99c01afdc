import * as v from 'valibot';

/**
 * Session marks in localStorage, shared by all tabs: which sessions have ended (`portal.ended`), and when the current
 * one was last used (`portal.active`). Both hold only the id of a session.
 */

/** Why a session ended; shown on the sign-in page. */
export const END_REASONS = ['signed-out', 'expired', 'idle', 'password-changed', 'removed'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The mark of an ended session. With `turn`, only its tokens up to that renewal are over: they were refused. */
const EndedMarkSchema = v.object({
  id: v.string(),
  turn: v.optional(v.number()),
  reason: v.picklist(END_REASONS),
  /** Unix seconds. */
  at: v.number(),
});
export type EndedMark = v.InferOutput<typeof EndedMarkSchema>;

const ENDED_KEY = 'portal.ended';
const ACTIVE_KEY = 'portal.active';

/** The maximum length of a session (docs/decisions/session-storage.md): older marks are not needed. */
export const SESSION_SECONDS = 12 * 3600;
const MAX_MARKS = 20;

export const unixSeconds = () => Math.floor(Date.now() / 1000);

/** False when the storage is blocked or full. */
export function tried(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

// Also keeps marks in memory, in case the storage is blocked.
let seen: EndedMark[] = [];

function endedMarks(): EndedMark[] {
  let stored: EndedMark[] = [];
  tried(() => {
    const result = v.safeParse(v.array(EndedMarkSchema), JSON.parse(localStorage.getItem(ENDED_KEY) ?? '[]'));
    if (result.success) stored = result.output;
  });
  return [...stored, ...seen].filter(({ at }) => unixSeconds() - at < SESSION_SECONDS);
}

/** The mark of an ended session, or of these tokens of it. */
export const endedMarkOf = (id: string, turn = Number.NEGATIVE_INFINITY) =>
  endedMarks().find((one) => one.id === id && turn <= (one.turn ?? Number.POSITIVE_INFINITY));

/** Remembers that a session has ended. A mark from another tab (`remote`) stays in memory only. */
export function markEnded(mark: EndedMark, { remote = false } = {}) {
  seen = [...seen, mark].slice(-MAX_MARKS);
  if (!remote) tried(() => localStorage.setItem(ENDED_KEY, JSON.stringify(distinct(endedMarks()))));
}

const distinct = (all: EndedMark[]) =>
  all
    .filter(({ id, turn }, at) => all.findIndex((one) => one.id === id && one.turn === turn) === at)
    .slice(-MAX_MARKS);

/** When a session was last used, in unix seconds, and its id. */
interface Activity {
  at: number;
  of: string;
}

/** The stored activity: null if there is none, undefined if the storage cannot be used. */
export function readActivity(): Activity | null | undefined {
  try {
    const note = localStorage.getItem(ACTIVE_KEY);
    if (note === null) {
      // As long as an activity entry: a full storage must not look like a cleared one.
      localStorage.setItem(ACTIVE_KEY, ' '.repeat(60));
      localStorage.removeItem(ACTIVE_KEY);
      return null;
    }
    const [at = '', of = ''] = note.split(' ');
    return /^\d+$/.test(at) && of ? { at: Number(at), of } : undefined;
  } catch {
    return undefined;
  }
}

/** Stores that a session is in use. */
export const noteActivity = ({ at, of }: Activity) =>
  tried(() => localStorage.setItem(ACTIVE_KEY, `${at} ${of}`));
