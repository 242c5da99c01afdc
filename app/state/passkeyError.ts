import type { Key } from '../i18n/index.ts';
import type { IdentityErrorKind } from '../identity/cognito.ts';
import { signInError } from './signInError.ts';

type PasskeyKind = Extract<IdentityErrorKind, `passkey-${string}`>;

/** Sentences of their own, which no first script needs. */
const SENTENCES: Record<PasskeyKind, Key> = {
  'passkey-none': 'auth.passkey.none',
  'passkey-cancelled': 'auth.passkey.cancelled',
  'passkey-unsupported': 'auth.passkey.unsupported',
  'passkey-site': 'auth.passkey.site',
  'passkey-known': 'auth.passkey.known',
  'passkey-refused': 'auth.passkey.refused',
};

/** As `signInError`, with what may go wrong with a passkey. */
export function passkeyError(error: unknown): Key {
  const kind = error instanceof Error && 'kind' in error ? String(error.kind) : '';
  return kind in SENTENCES ? SENTENCES[kind as PasskeyKind] : signInError(error);
}
