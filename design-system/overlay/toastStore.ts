import { noteNotice } from './notices.ts';

export const TOAST_TONES = ['info', 'success', 'warning', 'danger'] as const;

export interface ToastMessage {
  /** `danger` interrupts a screen reader, the others wait. */
  tone?: (typeof TOAST_TONES)[number];
  title: string;
  description?: string;
  /** Reference code of an error, shown with a copy button. */
  code?: string;
  /** Messages with the same key merge; by default their whole content is the key. */
  key?: string;
}

export interface ToastEntry extends ToastMessage {
  id: string;
  /** How often the same message arrived while it was shown. */
  count: number;
}

/** How long a toast stays, in ms (specification 9). */
export const TOAST_DURATION = 3000;
/** More than these would cover the page: the oldest one is dropped. */
const TOAST_LIMIT = 5;

let entries: readonly ToastEntry[] = [];
let serial = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a short message at the bottom right, from anywhere; `ToastHost` renders it. Equal messages merge into one with
 * a count. A toast is never the only trace of an error: it disappears after 3 s, and stays listed in `NoticeBell`.
 * Returns its id for `dismissToast`.
 */
export function toast(message: ToastMessage): string {
  const key = message.key ?? [message.tone, message.title, message.description, message.code].join('\n');
  const earlier = entries.find((entry) => entry.key === key);
  if (!earlier) serial += 1;
  const entry = earlier
    ? { ...earlier, ...message, key, count: earlier.count + 1 }
    : { ...message, key, id: `toast-${serial}`, count: 1 };
  publish(
    earlier ? entries.map((one) => (one === earlier ? entry : one)) : [...entries, entry].slice(-TOAST_LIMIT),
  );
  noteNotice(entry);
  return entry.id;
}

/** Removes one early; without an id, all of them (at sign-out). */
export function dismissToast(id?: string) {
  publish(id === undefined ? [] : entries.filter((entry) => entry.id !== id));
}

/** The store as `useSyncExternalStore` reads it. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => entries,
};
