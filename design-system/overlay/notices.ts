import type { ToastEntry } from './toastStore.ts';

/** A toast, remembered after it has disappeared. */
export interface Notice extends ToastEntry {
  /** Unix seconds. */
  at: number;
}

export interface Notices {
  /** Latest first. */
  list: readonly Notice[];
  /** A warning or error arrived since the list was last opened. Results of the user's own actions do not count. */
  hasNews: boolean;
}

/** Maximum number of notices. In memory only: a notice may contain what the next user must not see. */
const NOTICE_LIMIT = 20;
const NONE: Notices = { list: [], hasNews: false };

let notices = NONE;
const listeners = new Set<() => void>();

function publish(next: Notices) {
  notices = next;
  for (const listener of listeners) listener();
}

/** Remembers a toast. A repeated one replaces its earlier entry. */
export function noteNotice(entry: ToastEntry) {
  const at = Math.floor(Date.now() / 1000);
  const isNews = entry.tone === 'warning' || entry.tone === 'danger';
  const others = notices.list.filter(({ id }) => id !== entry.id);
  publish({
    list: [{ ...entry, at }, ...others].slice(0, NOTICE_LIMIT),
    hasNews: notices.hasNews || isNews,
  });
}

/** Marks all as seen. */
export const seeNotices = () => notices.hasNews && publish({ ...notices, hasNews: false });

/** Forgets all of them: they belong to one user and one business. */
export const forgetNotices = () => publish(NONE);

/** The store as `useSyncExternalStore` reads it. */
export const noticeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => notices,
};
