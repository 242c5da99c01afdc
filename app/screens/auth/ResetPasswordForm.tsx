import { useState } from 'react';
import * as v from 'valibot';
import { Banner, Button, TextField } from '#design-system';
import { CodeField } from '../../form/CodeField.tsx';
import { NewPassword } from '../../form/NewPassword.tsx';
import { newPassword, samePassword } from '../../form/password.ts';
import { filled } from '../../form/rules.ts';
import { useT } from '../../i18n/index.ts';
import { oddLetter } from '../../lib/oddLetter.ts';
import { IdentityStep } from './IdentityStep.tsx';
import { useIdentityForm } from './useIdentityForm.ts';

interface ResetPasswordFormProps {
  /** Known if the service required the reset. */
  userName?: string;
  /** Back to the sign-in form; `done` when the password was reset. */
  onClose: (done: boolean) => void;
}

/** Resets a forgotten password in two steps: request a code, then set a new password with it. */
export function ResetPasswordForm({ userName, onClose }: ResetPasswordFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <AskForCode known={userName} onSent={setSentTo} onBack={() => onClose(false)} />
  ) : (
    <SetWithCode userName={sentTo} onClose={onClose} />
  );
}

interface AskForCodeProps {
  known: string | undefined;
  onSent: (userName: string) => void;
  onBack: () => void;
}

/** Never reveals whether the account exists: the response is the same. */
function AskForCode({ known, onSent, onBack }: AskForCodeProps) {
  const t = useT();
  const { form, failure } = useIdentityForm({
    schema: v.object({ userName: filled(t, 'auth.userName') }),
    initial: { userName: known ?? '' },
    send: async (identity, { userName }) => {
      await identity.requestPasswordReset(userName);
      onSent(userName);
    },
  });
  return (
    <IdentityStep
      form={form}
      failure={failure}
      notice={known && <Banner tone="info" title={t('auth.error.reset-required')} />}
      submit="auth.reset.send"
      onBack={onBack}
    >
      <TextField
        label={t('auth.userName')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={oddLetter(form.values.userName, t)}
        {...form.field('userName')}
      />
    </IdentityStep>
  );
}

/** Every request for a code leads here, with advice if no code arrives. */
function SetWithCode({ userName, onClose }: Required<ResetPasswordFormProps>) {
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
    <IdentityStep
      form={form}
      failure={failure}
      notice={
        <Banner tone="info" title={t('auth.reset.sent')}>
          {t('auth.reset.none')}
        </Banner>
      }
      submit="auth.reset.submit"
      aside={
        <Button variant="ghost" onClick={() => void resend()}>
          {t('auth.reset.resend')}
        </Button>
      }
      onBack={() => onClose(false)}
    >
      <CodeField {...form.field('code')} />
      <NewPassword form={form} own />
    </IdentityStep>
  );
}
