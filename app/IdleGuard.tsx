import { lazy, Suspense, useEffect, useState } from 'react';
import { IDLE_WARNING_SECONDS, idleSeconds, markActive, watchActivity } from './lib/idle.ts';
import { useSignOut } from './state/session.ts';

const IdleDialog = lazy(async () => ({ default: (await import('./IdleDialog.tsx')).IdleDialog }));

/** Ends the session after a long pause in every tab, with a warning that leaves time to answer. */
export function IdleGuard() {
  const signOut = useSignOut();
  const [secondsLeft, setSecondsLeft] = useState<number>();

  useEffect(() => {
    const stopWatching = watchActivity();
    const timer = setInterval(() => {
      const left = idleSeconds.limit - idleSeconds.sinceActive();
      if (left <= 0) signOut('idle');
      else setSecondsLeft(left <= IDLE_WARNING_SECONDS ? left : undefined);
    }, 1000);
    return () => {
      stopWatching();
      clearInterval(timer);
    };
  }, [signOut]);

  if (secondsLeft === undefined) return null;
  const stay = () => {
    markActive();
    setSecondsLeft(undefined);
  };
  return (
    <Suspense>
      <IdleDialog secondsLeft={secondsLeft} onStay={stay} onSignOut={() => signOut('signed-out')} />
    </Suspense>
  );
}
