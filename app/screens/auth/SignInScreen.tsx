import { Suspense, useRef, useState } from 'react';
import type { EndReason } from '../../api/session/sessionStore.ts';
import { type Key, useLocale, useT } from '../../i18n/index.ts';
import { languageHrefs, SIGN_IN } from '../../lib/address.ts';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import { usePageTitle } from '../../state/usePageTitle.tsx';
import { type Challenge, pendingChallenge, rememberChallenge } from './challenge.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInView } from './SignInView.tsx';

const NewPasswordModal = lazyComponent(async () => (await import('./NewPasswordModal.tsx')).NewPasswordModal);
const NextStep = lazyComponent(async () => (await import('./NextStep.tsx')).NextStep);
const ResetPasswordForm = lazyComponent(
  async () => (await import('./ResetPasswordForm.tsx')).ResetPasswordForm,
);

/** How a sign-in began, to repeat it; in memory only, so a reload forgets it. */
export interface Begun {
  userName: string;
  password: string;
  /** Answers given on the way. */
  answers: readonly string[];
}

interface SignInScreenProps {
  /** Why the last session ended, if one just did. */
  reason?: EndReason | undefined;
  /** The query string, which both languages keep: where to return to. */
  search: string;
  /** Prefix for links to the other language: `~` under the portal's router. */
  outside?: string;
}

/** /auth/login: sign in, answer what else the pool requires, or reset the password. Needs a `SignInContext`. */
export function SignInScreen({ reason, search, outside = '' }: SignInScreenProps) {
  const t = useT();
  const locale = useLocale();
  /** The password reset in progress, with its user name if known. */
  const [reset, setReset] = useState<{ userName?: string }>();
  const [challenge, setChallenge] = useState(pendingChallenge);
  const [notice, setNotice] = useState<Key | undefined>(reason && `auth.ended.${reason}`);
  usePageTitle(t('route.login'));
  const begun = useRef<Begun>(undefined);
  const challenged = (next: Challenge | undefined) => {
    rememberChallenge(next);
    setChallenge(next);
    if (!next) begun.current = undefined;
  };
  const over = (why?: Key) => {
    const userName = begun.current?.userName;
    challenged(undefined);
    setNotice(why);
    if (why === 'auth.error.reset-required' && userName) setReset({ userName });
  };

  const frame = { locale, hrefs: languageHrefs(SIGN_IN + (search && `?${search}`), outside) };
  const step = challenge?.step.step;

  if (reset) {
    return (
      <SignInView title="auth.reset.title" intro="auth.reset.intro" {...frame}>
        <Suspense>
          <ResetPasswordForm
            {...reset}
            onClose={(done) => {
              setNotice(done ? 'auth.reset.done' : undefined);
              setReset(undefined);
            }}
          />
        </Suspense>
      </SignInView>
    );
  }
  if (challenge && step !== 'new-password') {
    return (
      <Suspense
        fallback={
          <SignInView title="auth.title" intro="auth.intro" {...frame}>
            {null}
          </SignInView>
        }
      >
        <NextStep key={step} {...{ challenge, frame, begun }} onStep={challenged} onClose={over} />
      </Suspense>
    );
  }
  return (
    <SignInView title="auth.title" intro="auth.intro" {...frame}>
      <SignInForm
        key={notice}
        notice={notice}
        onForgot={() => setReset({})}
        onStep={(next, { userName, password, keep }) => {
          if (next.step === 'reset-password') return setReset({ userName });
          begun.current = { userName: userName.trim(), password, answers: [] };
          return challenged({ keep, step: next });
        }}
      />
      {challenge?.step.step === 'new-password' && (
        <Suspense>
          <NewPasswordModal
            keep={challenge.keep}
            missing={challenge.step.missing}
            begun={begun}
            onStep={challenged}
            onClose={over}
          />
        </Suspense>
      )}
    </SignInView>
  );
}
