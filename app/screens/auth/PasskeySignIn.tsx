import { useState } from 'react';
import { Button } from '#design-system';
import { type Key, useT } from '../../i18n/index.ts';
import type { SignInStep } from '../../identity/cognito.ts';
import { passkeyError } from '../../state/passkeyError.ts';
import { useSignIn } from './context.ts';

interface PasskeySignInProps {
  userName: string;
  keep: boolean;
  busy: boolean;
  /** Undefined when a new attempt begins. */
  onFailure: (reason: Key | undefined) => void;
  /** The pool requires another step, which it currently never does after a passkey. */
  onStep: (step: SignInStep) => void;
}

/** Below the sign-in form: a passkey of this device instead of the password and any second factor. */
export function PasskeySignIn({ userName, keep, busy, onFailure, onStep }: PasskeySignInProps) {
  const t = useT();
  const { loadIdentity, enter } = useSignIn();
  const [asking, setAsking] = useState(false);
  const signIn = async () => {
    if (asking) return;
    const name = userName.trim();
    onFailure(name ? undefined : 'auth.passkey.name');
    if (!name) return document.getElementById('sign-in-user')?.focus();
    setAsking(true);
    try {
      const next = await (await loadIdentity()).signInWithPasskey(name);
      if (next.step === 'done') await enter(next.idToken, keep);
      else onStep(next);
    } catch (error) {
      onFailure(passkeyError(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button size="lg" block loading={asking} busy={busy} onClick={() => void signIn()}>
      {t('auth.passkey.signIn')}
    </Button>
  );
}
