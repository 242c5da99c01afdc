import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { AuthLayout, Banner, Button, Form, PasswordField, Stack, TextField, useForm } from '#design-system';
import { verifyPassword } from '../api/users.ts';
import { ownPassword } from '../form/password.ts';
import { passwordRefusal } from '../form/useStepUp.tsx';
import { type Key, useT } from '../i18n/index.ts';
import { useSignOut } from '../money/useSignOut.ts';
import { TillFollower } from '../screens/webpos/TillFollower.tsx';
import { useScope } from '../state/business.ts';
import { failureText } from '../state/failureText.ts';
import { useIdentity } from '../state/identity.ts';
import { useLock } from '../state/lock.ts';
import { proofError } from '../state/passkeyError.ts';
import { useServices, useUserName } from '../state/session.ts';
import { usePageTitle } from '../state/usePageTitle.tsx';

/**
 * Replaces every page while the screen is locked: pages are not rendered, and the user's password or passkey unlocks
 * them. Payments waiting at the till are still followed.
 */
export function LockScreen() {
  const t = useT();
  const { merchantId } = useScope();
  const userName = useUserName();
  const { unlock } = useLock();
  const { config } = useServices();
  const [failure, setFailure] = useState<Key>();
  const signOut = useSignOut();
  const input = useRef<HTMLInputElement>(null);
  usePageTitle(t('lock.title'));
  useEffect(() => input.current?.focus(), []);
  const form = useForm({
    schema: v.object({ password: ownPassword(t) }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      setFailure(undefined);
      try {
        await verifyPassword(merchantId, password);
      } catch (error) {
        return [{ field: 'password', message: passwordRefusal(error, t) ?? failureText(error, t) }];
      }
      unlock();
      return undefined;
    },
  });
  return (
    <AuthLayout
      productName={t('app.name')}
      pitch={{ title: t('app.tagline') }}
      title={t('lock.title')}
      description={t('lock.text')}
    >
      <Form form={form}>
        {failure && <Banner tone="danger" role="alert" title={t(failure)} />}
        <TextField label={t('auth.userName')} autoComplete="username" readOnly value={userName} />
        <PasswordField
          ref={input}
          label={t('auth.password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Button type="submit" variant="solid" tone="accent" size="lg" block loading={form.submitting}>
          {t('lock.unlock')}
        </Button>
        {config.passkeys && <PasskeyUnlock onFailure={setFailure} onYes={unlock} />}
        <Stack align="center">
          <Button variant="ghost" onClick={() => signOut()}>
            {t('action.signOut')}
          </Button>
        </Stack>
      </Form>
      <TillFollower />
    </AuthLayout>
  );
}

interface PasskeyUnlockProps {
  /** Called with undefined when a new attempt begins. */
  onFailure: (reason: Key | undefined) => void;
  onYes: () => void;
}

/** Unlocks with a passkey instead of the password, if the pool has one. Only a completed sign-in there unlocks. */
function PasskeyUnlock({ onFailure, onYes }: PasskeyUnlockProps) {
  const t = useT();
  const load = useIdentity();
  const userName = useUserName();
  const [hasOne, setHasOne] = useState(false);
  const [asking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; if it fails, the user can enter the password
  useEffect(() => {
    load()
      .then((identity) => identity.hasPasskey(userName))
      .then(setHasOne, () => undefined);
  }, []);
  const unlock = async () => {
    if (asking) return;
    setAsking(true);
    onFailure(undefined);
    try {
      const identity = await load();
      const { step } = await identity.signInWithPasskey(userName);
      await identity.forgetIdentity();
      if (step !== 'done') throw new Error(step);
      onYes();
    } catch (error) {
      onFailure(proofError(error));
    } finally {
      setAsking(false);
    }
  };
  if (!hasOne) return null;
  return (
    <Button size="lg" block loading={asking} onClick={() => void unlock()}>
      {t('lock.passkey')}
    </Button>
  );
}
