import { useEffect, useState } from 'react';
import { Button, PlainDialog } from '#design-system';
import { IDLE_SECONDS } from '../api/session/sessionStore.ts';
import { useT } from '../i18n/index.ts';
import { IDLE_WARNING_SECONDS, watchActivity } from '../lib/idle.ts';
import { useSignOut } from '../money/useSignOut.ts';
import { useServices } from '../state/session.ts';

/** Ends the session after a long pause in every tab, with a warning that leaves time to react. Fetches nothing. */
export function IdleGuard() {
  const t = useT();
  const { session } = useServices();
  const signOut = useSignOut();
  const [secondsLeft, setSecondsLeft] = useState<number>();

  useEffect(() => {
    const stopWatching = watchActivity(session);
    const timer = setInterval(() => {
      session.check();
      const left = IDLE_SECONDS - session.idleSeconds();
      setSecondsLeft(left <= IDLE_WARNING_SECONDS ? left : undefined);
    }, 1000);
    return () => {
      stopWatching();
      clearInterval(timer);
    };
  }, [session]);

  if (secondsLeft === undefined) return null;
  const stay = () => {
    session.touch();
    setSecondsLeft(undefined);
  };
  return (
    <PlainDialog
      title={t('session.idleTitle')}
      description={t('session.idleText', { seconds: secondsLeft })}
      onClose={stay}
      footer={
        <>
          <Button onClick={() => signOut()}>{t('action.signOut')}</Button>
          <Button data-safe variant="solid" tone="accent" onClick={stay}>
            {t('session.stay')}
          </Button>
        </>
      }
    />
  );
}
