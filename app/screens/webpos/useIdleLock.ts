import { useEffect, useEffectEvent } from 'react';
import { useLock } from '../../state/lock.ts';
import { useServices } from '../../state/session.ts';

/** A counter stands among strangers: it is locked after so many seconds without use, in any tab. */
const IDLE_LOCK_SECONDS = 5 * 60;

/** Locks the screen of a till that nobody uses. */
export function useIdleLock() {
  const { session } = useServices();
  const { lock } = useLock();
  const look = useEffectEvent(() => {
    if (session.idleSeconds() >= IDLE_LOCK_SECONDS) lock();
  });
  useEffect(() => {
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, []);
}
