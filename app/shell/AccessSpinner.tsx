import { FullScreenSpinner } from '#design-system';
import { referenceOf } from '../api/http/errors.ts';
import { useT } from '../i18n/index.ts';
import { useSignOut } from '../money/useSignOut.ts';
import { useAccessStatus } from '../state/access.ts';
import { failureText } from '../state/failureText.ts';

/** In place of every page while it is checked what one may see (specification 2), or why that could not be done. */
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
