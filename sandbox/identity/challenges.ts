import { randomInt } from 'node:crypto';
import { CognitoError, invalidParameter, notAuthorized } from './errors.ts';
import { type Input, map, type Operation, type Site, text } from './input.ts';
import { createLock } from './lock.ts';
import type { Passkeys } from './passkeys.ts';
import { createSteps } from './steps.ts';
import type { Tokens } from './tokens.ts';
import { newSecret, periodOfCode } from './totp.ts';
import { type Account, assertOpen, type Users } from './users.ts';
import type { MfaType } from './wayIn.ts';

interface ChallengeOptions {
  users: Users;
  tokens: Tokens;
  passkeys: Passkeys;
  /** Unix seconds. */
  now: () => number;
  announce: (line: string) => void;
}

/** One pending challenge. */
interface Step {
  account: Account;
  /** The password at the start: a change elsewhere ends the challenge. */
  credential: Account['credential'];
  challenge: string;
  /** The code that was sent. */
  code?: string;
  /** The secret of an app during its setup, and whether its first code was right. */
  secret?: string;
  verified?: boolean;
  /** The challenge that a passkey has to sign. */
  toSign?: string;
  /** An address during its setup. */
  email?: string;
  /** The accepted answers. */
  options?: readonly string[];
}

type CodeChallenge = MfaType | 'SMS_OTP';

/** The response field of each challenge that contains the code. */
const CODE_OF: Record<CodeChallenge, string> = {
  SOFTWARE_TOKEN_MFA: 'SOFTWARE_TOKEN_MFA_CODE',
  SMS_MFA: 'SMS_MFA_CODE',
  SMS_OTP: 'SMS_OTP_CODE',
  EMAIL_OTP: 'EMAIL_OTP_CODE',
};
const isCode = (challenge: string): challenge is CodeChallenge => Object.hasOwn(CODE_OF, challenge);

/** `a***@s***` and `+********118`: Cognito's masks of the destination of a code. */
const maskEmail = (email: string) => `${email[0]}***@${email.split('@')[1]?.[0] ?? ''}***`;
const maskPhone = (phone: string) => `+${'*'.repeat(Math.max(0, phone.length - 4))}${phone.slice(-3)}`;

/** The response of an authenticator, which the client sends as text. */
function credentialOf(responses: Input): Input {
  try {
    return Object(JSON.parse(text(responses, 'CREDENTIAL'))) as Input;
  } catch {
    throw invalidParameter('CREDENTIAL is not JSON');
  }
}

const mismatch = () => new CognitoError('CodeMismatchException', 'Invalid code received for user');

/** The challenges after the first factor: a new password, a second factor, its setup; each with its own session. */
export function createChallenges({ users, tokens, passkeys, now, announce }: ChallengeOptions) {
  const steps = createSteps<Step>(now);
  const lock = createLock(now);
  /** The last period of each app whose code was accepted: no code counts twice. */
  const taken = new Map<string, number>();

  const signedIn = (account: Account): Input => ({
    AuthenticationResult: tokens.issue(account),
    ChallengeParameters: {},
  });

  const ask = (account: Account, challenge: string, parameters: Input, more: Partial<Step> = {}): Input => ({
    ChallengeName: challenge,
    Session: steps.open({ account, credential: account.credential, challenge, ...more }),
    ChallengeParameters: { USER_ID_FOR_SRP: account.userName, ...parameters },
  });

  function askCode(account: Account, challenge: CodeChallenge, address?: string): Input {
    if (challenge === 'SOFTWARE_TOKEN_MFA') return ask(account, challenge, {});
    const isEmail = challenge === 'EMAIL_OTP';
    const to = address ?? (isEmail ? account.email : (account.phoneNumber ?? ''));
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    announce(`Sign-in code for ${account.userName} (to ${to}): ${code}`);
    const parameters = {
      CODE_DELIVERY_DELIVERY_MEDIUM: isEmail ? 'EMAIL' : 'SMS',
      CODE_DELIVERY_DESTINATION: isEmail ? maskEmail(to) : maskPhone(to),
    };
    return ask(account, challenge, parameters, { code, ...(address && { email: address }) });
  }

  /** The step after a right password: a new password, a second factor, or the tokens. */
  function afterPassword(account: Account): Input {
    const { credential, email, wayIn = {} } = account;
    const { mfa = [], mfaSetup, missing = [], challenge } = wayIn;
    if (credential.status !== 'CONFIRMED') {
      return ask(account, 'NEW_PASSWORD_REQUIRED', {
        requiredAttributes: JSON.stringify(missing.map((name) => `userAttributes.${name}`)),
        userAttributes: JSON.stringify({ email_verified: 'true', email }),
      });
    }
    if (challenge) return ask(account, challenge, {});
    if (mfa.length > 1)
      return ask(account, 'SELECT_MFA_TYPE', { MFAS_CAN_CHOOSE: JSON.stringify(mfa) }, { options: mfa });
    if (mfa[0]) return askCode(account, mfa[0]);
    if (mfaSetup)
      return ask(account, 'MFA_SETUP', { MFAS_CAN_SETUP: JSON.stringify(mfaSetup) }, { options: mfaSetup });
    return signedIn(account);
  }

  /** The step of a session, if it belongs to this challenge and has not ended. */
  function read(handle: string, challenge: string, userName?: string): Step {
    const step = steps.read(handle);
    const isWhole =
      step.challenge === challenge &&
      step.account.credential === step.credential &&
      (userName === undefined || step.account.userName === userName);
    if (!isWhole) throw notAuthorized('Invalid session for the user.');
    return step;
  }

  /** May be repeated after a weak password; ends with the first valid one, or if the password was changed elsewhere. */
  function setNewPassword(handle: string, { account }: Step, responses: Input): Input {
    const password = text(responses, 'NEW_PASSWORD');
    const lacks = account.wayIn?.missing?.filter((name) => !responses[`userAttributes.${name}`]) ?? [];
    if (lacks.length > 0)
      throw invalidParameter(
        `Invalid user attributes: ${lacks.map((name) => `${name}: required`).join(', ')}`,
      );
    if (users.hasPassword(account, password)) {
      throw new CognitoError('PasswordHistoryPolicyViolationException', 'Password has previously been used.');
    }
    users.setPassword(account, password);
    steps.close(handle);
    return afterPassword(account);
  }

  /** Five wrong codes in a row lock the user name, even across several sign-ins. */
  function guarded(account: Account, isRight: () => boolean, wrong = mismatch): void {
    if (lock.isLocked(account.userName)) throw notAuthorized('Password attempts exceeded');
    if (!isRight()) {
      lock.failed(account.userName);
      throw wrong();
    }
    lock.succeeded(account.userName);
  }

  function isAppCode({ userName, wayIn }: Account, given: string): boolean {
    const period = periodOfCode(wayIn?.totpSecret ?? newSecret(), given, now());
    if (period === undefined) return false;
    if (period <= (taken.get(userName) ?? 0))
      throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
    taken.set(userName, period);
    return true;
  }

  function takeCode(handle: string, step: Step, given: string): Input {
    const { account, code, email } = step;
    guarded(account, () => (code === undefined ? isAppCode(account, given) : code === given));
    steps.close(handle);
    if (email) {
      account.email = email;
      account.wayIn = { mfa: ['EMAIL_OTP'] };
    }
    return signedIn(account);
  }

  /** A passkey completes the sign-in: no second factor follows. A response counts only once, even a wrong one. */
  function takePasskey(handle: string, step: Step, responses: Input, site: Site): Input {
    const { account, toSign = '' } = step;
    steps.close(handle);
    // Signatures cannot be guessed, so wrong ones lock no user name.
    passkeys.check(account, toSign, credentialOf(responses), site);
    assertOpen(account);
    return signedIn(account);
  }

  /** `ANSWER` of a step with several options. */
  function chosen({ options = [] }: Step, responses: Input): string {
    const answer = text(responses, 'ANSWER');
    if (!options.includes(answer)) throw invalidParameter('Selected challenge is not available.');
    return answer;
  }

  function finishSetup(handle: string, step: Step, responses: Input): Input {
    const { account, secret, verified, options = [] } = step;
    if (typeof responses.EMAIL === 'string' && options.includes('EMAIL_OTP')) {
      steps.close(handle);
      return askCode(account, 'EMAIL_OTP', responses.EMAIL);
    }
    if (!secret || !verified) throw notAuthorized('Invalid session for the user.');
    steps.close(handle);
    account.wayIn = { mfa: ['SOFTWARE_TOKEN_MFA'], totpSecret: secret };
    return signedIn(account);
  }

  /** Starts the setup of an authenticator app; returns its secret once. */
  const associateSoftwareToken: Operation = (input) => {
    const handle = text(input, 'Session');
    const { account, options } = read(handle, 'MFA_SETUP');
    if (!options?.includes('SOFTWARE_TOKEN_MFA')) throw notAuthorized('Invalid session for the user.');
    steps.close(handle);
    const secret = newSecret();
    const { Session } = ask(account, 'MFA_SETUP', {}, { options, secret });
    return { SecretCode: secret, Session };
  };

  /** The first code of the app proves that it has the secret. */
  const verifySoftwareToken: Operation = (input) => {
    const handle = text(input, 'Session');
    const { account, secret, options = [] } = read(handle, 'MFA_SETUP');
    const given = text(input, 'UserCode');
    guarded(
      account,
      () => secret !== undefined && periodOfCode(secret, given, now()) !== undefined,
      () => new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch'),
    );
    steps.close(handle);
    const { Session } = ask(account, 'MFA_SETUP', {}, { options, secret: secret ?? '', verified: true });
    return { Status: 'SUCCESS', Session };
  };

  return {
    afterPassword,
    /** Under USER_AUTH: a code instead of the password. */
    askFirstCode: (account: Account, challenge: 'EMAIL_OTP' | 'SMS_OTP') => askCode(account, challenge),
    /** Under USER_AUTH: a passkey instead of the password. */
    askPasskey(account: Account, site: Site): Input {
      const { challenge, options } = passkeys.request(account, site);
      return ask(account, 'WEB_AUTHN', { CREDENTIAL_REQUEST_OPTIONS: options }, { toSign: challenge });
    },
    associateSoftwareToken,
    verifySoftwareToken,
    /** Responds to one of these challenges. Throws NotAuthorizedException for a session of another challenge. */
    respond(challenge: string, input: Input, site: Site): Input {
      const handle = text(input, 'Session');
      const responses = map(input, 'ChallengeResponses');
      const step = read(handle, challenge, text(responses, 'USERNAME'));
      if (challenge === 'WEB_AUTHN') return takePasskey(handle, step, responses, site);
      if (challenge === 'NEW_PASSWORD_REQUIRED') return setNewPassword(handle, step, responses);
      if (challenge === 'MFA_SETUP') return finishSetup(handle, step, responses);
      if (challenge === 'SELECT_MFA_TYPE') {
        const type = chosen(step, responses) as MfaType;
        steps.close(handle);
        return askCode(step.account, type);
      }
      if (isCode(challenge)) return takeCode(handle, step, text(responses, CODE_OF[challenge]));
      throw notAuthorized('Invalid session for the user.');
    },
  };
}
