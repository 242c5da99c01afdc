import type { ToastEntry } from './toastStore.ts';

/** A toast as it is remembered after it has gone. */
export interface Notice extends ToastEntry {
  /** Unix seconds. */
  at: number;
}

export interface Notices {
  /** The latest first. */
  list: readonly Notice[];
  /** Something went wrong since they were last looked at. What somebody has just done is no news to them. */
  hasNews: boolean;
}

/** How many to keep. Kept in memory only: a notice may name what the next user must not know. */
const NOTICE_LIMIT = 20;
const NONE: Notices = { list: [], hasNews: false };

let notices = NONE;
const listeners = new Set<() => void>();

function publish(next: Notices) {
  notices = next;
  for (const listener of listeners) listener();
}

/** Remembers a toast. One that counts on takes the place of what it said before. */
export function noteNotice(entry: ToastEntry) {
  const at = Math.floor(Date.now() / 1000);
  const isNews = entry.tone === 'warning' || entry.tone === 'danger';
  const others = notices.list.filter(({ id }) => id !== entry.id);
  publish({
    list: [{ ...entry, at }, ...others].slice(0, NOTICE_LIMIT),
    hasNews: notices.hasNews || isNews,
  });
}

/** They have been looked at. */
export const seeNotices = () => notices.hasNews && publish({ ...notices, hasNews: false });

/** Forgets all of them: they are of one person and one business. */
export const forgetNotices = () => publish(NONE);

/** The store as `useSyncExternalStore` reads it. */
export const noticeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => notices,
};
