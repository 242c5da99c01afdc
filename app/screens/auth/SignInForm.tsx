import { type FormEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Banner, Stack } from '#design-system';
import { type Key, loadRest, type Translate, useT } from '../../i18n/index.ts';
import type { SignInStep } from '../../identity/cognito.ts';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import { takeTyped, takeUserName } from '../../lib/signInHandover.ts';
import { signInError } from '../../state/signInError.ts';
import { useSignIn } from './context.ts';
import { SignInFields, type SignInValues } from './SignInFields.tsx';

/** If its code cannot load there is no button, but the form still works. */
const PasskeySignIn = lazyComponent(() =>
  import('./PasskeySignIn.tsx').then(
    (own) => own.PasskeySignIn,
    () => () => null,
  ),
);

interface SignInFormProps {
  /** Why the user is here: an ended session, a reset password. */
  notice: Key | undefined;
  onForgot: () => void;
  /** The pool asks for more than the password. */
  onStep: (step: SignInStep, typed: SignInValues) => void;
}

/** User name and password, over SRP. Takes over what was typed, or submitted, before the app loaded. */
export function SignInForm({ notice, onForgot, onStep }: SignInFormProps) {
  const t = useT();
  const [typed] = useState(takeTyped);
  const [keptName] = useState(takeUserName);
  const [values, setValues] = useState<SignInValues>({
    userName: typed?.userName || keptName,
    password: typed?.password ?? '',
    keep: typed?.keep ?? false,
  });
  const [refused, setRefused] = useState(false);
  const [failure, setFailure] = useState<Key>();
  const [odd, setOdd] = useState<string>();
  const [submitting, setSubmitting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { config, loadIdentity, enter } = useSignIn();
  const mayBeEmpty = config.cognito.flow === 'USER_AUTH';
  const preload = () => void loadIdentity().catch(() => undefined);

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    setRefused(true);
    if (submitting || !values.userName.trim() || passwordError()) return;
    setSubmitting(true);
    setFailure(undefined);
    try {
      const identity = await loadIdentity();
      const next = await identity.signIn(values.userName.trim(), values.password);
      if (next.step === 'done') await enter(next.idToken, values.keep);
      else onStep(next, values);
    } catch (error) {
      setFailure(signInError(error));
      field(form.current, 'password')?.select();
      void namedLetter(values.userName, t).then(setOdd);
    } finally {
      setSubmitting(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form takes over from the page's HTML
  useLayoutEffect(() => field(form.current, typed?.focused ?? 'userName')?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as above
  useEffect(() => {
    if (typed?.forgot) onForgot();
    else if (typed?.sent) void send();
    const idle = globalThis.requestIdleCallback?.(preload);
    return () => void (idle && cancelIdleCallback(idle));
  }, []);

  const missing = (typed: string, name: Key) =>
    typed.trim() ? undefined : t('field.required', { name: t(name).toLowerCase() });
  /**
   * No password begins or ends with a blank: report it instead of sending it and having it counted as a failed attempt.
   */
  const passwordError = () => {
    if (values.password !== values.password.trim()) return t('auth.error.blank-ends');
    return mayBeEmpty ? undefined : missing(values.password, 'auth.password');
  };

  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate>
      <Stack gap={4}>
        {failure && <Banner tone="danger" title={t(failure)} role="alert" />}
        {!failure && notice && <Banner tone="info" title={t(notice)} />}
        <SignInFields
          values={values}
          errors={
            refused
              ? { userName: missing(values.userName, 'auth.userName') ?? odd, password: passwordError() }
              : {}
          }
          onChange={(change) => {
            setOdd(undefined);
            setValues({ ...values, ...change });
          }}
          onForgot={onForgot}
          onReach={preload}
          submitting={submitting}
          mayKeep={config.keepSignedIn}
          buttonType="submit"
        />
        {config.passkeys && (
          <Suspense>
            <PasskeySignIn
              userName={values.userName}
              keep={values.keep}
              busy={submitting}
              onFailure={setFailure}
              onStep={(step) => onStep(step, values)}
            />
          </Suspense>
        )}
      </Stack>
    </form>
  );
}

/** Loaded after a refusal only, so that the page starts with few words. */
const namedLetter = (userName: string, t: Translate) =>
  Promise.all([import('../../lib/oddLetter.ts'), loadRest()]).then(
    ([{ oddLetter }]) => oddLetter(userName, t),
    () => undefined,
  );

const field = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | null | undefined;
