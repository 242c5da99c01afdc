import { useEffect, useEffectEvent } from 'react';
import { useLock } from '../../state/lock.ts';
import { useServices } from '../../state/session.ts';

/** A counter is a public place: the screen locks after this many seconds without activity in any tab. */
const IDLE_LOCK_SECONDS = 5 * 60;

/** Locks the screen of an idle web POS. */
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
