import { ApiError } from '../api/http/errors.ts';
import type { Key } from '../i18n/index.ts';
import type { IdentityErrorKind } from '../identity/cognito.ts';

const identityKinds = new Set<string>([
  'wrong-credentials',
  'disabled',
  'too-many-attempts',
  'weak-password',
  'same-password',
  'invalid-input',
  'challenge-expired',
  'wrong-code',
  'wrong-app-code',
  'expired-code',
  'used-code',
  'expired-password',
  'reset-required',
  'unconfirmed',
  'network',
] satisfies IdentityErrorKind[]);

/** The message for a failed sign-in. The service's own texts are never shown. */
export function signInError(error: unknown): Key {
  // Check its fields, not its class: the class comes with the identity service's code, which may have failed to load.
  const kind = error instanceof Error && 'kind' in error ? String(error.kind) : '';
  if (error instanceof ApiError) {
    if (error.kind === 'network' || error.kind === 'timeout') return 'auth.error.network';
    return error.status === 401 || error.status === 403 ? 'auth.error.refused' : 'auth.error.unknown';
  }
  return identityKinds.has(kind) ? (`auth.error.${kind}` as Key) : 'auth.error.unknown';
}
