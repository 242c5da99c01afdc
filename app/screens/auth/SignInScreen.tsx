import { Suspense, useRef, useState } from 'react';
import type { EndReason } from '../../api/session/sessionStore.ts';
import { type Key, useLocale, useT } from '../../i18n/index.ts';
import { lazyComponent } from '../../i18n/lazyComponent.tsx';
import { languageHrefs, SIGN_IN } from '../../lib/address.ts';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { type Challenge, pendingChallenge, rememberChallenge } from './challenge.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInView } from './SignInView.tsx';

const NewPasswordModal = lazyComponent(async () => (await import('./NewPasswordModal.tsx')).NewPasswordModal);
const ResetPasswordForm = lazyComponent(
  async () => (await import('./ResetPasswordForm.tsx')).ResetPasswordForm,
);

interface SignInScreenProps {
  /** Why the last session ended, if one just did. */
  reason?: EndReason | undefined;
  /** The query of the address, which both languages keep: where to return to. */
  search: string;
  /** How a link leaves the language: `~` under the portal's router. */
  outside?: string;
}

/** /auth/login: sign in, set the first password, or get a new one. Stands in a `SignInContext`. */
export function SignInScreen({ reason, search, outside = '' }: SignInScreenProps) {
  const t = useT();
  const locale = useLocale();
  const [isResetting, setResetting] = useState(false);
  const [challenge, setChallenge] = useState(pendingChallenge);
  const [notice, setNotice] = useState<Key | undefined>(reason && `auth.ended.${reason}`);
  usePageTitle(t('route.login'));
  /** The temporary password, to tell it from the new one; in memory alone, so a reload forgets it. */
  const temporary = useRef<string>(undefined);
  const challenged = (next: Challenge | undefined) => {
    rememberChallenge(next);
    setChallenge(next);
  };

  const frame = { locale, hrefs: languageHrefs(SIGN_IN + (search && `?${search}`), outside) };

  if (isResetting) {
    return (
      <SignInView title="auth.reset.title" intro="auth.reset.intro" {...frame}>
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
    <SignInView title="auth.title" intro="auth.intro" {...frame}>
      <SignInForm
        key={notice}
        notice={notice}
        onForgot={() => setResetting(true)}
        onNewPassword={(keep, password) => {
          temporary.current = password;
          challenged({ keep });
        }}
      />
      {challenge && (
        <Suspense>
          <NewPasswordModal
            keep={challenge.keep}
            temporary={temporary}
            onClose={(why) => {
              temporary.current = undefined;
              challenged(undefined);
              setNotice(why);
            }}
          />
        </Suspense>
      )}
    </SignInView>
  );
}
