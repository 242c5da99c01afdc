import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { Button, Form, type FormController, Modal, PasswordField, TextField, useForm } from '#design-system';
import { ApiError } from '../api/http/errors.ts';
import { verifyPassword } from '../api/users.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { lazyComponent } from '../lib/lazyComponent.tsx';
import { useScope } from '../state/business.ts';
import { failureText } from '../state/failureText.ts';
import { type ProofWay, useIdentityProof } from '../state/identityProof.ts';
import { useUserName } from '../state/session.ts';
import { ownPassword } from './password.ts';

/** Responses that mean a wrong password; services differ in which they use. */
const WRONG = [400, 401, 403, 422];

/** The payment to confirm. */
export interface StepUpMoney {
  /** As displayed. */
  amount: string;
  /** The recipient. */
  whom: string;
}

export interface StepUpQuestion {
  about: StepUpMoney | undefined;
  /** Called with the factor that confirmed; undefined if it was not confirmed. */
  onClose: (confirmed: ProofWay | undefined) => void;
}

/** Code that could not be loaded confirms nothing. */
function Unanswered({ onClose }: StepUpQuestion) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useEffect(() => onClose(undefined), []);
  return null;
}

/** Confirms with the user pool: a passkey, else password and code, if the user has one. */
export const IdentityDialog = lazyComponent(
  async () => (await import('./IdentityDialog.tsx')).IdentityDialog,
  { isOptional: true, Instead: Unanswered },
);

/**
 * Asks the user to prove their identity before a dangerous action, by their strongest factor: a passkey, else the code
 * of an authenticator app with the password, else the password. A proof counts for five minutes (ASVS 7.5.3), but never
 * for money: each amount needs its own confirmation, which names it. `confirmIdentity` resolves to false if the user
 * cancels, and for every response but a yes. The component that uses it renders the `dialog`.
 *
 * @param password the service requires the password itself (contract, `verify-password`)
 */
export function useStepUp({ password = false } = {}) {
  const proof = useIdentityProof({ password });
  const [asked, setAsked] = useState<{ about: StepUpMoney | undefined }>();
  const answer = useRef<(confirmed: boolean) => void>(undefined);
  const close = (confirmed: ProofWay | undefined) => {
    if (confirmed) proof.keep(confirmed);
    setAsked(undefined);
    answer.current?.(confirmed !== undefined);
    answer.current = undefined;
  };
  const question = asked && { ...asked, onClose: close };
  return {
    confirmIdentity: (about?: StepUpMoney) => {
      if (!about && proof.isFresh()) return Promise.resolve(true);
      // Cancel an earlier pending question.
      answer.current?.(false);
      setAsked({ about });
      return new Promise<boolean>((resolve) => {
        answer.current = resolve;
      });
    },
    dialog:
      question &&
      (proof.way === 'pool' ? (
        <Suspense>
          <IdentityDialog {...question} />
        </Suspense>
      ) : (
        <PasswordDialog {...question} />
      )),
  };
}

/** The error text for a refused password; undefined for other failures. */
export function passwordRefusal(error: unknown, t: Translate): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'http') return undefined;
  if (error.status === 429) return t('stepUp.tooMany');
  return WRONG.includes(error.status ?? 0) ? t('stepUp.wrong') : undefined;
}

/** Confirms with the merchant API. */
export function PasswordDialog({ about, onClose }: StepUpQuestion) {
  const t = useT();
  const { merchantId } = useScope();
  const form = useForm({
    schema: v.object({ password: ownPassword(t) }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      try {
        await verifyPassword(merchantId, password);
      } catch (error) {
        return [{ field: 'password', message: passwordRefusal(error, t) ?? failureText(error, t) }];
      }
      onClose('password');
      return undefined;
    },
  });
  return (
    <StepUpModal {...{ form, about, onClose }} title={t('stepUp.title')} text={t('stepUp.text')}>
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        data-autofocus
        {...form.field('password')}
      />
    </StepUpModal>
  );
}

interface StepUpModalProps<Values> extends StepUpQuestion {
  form: FormController<Values>;
  title: string;
  /** Why the user is asked; the payment comes before it. */
  text: string;
  confirm?: { label: string; autoFocus: boolean };
  children?: ReactNode;
}

/** The dialog of every factor: what is confirmed, the user name, and at most one field. */
export function StepUpModal<Values>(props: StepUpModalProps<Values>) {
  const { form, title, text, confirm, about, onClose, children } = props;
  const t = useT();
  const userName = useUserName();
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose(undefined)}
      title={title}
      description={[about && t('stepUp.money', { ...about }), text].filter(Boolean).join(' ')}
      size="sm"
      locked={form.submitting}
      footer={
        <>
          <Button busy={form.submitting} onClick={() => onClose(undefined)}>
            {t('action.cancel')}
          </Button>
          <Button
            variant="solid"
            tone="accent"
            type="submit"
            form={form.id}
            loading={form.submitting}
            data-autofocus={confirm?.autoFocus || undefined}
          >
            {confirm?.label ?? t('stepUp.confirm')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        {/* For password managers, and for users on a shared computer. */}
        <TextField label={t('auth.userName')} autoComplete="username" readOnly value={userName} />
        {children}
      </Form>
    </Modal>
  );
}
