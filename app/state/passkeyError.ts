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

/** Sentences that mean something else to who is signed in. */
const TO_OWNER: Partial<Record<Key, Key>> = {
  'auth.error.wrong-credentials': 'stepUp.wrong',
  'auth.error.challenge-expired': 'stepUp.expired',
  'auth.error.unknown': 'stepUp.failed',
  'auth.passkey.none': 'auth.passkey.refused',
};

/** As `passkeyError`, for who is signed in and proves it once more. */
export function proofError(error: unknown): Key {
  const reason = passkeyError(error);
  return TO_OWNER[reason] ?? reason;
}
