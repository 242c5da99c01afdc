import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Banner, Button, Modal, PasswordField, Spinner, useForm } from '#design-system';
import { type Key, useT } from '../i18n/index.ts';
import type { SignInStep } from '../identity/cognito.ts';
import { useIdentity } from '../state/identity.ts';
import { useIdentityProof } from '../state/identityProof.ts';
import { passkeyError, proofError } from '../state/passkeyError.ts';
import { useUserName } from '../state/session.ts';
import { CodeField } from './CodeField.tsx';
import { ownPassword } from './password.ts';
import { filled } from './rules.ts';
import { PasswordDialog, StepUpModal, type StepUpQuestion } from './useStepUp.tsx';

type Code = Extract<SignInStep, { step: 'code' }>;

interface IdentityDialogProps extends StepUpQuestion {
  /** The next step needs the user pool's own tokens. */
  keepsTokens?: boolean;
}

/**
 * Signs the user in with the user pool again, by their strongest factor: a passkey, else password and code. A user with
 * neither gives the password to the merchant API. Only a completed sign-in confirms.
 */
export function IdentityDialog({ keepsTokens = false, ...question }: IdentityDialogProps) {
  const t = useT();
  const load = useIdentity();
  const userName = useUserName();
  const [way, setWay] = useState<'passkey' | 'password' | 'service' | Code>();
  const proof = useIdentityProof();
  const [failure, setFailure] = useState<Key>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each try
  useEffect(() => {
    let isStill = true;
    setFailure(undefined);
    load()
      .then((identity) => identity.hasPasskey(userName))
      .then(
        (has) => {
          if (!isStill) return;
          if (has || proof.hasCode || keepsTokens) return setWay(has ? 'passkey' : 'password');
          proof.notePasswordIsAll();
          return !question.about && proof.isFresh() ? question.onClose('password') : setWay('service');
        },
        (error: unknown) => isStill && setFailure(passkeyError(error)),
      );
    return () => {
      isStill = false;
    };
  }, [tries]);
  const done = async () => {
    if (!keepsTokens) await load().then(({ forgetIdentity }) => forgetIdentity());
    question.onClose('pool');
  };
  if (way === 'service') return <PasswordDialog {...question} />;
  if (way) {
    const key = typeof way === 'string' ? way : 'code';
    return <Factor key={key} {...question} way={way} onDone={done} onCode={setWay} />;
  }
  return (
    <Modal
      open
      onOpenChange={() => question.onClose(undefined)}
      title={t('stepUp.identity')}
      size="sm"
      footer={
        <>
          <Button onClick={() => question.onClose(undefined)}>{t('action.cancel')}</Button>
          {failure && (
            <Button variant="solid" tone="accent" onClick={() => setTries(tries + 1)}>
              {t('action.retry')}
            </Button>
          )}
        </>
      }
    >
      {failure ? <Banner tone="danger" role="alert" title={t(failure)} /> : <Spinner announce />}
    </Modal>
  );
}

interface FactorProps extends StepUpQuestion {
  way: 'passkey' | 'password' | Code;
  onDone: () => Promise<void>;
  onCode: (code: Code) => void;
}

/** One factor of the sign-in. */
function Factor({ way, about, onClose, onDone, onCode }: FactorProps) {
  const t = useT();
  const load = useIdentity();
  const userName = useUserName();
  const code = typeof way === 'string' ? undefined : way;
  const rule = { passkey: v.string(), password: ownPassword(t), code: filled(t, 'auth.reset.code') };
  const form = useForm({
    schema: v.object({ typed: rule[code ? 'code' : (way as 'passkey' | 'password')] }),
    initial: { typed: '' },
    onSubmit: async ({ typed }) => {
      try {
        const identity = await load();
        let next =
          way === 'passkey'
            ? await identity.signInWithPasskey(userName)
            : await (code ? identity.answerStep(typed) : identity.signIn(userName, typed));
        const factor = next.step === 'choice' && !next.setsUp && next.options[0];
        // The strongest of several second factors: the options come in that order.
        if (factor) next = await identity.answerStep(factor);
        if (next.step === 'done') await onDone();
        else if (next.step === 'code') onCode(next);
        else return [{ message: t('stepUp.unsupported') }];
        return undefined;
      } catch (error) {
        return [{ ...(way !== 'passkey' && { field: 'typed' }), message: t(proofError(error)) }];
      }
    },
  });
  const words = code
    ? t(`auth.code.${code.by}`, { to: code.to ?? '' })
    : t(way === 'passkey' ? 'stepUp.passkey.text' : 'stepUp.text');
  const title = code ? 'auth.code.title' : way === 'passkey' ? 'stepUp.passkey.title' : 'stepUp.title';
  return (
    <StepUpModal
      {...{ form, about, onClose }}
      title={t(title)}
      text={words}
      {...(way === 'passkey' && { confirm: { label: t('stepUp.passkey.use'), autoFocus: true } })}
    >
      {way === 'password' && (
        <PasswordField
          label={t('auth.password')}
          autoComplete="current-password"
          data-autofocus
          {...form.field('typed')}
        />
      )}
      {code && <CodeField data-autofocus {...form.field('typed')} />}
    </StepUpModal>
  );
}
