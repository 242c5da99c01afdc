import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '../lib/storage.ts';
import { useServices } from './session.ts';

/**
 * The session that is locked, by its id, for all tabs of this browser: a new tab must not be the way around. It hides
 * what stands on the screen from who passes by; it takes no right away from the session.
 */
const KEY = 'portal.locked';
/** Where the storage is blocked, this tab alone. */
let here: string | undefined;
const listeners = new Set<() => void>();

const lockedSession = () => readStored('localStorage', KEY, v.string()) ?? here;

function write(id: string | undefined) {
  writeStored('localStorage', KEY, id);
  here = id;
  for (const listener of listeners) listener();
}

/** Another tab has written. */
function follow() {
  here = readStored('localStorage', KEY, v.string());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

/** Whether the screen is locked, and how it becomes so. */
export function useLock() {
  const { session } = useServices();
  const locked = useSyncExternalStore(subscribe, lockedSession);
  const own = () => session.current()?.record.sessionId;
  return {
    isLocked: locked !== undefined && locked === own(),
    lock: () => write(own()),
    /** The person has proved who it is; a lock that has come since stays. */
    unlock: () => lockedSession() === locked && write(undefined),
  };
}
