import type { RefObject } from 'react';
import * as v from 'valibot';
import { Banner, Button, Form, Modal } from '#design-system';
import { NewPassword } from '../../form/NewPassword.tsx';
import { newPassword, samePassword } from '../../form/password.ts';
import { type Key, useT } from '../../i18n/index.ts';
import { rememberChallenge } from './challenge.ts';
import { useSignIn } from './context.ts';
import { useIdentityForm } from './useIdentityForm.ts';

interface NewPasswordModalProps {
  keep: boolean;
  /** The password that must not be used again, while it is known. */
  temporary: RefObject<string | undefined>;
  /** Given up, or the challenge ran out: back to the sign-in form, with the reason if there is one. */
  onClose: (reason?: Key) => void;
}

/** NEW_PASSWORD_REQUIRED (specification 4): nobody gets in before a password of their own is set. */
export function NewPasswordModal({ keep, temporary, onClose }: NewPasswordModalProps) {
  const t = useT();
  const { loadIdentity, enter } = useSignIn();
  const { form, failure } = useIdentityForm({
    schema: v.pipe(
      v.object(newPassword(t)),
      samePassword(t),
      v.forward(
        v.check(({ password }) => password !== temporary.current, t('auth.error.same-password')),
        ['password'],
      ),
    ),
    initial: { password: '', confirm: '' },
    send: async (identity, { password }) => {
      const next = await identity.completeNewPassword(password);
      // Whatever becomes of the exchange, this password is set.
      rememberChallenge(undefined);
      if (next.step === 'done') await enter(next.idToken, keep);
    },
    onStop: (reason) => {
      const isOver = reason === 'auth.error.challenge-expired';
      if (isOver) onClose(reason);
      return isOver;
    },
  });

  const cancel = () => {
    void loadIdentity().then(
      ({ giveUpSignIn }) => giveUpSignIn(),
      () => undefined,
    );
    onClose();
  };

  return (
    <Modal
      open
      onOpenChange={cancel}
      locked={form.submitting}
      role="alertdialog"
      title={t('auth.newPassword.title')}
      description={t('auth.newPassword.intro')}
      footer={
        <>
          <Button onClick={cancel} disabled={form.submitting}>
            {t('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="solid"
            tone="accent"
            disabled={!form.valid}
            loading={form.submitting}
          >
            {t('auth.newPassword.submit')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        {failure && <Banner tone="danger" title={t(failure)} role="alert" />}
        <NewPassword form={form} own />
      </Form>
    </Modal>
  );
}
