import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '../lib/storage.ts';
import { useServices } from './session.ts';

/**
 * The id of the locked session, for all tabs of this browser, so that a new tab cannot bypass the lock. It hides the
 * screen from passers-by; the session keeps its rights.
 */
const KEY = 'portal.locked';
/** Used by this tab if the storage is blocked. */
let here: string | undefined;
const listeners = new Set<() => void>();

const lockedSession = () => readStored('localStorage', KEY, v.string()) ?? here;

function write(id: string | undefined) {
  writeStored('localStorage', KEY, id);
  here = id;
  for (const listener of listeners) listener();
}

/** Another tab has changed it. */
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

/** Whether the screen is locked, and how to lock it. */
export function useLock() {
  const { session } = useServices();
  const locked = useSyncExternalStore(subscribe, lockedSession);
  const own = () => session.current()?.record.sessionId;
  return {
    isLocked: locked !== undefined && locked === own(),
    lock: () => write(own()),
    /** The user has proved their identity; a newer lock stays. */
    unlock: () => lockedSession() === locked && write(undefined),
  };
}
