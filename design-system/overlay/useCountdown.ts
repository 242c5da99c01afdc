import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/**
 * Calls `onEnd` after `duration` ms of time in which it could be read: it stands still while `paused` or while the
 * window is hidden, and begins anew when `restart` changes.
 */
export function useCountdown(duration: number, paused: boolean, restart: unknown, onEnd: () => void) {
  const left = useRef(duration);
  const hidden = useSyncExternalStore(watchVisibility, isHidden, () => false);
  const end = useEffectEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is the signal to begin anew
  useEffect(() => {
    left.current = duration;
  }, [duration, restart]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `restart` is the signal to begin anew
  useEffect(() => {
    if (paused || hidden) return;
    const started = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused, hidden, duration, restart]);
}

const isHidden = () => document.hidden;

function watchVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
