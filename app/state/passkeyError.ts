import type { Key } from '../i18n/index.ts';
import type { IdentityErrorKind } from '../identity/cognito.ts';
import { signInError } from './signInError.ts';

type PasskeyKind = Extract<IdentityErrorKind, `passkey-${string}`>;

/** Own texts, which the first scripts do not need. */
const SENTENCES: Record<PasskeyKind, Key> = {
  'passkey-none': 'auth.passkey.none',
  'passkey-cancelled': 'auth.passkey.cancelled',
  'passkey-unsupported': 'auth.passkey.unsupported',
  'passkey-site': 'auth.passkey.site',
  'passkey-known': 'auth.passkey.known',
  'passkey-refused': 'auth.passkey.refused',
};

/** Like `signInError`, with passkey failures. */
export function passkeyError(error: unknown): Key {
  const kind = error instanceof Error && 'kind' in error ? String(error.kind) : '';
  return kind in SENTENCES ? SENTENCES[kind as PasskeyKind] : signInError(error);
}

/** Texts that differ for a user who is already signed in. */
const TO_OWNER: Partial<Record<Key, Key>> = {
  'auth.error.wrong-credentials': 'stepUp.wrong',
  'auth.error.challenge-expired': 'stepUp.expired',
  'auth.error.unknown': 'stepUp.failed',
  'auth.passkey.none': 'auth.passkey.refused',
};

/** Like `passkeyError`, for a signed-in user who proves their identity again. */
export function proofError(error: unknown): Key {
  const reason = passkeyError(error);
  return TO_OWNER[reason] ?? reason;
}
