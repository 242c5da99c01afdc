import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { AuthLayout, Button, Form, PasswordField, Stack, TextField, useForm } from '#design-system';
import { verifyPassword } from '../api/users.ts';
import { ownPassword } from '../form/password.ts';
import { passwordRefusal } from '../form/useStepUp.tsx';
import { useT } from '../i18n/index.ts';
import { later } from '../i18n/lazyComponent.tsx';
import { useSignOut } from '../money/useSignOut.ts';
import { useScope } from '../state/business.ts';
import { failureText } from '../state/failureText.ts';
import { useLock } from '../state/lock.ts';
import { useUserName } from '../state/session.ts';
import { usePageTitle } from '../state/usePageTitle.tsx';

const TillFollower = later(async () => (await import('../screens/webpos/TillFollower.tsx')).TillFollower);

/**
 * In place of every page while the screen is locked: nothing of them is drawn, and the password of who is signed in brings
 * them back. What waits at the till is followed on.
 */
export function LockScreen() {
  const t = useT();
  const { merchantId } = useScope();
  const userName = useUserName();
  const { unlock } = useLock();
  const signOut = useSignOut();
  const input = useRef<HTMLInputElement>(null);
  usePageTitle(t('lock.title'));
  useEffect(() => input.current?.focus(), []);
  const form = useForm({
    schema: v.object({ password: ownPassword(t) }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
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
