import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { Banner, Button, PasswordField, TextField } from '#design-system';
import { updateOwnPassword } from '../../api/session/session.ts';
import { verifyPassword } from '../../api/users.ts';
import { FormPanel } from '../../form/FormPanel.tsx';
import { NotSent, submitFailure } from '../../form/failure.ts';
import { NewPassword } from '../../form/NewPassword.tsx';
import { newPassword, ownPassword, samePassword } from '../../form/password.ts';
import { passwordRefusal } from '../../form/useStepUp.tsx';
import { useSubmit } from '../../form/useSubmit.ts';
import { useT } from '../../i18n/index.ts';
import type { PanelProps } from '../../lib/navigation/panel.ts';
import { mayBeDone, readFailure } from '../../lib/refusal.ts';
import { useConfirmSignOut, useServices, useUserName } from '../../state/session.ts';

/** Specification 9: after changing their own password, the user is signed out after this time (ms). */
const SIGN_OUT_MS = 3000;
const NONE = { current: '', password: '', confirm: '' };

/** The service refused the current password; the new one was not sent. */
class WrongPassword extends Error {}

/** `?panel=own-password`: "Đổi mật khẩu". Changing the password ends the session. */
export function OwnPasswordPanel({ onClose }: PanelProps) {
  const t = useT();
  const userName = useUserName();
  const ending = useSignOutSoon();
  const schema = v.pipe(
    v.object({ current: ownPassword(t), ...newPassword(t) }),
    samePassword(t),
    v.forward(
      v.check(({ current, password }) => current !== password, t('profile.password.same')),
      ['password'],
    ),
  );
  const task = useSubmit({
    form: { name: 'own-password', schema, initial: NONE, draft: [] },
    send: async ({ merchantId }, { current, password }) => {
      await verifyPassword(merchantId, current).catch((error: unknown) => {
        const refusal = passwordRefusal(error, t);
        throw refusal ? new WrongPassword(refusal) : new NotSent(error);
      });
      await updateOwnPassword(password).catch(async (error: unknown) => {
        if (readFailure(error) === 'accepted') return;
        if (!mayBeDone(error)) throw error;
        // The response was lost: only if the change succeeded does the service accept the new password.
        await verifyPassword(merchantId, password).catch(() => {
          throw error;
        });
      });
    },
    failure: (error) => {
      if (error instanceof WrongPassword) {
        const fields = [{ field: 'current', message: error.message }];
        return { title: t('form.failed'), text: '', fields, toasts: [] };
      }
      if (!(error instanceof NotSent) && mayBeDone(error))
        return { title: t('form.unknown'), text: t('profile.password.unknown'), fields: [], toasts: [] };
      const failure = submitFailure(error, ['password', 'newPassword'], t);
      return { ...failure, fields: failure.fields.map((one) => ({ ...one, field: 'password' })) };
    },
    touches: [],
    done: { says: t('message-change-password-logout'), next: ending.begin },
  });
  return (
    <FormPanel
      task={task}
      title={t('profile.password.title')}
      description={t('profile.password.about')}
      submit={t('profile.password.open')}
      onClose={onClose}
      instead={
        ending.seconds === undefined
          ? undefined
          : {
              content: (
                <Banner tone="success" title={t('profile.password.done')}>
                  {t('profile.password.countdown', { seconds: ending.seconds })}
                </Banner>
              ),
              actions: <SignOutNow onClick={ending.now} />,
              locked: true,
            }
      }
    >
      <TextField label={t('auth.userName')} autoComplete="username" readOnly value={userName} />
      <PasswordField
        label={t('profile.password.current')}
        autoComplete="current-password"
        required
        {...task.form.field('current')}
      />
      <NewPassword form={task.form} own />
    </FormPanel>
  );
}

/** The only action left, so it has the focus. */
function SignOutNow({ onClick }: { onClick: () => void }) {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="solid" tone="accent" onClick={onClick}>
      {t('profile.password.now')}
    </Button>
  );
}

/** Ends this session in three seconds, on any page; `seconds` counts down. */
function useSignOutSoon() {
  const { session } = useServices();
  const signOut = useConfirmSignOut();
  const [seconds, setSeconds] = useState<number>();
  const runs = seconds !== undefined;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setSeconds((left = 1) => Math.max(left - 1, 0)), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const now = () => signOut('password-changed');
  return {
    seconds,
    now,
    begin() {
      const epoch = session.epoch();
      setSeconds(SIGN_OUT_MS / 1000);
      // Not the session of another user who has signed in meanwhile.
      setTimeout(() => session.epoch() === epoch && now(), SIGN_OUT_MS);
    },
  };
}
