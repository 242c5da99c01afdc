// Everything that uses aws-amplify is in this file, so that the identity service can be replaced in one place.

import { syncSessionStorage } from '@aws-amplify/core';
import { Amplify } from 'aws-amplify';
import {
  signIn as amplifySignIn,
  signOut as amplifySignOut,
  associateWebAuthnCredential,
  confirmResetPassword,
  confirmSignIn,
  deleteWebAuthnCredential,
  fetchAuthSession,
  listWebAuthnCredentials,
  resetPassword,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Config } from '../config.ts';
import { cleanCode } from './code.ts';

/**
 * The only file that uses aws-amplify; loaded by `import()` only, so that viewing a list does not download it. Its
 * tokens stay in memory just until they are exchanged for the portal's own session.
 */

/** What the sign-in needs next: nothing (`done`), or an answer from the user. */
export type SignInStep =
  | { step: 'done'; idToken: string }
  /** `missing`: required attributes that the pool lacks, by the pool's names. */
  | { step: 'new-password'; missing: string[] }
  | { step: 'reset-password' }
  /** `to`: the masked destination. `digits`: the length of the code, if known. */
  | { step: 'code'; by: CodeFactor; to?: string | undefined; digits?: number | undefined }
  /** `options`: the possible answers, each one of `Option`. */
  | { step: 'choice'; setsUp: boolean; options: Option[] }
  /** `secret`: in base32, for an authenticator app. The answer is its first code. */
  | { step: 'app-setup'; secret: string }
  | { step: 'email-setup' }
  | { step: 'password' }
  /** A challenge of the pool that the portal does not support, by the pool's name. */
  | { step: 'unsupported'; name: string };

type CodeFactor = 'TOTP' | 'SMS' | 'EMAIL';

/** The options of a choice: second factors, and first ones (`USER_AUTH`). */
const OPTIONS = [
  ...(['WEB_AUTHN', 'TOTP', 'SMS', 'EMAIL'] as const),
  ...(['PASSWORD_SRP', 'PASSWORD', 'EMAIL_OTP', 'SMS_OTP'] as const),
] as const;
export type Option = (typeof OPTIONS)[number];

/** Why the identity service refused, by the kinds that the sign-in page has a message for. */
export type IdentityErrorKind =
  | 'wrong-credentials'
  | 'disabled'
  | 'too-many-attempts'
  | 'weak-password'
  | 'same-password'
  | 'invalid-input'
  | 'challenge-expired'
  | 'wrong-code'
  | 'wrong-app-code'
  | 'expired-code'
  | 'used-code'
  | 'expired-password'
  | 'reset-required'
  | 'unconfirmed'
  | 'passkey-none'
  | 'passkey-cancelled'
  | 'passkey-unsupported'
  | 'passkey-site'
  | 'passkey-known'
  | 'passkey-refused'
  /** The pool's own tokens are needed but gone: the user has to sign in again. */
  | 'sign-in-again'
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

let settings: Config | undefined;

/** Configures Amplify's user pool; call it before everything else here. */
export function configureIdentity(config: Config) {
  const isFirst = !settings;
  settings = config;
  if (!isFirst) return;
  const { cognito } = config;
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

/** Amplify stores a pending sign-in under these keys of sessionStorage, for three minutes. */
const CHALLENGE = /^CognitoSignInState\./;
const challenge = new Map<string, string>();

/** Keeps in memory what a full or blocked sessionStorage does not accept: Amplify would otherwise fail the sign-in. */
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

/**
 * Signs in with SRP: the password itself never leaves the browser. It may be empty if the pool asks for the name first
 * (`USER_AUTH`). Throws `IdentityError`.
 */
export function signIn(userName: string, typed: string): Promise<SignInStep> {
  const username = userName.normalize('NFC');
  const password = typed.normalize('NFC');
  return asked(() => {
    memory.clear(); // An earlier, unfinished sign-in must not interfere.
    if (settings?.cognito.flow !== 'USER_AUTH') return amplifySignIn({ username, password });
    if (!password) return amplifySignIn({ username, options: FIRST });
    return amplifySignIn({ username, password, options: { ...FIRST, preferredChallenge: 'PASSWORD_SRP' } });
  });
}

/** Under USER_AUTH a sign-in starts with the user name, without a password. */
const FIRST = { authFlowType: 'USER_AUTH' } as const;

/**
 * Signs in with a passkey of this device, instead of password and second factor. Throws `IdentityError`: `passkey-none`
 * for a user without a passkey, and also for an unknown user name.
 */
export async function signInWithPasskey(userName: string): Promise<SignInStep> {
  const options = { ...FIRST, preferredChallenge: 'WEB_AUTHN' } as const;
  const next = await asked(() => {
    memory.clear();
    return amplifySignIn({ username: userName.normalize('NFC'), options });
  }, 'passkey-refused');
  if (next.step === 'choice') throw new IdentityError('passkey-none', next);
  return next;
}

/** Whether the pool has a passkey of this user; starts no sign-in. Throws `IdentityError`. */
export async function hasPasskey(userName: string): Promise<boolean> {
  if (!settings?.passkeys) return false;
  const next = await asked(() => {
    memory.clear();
    return amplifySignIn({ username: userName.normalize('NFC'), options: FIRST });
  });
  giveUpSignIn();
  return next.step === 'choice' && next.options.includes('WEB_AUTHN');
}

/** A passkey as listed by the pool. */
export interface Passkey {
  id: string;
  /** The pool's name for the authenticator's model. */
  name: string;
  /** Unix seconds. */
  createdAt: number | undefined;
}

/**
 * The passkeys of the user signed in with the pool, newest first; at most 20 exist. Throws `sign-in-again` without
 * tokens.
 */
export function listPasskeys(): Promise<Passkey[]> {
  return ofOwner(async () => {
    const { credentials } = await listWebAuthnCredentials({ pageSize: 20 });
    return credentials
      .map(({ credentialId = '', friendlyCredentialName = '', createdAt }) => ({
        id: credentialId,
        name: friendlyCredentialName,
        createdAt: createdAt && Math.floor(createdAt.getTime() / 1000),
      }))
      .sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0));
  });
}

/** Creates a passkey on this device and registers it with the pool. */
export const addPasskey = (): Promise<void> => ofOwner(associateWebAuthnCredential);

/** Deletes a passkey from the pool; the device may still show it. */
export const deletePasskey = (credentialId: string): Promise<void> =>
  ofOwner(() => deleteWebAuthnCredential({ credentialId }));

/** A call that needs the tokens of a recent sign-in with the pool. */
const ofOwner = <T>(work: () => Promise<T>) => translated(work, 'sign-in-again');

/** Answers NEW_PASSWORD_REQUIRED (specification 4). Can be repeated after a refused password. */
export function completeNewPassword(
  newPassword: string,
  attributes: Record<string, string> = {},
): Promise<SignInStep> {
  const options = { userAttributes: attributes };
  return asked(() => confirmSignIn({ challengeResponse: newPassword.normalize('NFC'), options }));
}

/** Answers any other step: a code, an option of a choice, the password, an address. Can be repeated after a refusal. */
export async function answerStep(answer: string): Promise<SignInStep> {
  const next = await asked(() => confirmSignIn({ challengeResponse: answer.normalize('NFC') }));
  // A code that replaces the password may be longer than a second-factor code.
  return next.step === 'code' && answer.endsWith('_OTP') ? { ...next, digits: undefined } : next;
}

/** Cancels a pending sign-in and removes all traces of it from this browser. */
export function giveUpSignIn() {
  memory.clear();
  challenge.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (CHALLENGE.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was stored there.
  }
}

/** Refusals that would reveal whether an account exists, and whether it has an address for a code. */
const TELLING = ['UserNotFoundException', 'NotAuthorizedException', 'InvalidParameterException'];

/**
 * Requests a reset code, sent to the account's own address. The next step is the same whether or not there is one, so
 * that this is not revealed.
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

/** Sets a new password with the emailed or texted code. */
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

type Output = Awaited<ReturnType<typeof amplifySignIn>>;

/** Amplify's messages for a challenge newer than itself, in English only. */
const UNKNOWN = /(\w+) challengeName returned|Cannot initiate MFA setup from available types: ?(.*)/;

/** Makes one call and returns the next step. */
function asked(call: () => Promise<Output>, refusal?: IdentityErrorKind): Promise<SignInStep> {
  return translated(async () => {
    try {
      return await nextStep(await call());
    } catch (error) {
      const [found, challenge] = (error instanceof Error && UNKNOWN.exec(error.message)) || [];
      if (found) return { step: 'unsupported', name: challenge || 'MFA_SETUP' };
      throw error;
    }
  }, refusal);
}

async function nextStep({ nextStep: next }: Output): Promise<SignInStep> {
  switch (next.signInStep) {
    case 'DONE': {
      const { tokens } = await fetchAuthSession();
      if (!tokens?.idToken) throw new Error('no id token');
      return { step: 'done', idToken: tokens.idToken.toString() };
    }
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { step: 'new-password', missing: next.missingAttributes ?? [] };
    case 'RESET_PASSWORD':
      return { step: 'reset-password' };
    case 'CONFIRM_SIGN_UP':
      throw Object.assign(new Error(next.signInStep), { name: 'UserNotConfirmedException' });
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { step: 'code', by: 'TOTP', digits: 6 };
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { step: 'code', by: 'SMS', to: next.codeDeliveryDetails?.destination, digits: 6 };
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return { step: 'code', by: 'EMAIL', to: next.codeDeliveryDetails?.destination, digits: 6 };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return choice(next.signInStep, next.allowedMFATypes, false);
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return choice(next.signInStep, next.allowedMFATypes, true);
    case 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION':
      return choice(next.signInStep, next.availableChallenges, false);
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return { step: 'app-setup', secret: next.totpSetupDetails.sharedSecret };
    case 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP':
      return { step: 'email-setup' };
    case 'CONFIRM_SIGN_IN_WITH_PASSWORD':
      return { step: 'password' };
    default:
      return { step: 'unsupported', name: challengeOf(next.signInStep) };
  }
}

/** The challenge name of the pool's documentation, which its administrator knows. */
const challengeOf = (signInStep: string) => signInStep.replace(/^CON(FIRM|TINUE)_SIGN_IN_WITH_/, '');

/** The options of the pool that the portal supports; the password only once, over SRP if offered. */
function choice(name: string, offered: readonly string[] = [], setsUp: boolean): SignInStep {
  const options = OPTIONS.filter(
    (option) =>
      offered.includes(option) &&
      !(option === 'PASSWORD' && offered.includes('PASSWORD_SRP')) &&
      !(option === 'WEB_AUTHN' && !settings?.passkeys),
  );
  if (options.length === 0)
    return { step: 'unsupported', name: `${challengeOf(name)} (${offered.join(', ')})` };
  return { step: 'choice', setsUp, options };
}

/** `refusal`: what a plain refusal means for a call that does not involve a password. */
async function translated<T>(work: () => Promise<T>, refusal?: IdentityErrorKind): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const kind = kindOf(error);
    throw new IdentityError((kind === 'wrong-credentials' && refusal) || kind, error);
  }
}

/** What the errors of the identity service mean, by their names. */
const KINDS: Readonly<Record<string, IdentityErrorKind>> = {
  UserNotConfirmedException: 'unconfirmed',
  PasswordResetRequiredException: 'reset-required',
  UserNotFoundException: 'wrong-credentials',
  EmptySignInUsername: 'wrong-credentials',
  EmptySignInPassword: 'wrong-credentials',
  LimitExceededException: 'too-many-attempts',
  TooManyRequestsException: 'too-many-attempts',
  TooManyFailedAttemptsException: 'too-many-attempts',
  InvalidPasswordException: 'weak-password',
  PasswordHistoryPolicyViolationException: 'same-password',
  InvalidParameterException: 'invalid-input',
  SignInException: 'challenge-expired',
  CodeMismatchException: 'wrong-code',
  // Usually because the clock of the device with the app is wrong.
  EnableSoftwareTokenMFAException: 'wrong-app-code',
  ExpiredCodeException: 'expired-code',
  PasskeyRegistrationCanceled: 'passkey-cancelled',
  PasskeyAuthenticationCanceled: 'passkey-cancelled',
  PasskeyOperationAborted: 'passkey-cancelled',
  PasskeyNotSupported: 'passkey-unsupported',
  WebAuthnNotEnabledException: 'passkey-unsupported',
  RelyingPartyMismatch: 'passkey-site',
  WebAuthnOriginNotAllowedException: 'passkey-site',
  WebAuthnRelyingPartyMismatchException: 'passkey-site',
  WebAuthnConfigurationMissingException: 'passkey-site',
  PasskeyAlreadyExists: 'passkey-known',
  WebAuthnChallengeNotFoundException: 'passkey-refused',
  WebAuthnClientMismatchException: 'passkey-refused',
  WebAuthnCredentialNotSupportedException: 'passkey-refused',
  UserUnAuthenticatedException: 'sign-in-again',
  NetworkError: 'network',
};

function kindOf(error: unknown): IdentityErrorKind {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'ExpiredCodeException' && /used once/i.test(message)) return 'used-code';
  if (name !== 'NotAuthorizedException') return Object.hasOwn(KINDS, name) ? KINDS[name]! : 'unknown';
  if (/disabled/i.test(message)) return 'disabled';
  // The first password that an administrator gave runs out; only they can give another.
  if (/expired/i.test(message) && /password|administrator/i.test(message)) return 'expired-password';
  if (/attempts exceeded/i.test(message)) return 'too-many-attempts';
  // A challenge that ran out is refused under the same name.
  return /session/i.test(message) ? 'challenge-expired' : 'wrong-credentials';
}
