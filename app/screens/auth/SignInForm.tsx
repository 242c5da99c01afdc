import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Banner, Stack } from '#design-system';
import { type Key, useT } from '../../i18n/index.ts';
import { takeTyped, takeUserName } from '../../lib/signInHandover.ts';
import { useSignIn } from './context.ts';
import { SignInFields, type SignInValues } from './SignInFields.tsx';
import { signInError } from './signInError.ts';

interface SignInFormProps {
  /** What brought the person here: a session that ended, a password that was reset. */
  notice: Key | undefined;
  onForgot: () => void;
  /** The account must set a new password first (specification 4). */
  onNewPassword: (keep: boolean, password: string) => void;
}

/** User name and password, over SRP. What was typed before the app arrived is taken over, and sent if it was sent. */
export function SignInForm({ notice, onForgot, onNewPassword }: SignInFormProps) {
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
  const [submitting, setSubmitting] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { loadIdentity, enter } = useSignIn();
  const preload = () => void loadIdentity().catch(() => undefined);

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    setRefused(true);
    if (submitting || !values.userName.trim() || !values.password) return;
    setSubmitting(true);
    setFailure(undefined);
    try {
      const identity = await loadIdentity();
      const next = await identity.signIn(values.userName.trim(), values.password);
      if (next.step === 'done') await enter(next.idToken, values.keep);
      else if (next.step === 'new-password') onNewPassword(values.keep, values.password);
      else setFailure('auth.error.reset-required');
    } catch (error) {
      setFailure(signInError(error));
      field(form.current, 'password')?.select();
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

  const missing = (name: 'userName' | 'password') =>
    refused && !values[name].trim()
      ? t('field.required', { name: t(`auth.${name}`).toLowerCase() })
      : undefined;

  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate>
      <Stack gap={4}>
        {failure && <Banner tone="danger" title={t(failure)} role="alert" />}
        {!failure && notice && <Banner tone="info" title={t(notice)} />}
        <SignInFields
          values={values}
          errors={{ userName: missing('userName'), password: missing('password') }}
          onChange={(change) => setValues({ ...values, ...change })}
          onForgot={onForgot}
          onReach={preload}
          submitting={submitting}
          buttonType="submit"
        />
      </Stack>
    </form>
  );
}

const field = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | null | undefined;
