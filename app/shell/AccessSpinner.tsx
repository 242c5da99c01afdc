import { FullScreenSpinner } from '#design-system';
import { referenceOf } from '../api/http/errors.ts';
import { useT } from '../i18n/index.ts';
import { useSignOut } from '../money/useSignOut.ts';
import { useAccessStatus } from '../state/access.ts';
import { failureText } from '../state/failureText.ts';

/** Shown instead of the page while permissions are checked (specification 2), or if the check failed. */
export function AccessSpinner({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  const access = useAccessStatus();
  const signOut = useSignOut();
  const text = t('session.checking');
  if (access.status !== 'failed') return <FullScreenSpinner text={text} />;

  const reference = referenceOf(access.error);
  const reasons = [failureText(access.error, t), reference && `${t('error.code')}: ${reference}`];
  return (
    <FullScreenSpinner
      text={text}
      error={{
        title: t('session.checkFailed'),
        reason: reasons.filter(Boolean).join(' '),
        onRetry,
        onSignOut: () => signOut(),
      }}
    />
  );
}
