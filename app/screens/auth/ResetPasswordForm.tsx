import { useState } from 'react';
import * as v from 'valibot';
import { Banner, Button, Form, Stack, TextField, useForm } from '#design-system';
import { newPasswordSchema } from '../../form/password.ts';
import { type Key, type Translate, useT } from '../../i18n/index.ts';
import { useSignIn } from './context.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { signInError } from './signInError.ts';

interface ResetPasswordFormProps {
  /** Back to the sign-in form; `done` when the password was reset. */
  onClose: (done: boolean) => void;
}

const filled = (t: Translate, name: Key) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, t('field.required', { name: t(name).toLowerCase() })));

/** A forgotten password, in two steps: ask for a code, then set a new password with it. */
export function ResetPasswordForm({ onClose }: ResetPasswordFormProps) {
  const [userName, setUserName] = useState<string>();
  return userName === undefined ? (
    <AskForCode onSent={setUserName} onBack={() => onClose(false)} />
  ) : (
    <SetWithCode userName={userName} onClose={onClose} />
  );
}

/** Whether the account exists is never told: the answer is the same. */
function AskForCode({ onSent, onBack }: { onSent: (userName: string) => void; onBack: () => void }) {
  const t = useT();
  const { loadIdentity } = useSignIn();
  const [failure, setFailure] = useState<Key>();
  const form = useForm({
    schema: v.object({ userName: filled(t, 'auth.userName') }),
    initial: { userName: '' },
    onSubmit: async ({ userName }) => {
      try {
        await (await loadIdentity()).requestPasswordReset(userName);
        onSent(userName);
      } catch (error) {
        setFailure(signInError(error));
      }
      return undefined;
    },
  });
  return (
    <Form form={form}>
      {failure && <Banner tone="danger" title={t(failure)} role="alert" />}
      <TextField label={t('auth.userName')} autoComplete="username" required {...form.field('userName')} />
      <Button
        type="submit"
        variant="solid"
        tone="accent"
        size="lg"
        block
        loading={form.submitting}
        disabled={!form.valid}
      >
        {t('auth.reset.send')}
      </Button>
      <Stack align="center">
        <Button variant="ghost" onClick={onBack}>
          {t('auth.reset.back')}
        </Button>
      </Stack>
    </Form>
  );
}

function SetWithCode({ userName, onClose }: { userName: string } & ResetPasswordFormProps) {
  const t = useT();
  const { loadIdentity } = useSignIn();
  const [failure, setFailure] = useState<Key>();
  const form = useForm({
    schema: v.intersect([v.object({ code: filled(t, 'auth.reset.code') }), newPasswordSchema(t)]),
    initial: { code: '', password: '', confirm: '' },
    onSubmit: async ({ code, password }) => {
      setFailure(undefined);
      try {
        await (await loadIdentity()).confirmPasswordReset(userName, code, password);
        onClose(true);
      } catch (error) {
        setFailure(signInError(error));
      }
      return undefined;
    },
  });
  const resend = async () => {
    setFailure(undefined);
    try {
      await (await loadIdentity()).requestPasswordReset(userName);
    } catch (error) {
      setFailure(signInError(error));
    }
  };
  return (
    <Form form={form}>
      {failure ? (
        <Banner tone="danger" title={t(failure)} role="alert" />
      ) : (
        <Banner tone="info" title={t('auth.reset.sent')} />
      )}
      <TextField
        label={t('auth.reset.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        {...form.field('code')}
      />
      <NewPasswordFields password={form.field('password')} confirm={form.field('confirm')} />
      <Button
        type="submit"
        variant="solid"
        tone="accent"
        size="lg"
        block
        loading={form.submitting}
        disabled={!form.valid}
      >
        {t('auth.reset.submit')}
      </Button>
      <Stack align="center">
        <Button variant="ghost" onClick={() => void resend()}>
          {t('auth.reset.resend')}
        </Button>
        <Button variant="ghost" onClick={() => onClose(false)}>
          {t('auth.reset.back')}
        </Button>
      </Stack>
    </Form>
  );
}
