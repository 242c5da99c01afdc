import { lazy, Suspense, useState } from 'react';
import { type Key, useLocale, useT } from '../../i18n/index.ts';
import { localeBase } from '../../lib/address.ts';
import { useArrival } from '../../lib/arrival.tsx';
import { useLocation, useSearch } from '../../lib/navigation.tsx';
import { useSession } from '../../state/session.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInView } from './SignInView.tsx';

const NewPasswordModal = lazy(async () => ({
  default: (await import('./NewPasswordModal.tsx')).NewPasswordModal,
}));
const ResetPasswordForm = lazy(async () => ({
  default: (await import('./ResetPasswordForm.tsx')).ResetPasswordForm,
}));

/** /auth/login: sign in, set the first password, or get a new one. */
export function SignInScreen() {
  const t = useT();
  const locale = useLocale();
  const [path] = useLocation();
  const search = useSearch();
  const { reason } = useSession();
  const [isResetting, setResetting] = useState(false);
  const [challenge, setChallenge] = useState<{ keep: boolean }>();
  const [notice, setNotice] = useState<Key | undefined>(reason && `auth.ended.${reason}`);
  useArrival(t('route.login'));

  const rest = path + (search && `?${search}`);
  const hrefs = { vi: `~${localeBase('vi')}${rest}`, en: `~${localeBase('en')}${rest}` };

  if (isResetting) {
    return (
      <SignInView title="auth.reset.title" intro="auth.reset.intro" locale={locale} hrefs={hrefs}>
        <Suspense>
          <ResetPasswordForm
            onClose={(done) => {
              setNotice(done ? 'auth.reset.done' : undefined);
              setResetting(false);
            }}
          />
        </Suspense>
      </SignInView>
    );
  }
  return (
    <SignInView title="auth.title" intro="auth.intro" locale={locale} hrefs={hrefs}>
      <SignInForm
        key={notice}
        notice={notice}
        onForgot={() => setResetting(true)}
        onNewPassword={(keep) => setChallenge({ keep })}
      />
      {challenge && (
        <Suspense>
          <NewPasswordModal
            keep={challenge.keep}
            onClose={(why) => {
              setChallenge(undefined);
              setNotice(why);
            }}
          />
        </Suspense>
      )}
    </SignInView>
  );
}
