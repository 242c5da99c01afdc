import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { Banner, Button, Form, type FormController, Stack, TextField } from '#design-system';
import { NewPassword } from '../../form/NewPassword.tsx';
import { newPassword, samePassword } from '../../form/password.ts';
import { filled } from '../../form/rules.ts';
import { type Key, useT } from '../../i18n/index.ts';
import { oddLetter } from '../../nouns/oddLetter.ts';
import { useIdentityForm } from './useIdentityForm.ts';

interface ResetPasswordFormProps {
  /** Back to the sign-in form; `done` when the password was reset. */
  onClose: (done: boolean) => void;
}

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
  const { form, failure } = useIdentityForm({
    schema: v.object({ userName: filled(t, 'auth.userName') }),
    initial: { userName: '' },
    send: async (identity, { userName }) => {
      await identity.requestPasswordReset(userName);
      onSent(userName);
    },
  });
  return (
    <Step form={form} failure={failure} submit="auth.reset.send" onBack={onBack}>
      <TextField
        label={t('auth.userName')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={oddLetter(form.values.userName, t)}
        {...form.field('userName')}
      />
    </Step>
  );
}

function SetWithCode({ userName, onClose }: { userName: string } & ResetPasswordFormProps) {
  const t = useT();
  const { form, failure, attempt } = useIdentityForm({
    schema: v.pipe(v.object({ code: filled(t, 'auth.reset.code'), ...newPassword(t) }), samePassword(t)),
    initial: { code: '', password: '', confirm: '' },
    send: async (identity, { code, password }) => {
      await identity.confirmPasswordReset(userName, code, password);
      onClose(true);
    },
  });
  const resend = () => attempt((identity) => identity.requestPasswordReset(userName));
  return (
    <Step
      form={form}
      failure={failure}
      notice="auth.reset.sent"
      submit="auth.reset.submit"
      onResend={() => void resend()}
      onBack={() => onClose(false)}
    >
      <TextField
        label={t('auth.reset.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        {...form.field('code')}
      />
      <NewPassword form={form} own />
    </Step>
  );
}

interface StepProps<Values> {
  form: FormController<Values>;
  failure: Key | undefined;
  /** Stands above the fields while nothing went wrong. */
  notice?: Key;
  submit: Key;
  onResend?: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** One step: what is to be known, its fields, and the ways on and back. */
function Step<Values>({ form, failure, notice, submit, onResend, onBack, children }: StepProps<Values>) {
  const t = useT();
  return (
    <Form form={form}>
      {failure && <Banner tone="danger" title={t(failure)} role="alert" />}
      {!failure && notice && <Banner tone="info" title={t(notice)} />}
      {children}
      <Button
        type="submit"
        variant="solid"
        tone="accent"
        size="lg"
        block
        loading={form.submitting}
        disabled={!form.valid}
      >
        {t(submit)}
      </Button>
      <Stack align="center">
        {onResend && (
          <Button variant="ghost" onClick={onResend}>
            {t('auth.reset.resend')}
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          {t('auth.reset.back')}
        </Button>
      </Stack>
    </Form>
  );
}
