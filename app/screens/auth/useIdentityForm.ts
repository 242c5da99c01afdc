import { useState } from 'react';
import { type FormOptions, useForm } from '#design-system';
import type { Key } from '../../i18n/index.ts';
import { passkeyError } from '../../state/passkeyError.ts';
import { useSignIn } from './context.ts';

/** The identity service's module, once loaded. */
export type Identity = Awaited<ReturnType<ReturnType<typeof useSignIn>['loadIdentity']>>;

interface IdentityFormOptions<Values, Output> extends Omit<FormOptions<Values, Output>, 'onSubmit'> {
  send: (identity: Identity, output: Output) => Promise<unknown>;
  /** Receives the error; returns true if it is shown elsewhere. */
  onStop?: (reason: Key) => boolean;
}

/**
 * A form of the sign-in page that submits to the identity service. A failure is one message above the fields. It does
 * not use the form kit, which needs a session (docs/decisions/sign-in-page.md).
 */
export function useIdentityForm<Values extends object, Output>({
  send,
  onStop,
  ...options
}: IdentityFormOptions<Values, Output>) {
  const { loadIdentity } = useSignIn();
  const [failure, setFailure] = useState<Key>();
  /** Calls the identity service, from this form or from another button of the step. */
  const attempt = async (call: (identity: Identity) => Promise<unknown>) => {
    setFailure(undefined);
    try {
      await call(await loadIdentity());
    } catch (error) {
      const reason = passkeyError(error);
      if (!onStop?.(reason)) setFailure(reason);
    }
  };
  const form = useForm<Values, Output>({
    ...options,
    onSubmit: async (output) => {
      await attempt((identity) => send(identity, output));
      return undefined;
    },
  });
  return { form, failure, attempt };
}
