// All that knows aws-amplify stands here, so that the identity service can be replaced in one file.

import { syncSessionStorage } from '@aws-amplify/core';
import { Amplify } from 'aws-amplify';
import {
  signIn as amplifySignIn,
  signOut as amplifySignOut,
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  resetPassword,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Config } from '../config.ts';

/**
 * The only file that knows aws-amplify; reached by `import()` alone, so that nobody downloads it to look at a list.
 * Its tokens live in memory just long enough to be exchanged for the portal's own session.
 */

/** What a step of the sign-in came to. */
export type SignInStep =
  | { step: 'done'; idToken: string }
  | { step: 'new-password' }
  | { step: 'reset-password' };

/** Why the identity service said no, in the kinds that the sign-in page has a sentence for. */
export type IdentityErrorKind =
  | 'wrong-credentials'
  | 'disabled'
  | 'too-many-attempts'
  | 'weak-password'
  | 'challenge-expired'
  | 'wrong-code'
  | 'expired-code'
  | 'expired-password'
  | 'unconfirmed'
  | 'unsupported'
  | 'network'
  | 'unknown';

class IdentityError extends Error {
  constructor(
    readonly kind: IdentityErrorKind,
    cause: unknown,
  ) {
    super(kind, { cause });
    this.name = 'IdentityError';
  }
}

const memory = new Map<string, string>();

let configured = false;

/** Tells Amplify which user pool; needed before anything else here. */
export function configureIdentity({ cognito }: Config) {
  if (configured) return;
  configured = true;
  const endpoint = cognito.endpoint && new URL(cognito.endpoint, location.origin).href;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: cognito.userPoolId,
        userPoolClientId: cognito.clientId,
        ...(endpoint && { userPoolEndpoint: endpoint }),
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void memory.set(key, value),
    getItem: async (key) => memory.get(key) ?? null,
    removeItem: async (key) => void memory.delete(key),
    clear: async () => memory.clear(),
  });
  keepChallengeInMemory();
}

/** Under these keys of sessionStorage Amplify keeps a sign-in that waits for its new password, for three minutes. */
const CHALLENGE = /^CognitoSignInState\./;
const challenge = new Map<string, string>();

/** What a full or blocked sessionStorage does not take stays in memory: Amplify itself would refuse the sign-in. */
function keepChallengeInMemory() {
  const stored = Object.getPrototypeOf(syncSessionStorage) as typeof syncSessionStorage;
  Object.assign(syncSessionStorage, {
    setItem(key: string, value: string) {
      try {
        stored.setItem.call(this, key, value);
        challenge.delete(key);
      } catch {
        challenge.set(key, value);
      }
    },
    getItem(key: string) {
      return challenge.get(key) ?? stored.getItem.call(this, key);
    },
    removeItem(key: string) {
      challenge.delete(key);
      stored.removeItem.call(this, key);
    },
  });
}

/** Signs in over SRP: the password itself never leaves the browser. Throws `IdentityError`. */
export function signIn(userName: string, password: string): Promise<SignInStep> {
  return translated(async () => {
    memory.clear(); // A half-finished sign-in of before must not answer for this one.
    return nextStep(
      await amplifySignIn({ username: userName.normalize('NFC'), password: password.normalize('NFC') }),
    );
  });
}

/** Answers the NEW_PASSWORD_REQUIRED challenge (specification 4). May be repeated after a refused password. */
export function completeNewPassword(newPassword: string): Promise<SignInStep> {
  return translated(async () =>
    nextStep(await confirmSignIn({ challengeResponse: newPassword.normalize('NFC') })),
  );
}

/** Gives up a sign-in that waits for its new password: nothing of it stays in this browser. */
export function giveUpSignIn() {
  memory.clear();
  challenge.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (CHALLENGE.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Blocked: then nothing was kept there.
  }
}

/** Refusals that would tell a stranger whether an account exists, and whether it has an address to send a code to. */
const TELLING = ['UserNotFoundException', 'NotAuthorizedException', 'InvalidParameterException'];

/**
 * Asks for a reset code, which the service sends to the account's own address. Whether it has one is not told: the next
 * step is the same.
 */
export function requestPasswordReset(userName: string): Promise<void> {
  return translated(async () => {
    try {
      await resetPassword({ username: userName.normalize('NFC') });
    } catch (error) {
      if (!(error instanceof Error) || !TELLING.includes(error.name)) throw error;
    }
  });
}

/** A code as it was sent: pasted ones bring blanks, invisible signs and full-width digits along. */
const cleanCode = (code: string) => code.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

/** Sets a new password with the code that was sent. */
export function confirmPasswordReset(userName: string, code: string, newPassword: string): Promise<void> {
  return translated(() =>
    confirmResetPassword({
      username: userName.normalize('NFC'),
      confirmationCode: cleanCode(code),
      newPassword: newPassword.normalize('NFC'),
    }),
  );
}

/** Revokes the identity service's own tokens, if this tab still holds any. Never throws. */
export async function forgetIdentity(): Promise<void> {
  if (memory.size > 0) await amplifySignOut().catch(() => undefined);
  memory.clear();
}

async function nextStep(output: Awaited<ReturnType<typeof amplifySignIn>>): Promise<SignInStep> {
  switch (output.nextStep.signInStep) {
    case 'DONE': {
      const { tokens } = await fetchAuthSession();
      if (!tokens?.idToken) throw new Error('no id token');
      return { step: 'done', idToken: tokens.idToken.toString() };
    }
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { step: 'new-password' };
    case 'RESET_PASSWORD':
      return { step: 'reset-password' };
    default:
      throw Object.assign(new Error(output.nextStep.signInStep), { name: 'UnsupportedStep' });
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new IdentityError(kindOf(error), error);
  }
}

function kindOf(error: unknown): IdentityErrorKind {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  switch (name) {
    case 'NotAuthorizedException':
      if (/disabled/i.test(message)) return 'disabled';
      // The first password that an administrator gave runs out; only they can give another.
      if (/expired/i.test(message) && /password/i.test(message)) return 'expired-password';
      if (/attempts exceeded/i.test(message)) return 'too-many-attempts';
      // A challenge that ran out is refused under the same name.
      if (/session/i.test(message)) return 'challenge-expired';
      return 'wrong-credentials';
    case 'UserNotConfirmedException':
      return 'unconfirmed';
    case 'UnsupportedStep':
      return 'unsupported';
    case 'UserNotFoundException':
    case 'EmptySignInUsername':
    case 'EmptySignInPassword':
      return 'wrong-credentials';
    case 'LimitExceededException':
    case 'TooManyRequestsException':
    case 'TooManyFailedAttemptsException':
      return 'too-many-attempts';
    case 'InvalidPasswordException':
      return 'weak-password';
    case 'SignInException':
      return 'challenge-expired';
    case 'CodeMismatchException':
      return 'wrong-code';
    case 'ExpiredCodeException':
      return 'expired-code';
    case 'NetworkError':
      return 'network';
    default:
      return 'unknown';
  }
}
