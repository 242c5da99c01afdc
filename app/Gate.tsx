import { Suspense, useLayoutEffect, useState } from 'react';
import { FullScreenSpinner } from '#design-system';
import { referenceOf } from './api/errors.ts';
import { Frame } from './Frame.tsx';
import { useT } from './i18n/index.ts';
import { later } from './lib/lazily.tsx';
import { useAccessStatus, useLoadAccess, useViewer } from './state/access.ts';
import { useChosenMerchantId } from './state/business.ts';
import { failureText } from './state/notices.ts';
import { useSignOut } from './state/session.ts';

const IdleGuard = later(async () => (await import('./FrameTools.tsx')).IdleGuard);

/**
 * Stands before every signed-in page: checks what the user may see whenever the business changes, with the full-screen
 * spinner of specification 2, and says why when it cannot.
 */
export function Gate() {
  const t = useT();
  const viewer = useViewer();
  const status = useAccessStatus();
  const chosen = useChosenMerchantId();
  const loadAccess = useLoadAccess();
  const signOut = useSignOut();
  const [attempt, setAttempt] = useState(0);

  // Before the paint: what is known after a reload needs no spinner.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new business or a new attempt is a new check
  useLayoutEffect(() => {
    const controller = new AbortController();
    void loadAccess(controller.signal);
    return () => controller.abort();
  }, [loadAccess, chosen, attempt]);

  if (viewer) {
    return (
      <>
        <Frame key={viewer.merchantId} viewer={viewer} />
        <Suspense>
          <IdleGuard />
        </Suspense>
      </>
    );
  }
  const failure = status.status === 'failed' ? status.error : undefined;
  const reference = referenceOf(failure);
  return (
    <FullScreenSpinner
      text={t('session.checking')}
      {...(status.status === 'failed' && {
        error: {
          title: t('session.checkFailed'),
          reason: [failureText(failure, t), reference && `${t('error.code')}: ${reference}`]
            .filter(Boolean)
            .join(' '),
          onRetry: () => setAttempt((count) => count + 1),
          onSignOut: () => signOut(),
        },
      })}
    />
  );
}
