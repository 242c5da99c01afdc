import { useState } from 'react';
import { type FormOptions, useForm } from '#design-system';
import type { Key } from '../../i18n/index.ts';
import { passkeyError } from '../../state/passkeyError.ts';
import { useSignIn } from './context.ts';

/** The identity service's code, once it is here. */
export type Identity = Awaited<ReturnType<ReturnType<typeof useSignIn>['loadIdentity']>>;

interface IdentityFormOptions<Values, Output> extends Omit<FormOptions<Values, Output>, 'onSubmit'> {
  send: (identity: Identity, output: Output) => Promise<unknown>;
  /** Hears what stopped it; true where that is said elsewhere. */
  onStop?: (reason: Key) => boolean;
}

/**
 * A form of the sign-in page, whose values go to the identity service. A failure is one message above its fields.
 * It does not use the form kit, which needs a session (docs/decisions/sign-in-page.md).
 */
export function useIdentityForm<Values extends object, Output>({
  send,
  onStop,
  ...options
}: IdentityFormOptions<Values, Output>) {
  const { loadIdentity } = useSignIn();
  const [failure, setFailure] = useState<Key>();
  /** One call of the identity service, from this form or beside it. */
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
