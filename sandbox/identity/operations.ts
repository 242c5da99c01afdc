import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CognitoError, incorrect, invalidParameter, limitExceeded, notAuthorized } from './errors.ts';
import { createPasswordLock } from './passwordLock.ts';
import {
  type Exchange,
  expectedSignature,
  openExchange,
  poolName,
  readClientValue,
  type Verifier,
} from './srp.ts';
import type { Tokens } from './tokens.ts';
import type { Account, Users } from './users.ts';

interface PoolOptions {
  poolId: string;
  clientId: string;
  users: Users;
  tokens: Tokens;
  /** Unix seconds. */
  now: () => number;
  announce: (line: string) => void;
}

/** The body of a call, or one of the string maps in it. */
export type Input = Record<string, unknown>;
type Operation = (input: Input) => Input;

/** How long a person has for one step of signing in, in seconds. */
const STEP = 3 * 60;
/** How long a reset code is good, in seconds, and after how many wrong tries it is not. */
const [CODE, TRIES] = [60 * 60, 5];

/** `Fri Nov 20 16:27:05 UTC 2026`. Only the form is checked: a client's clock may be wrong by hours. */
const TIMESTAMP = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} \d\d:\d\d:\d\d UTC \d{4}$/;

/** A required text of a call or of its parameters. */
function text(input: Input, name: string): string {
  const value = input[name];
  if (typeof value === 'string' && value !== '') return value;
  throw invalidParameter(`Missing required parameter ${name}`);
}

const map = (input: Input, name: string): Input => Object(input[name]) as Input;

/** Steps of signing in that are under way, each under a handle that nobody can guess. */
function createSteps<T>(now: () => number) {
  const steps = new Map<string, { step: T; until: number }>();
  return {
    open(step: T): string {
      const handle = randomBytes(96).toString('base64');
      steps.set(handle, { step, until: now() + STEP });
      return handle;
    },
    /** Throws NotAuthorizedException for a step that is unknown, used up or too old. */
    read(handle: string): T {
      const entry = steps.get(handle);
      if (!entry) throw notAuthorized('Invalid session for the user.');
      if (entry.until <= now()) throw notAuthorized('Invalid session for the user, session is expired.');
      return entry.step;
    },
    close: (handle: string) => void steps.delete(handle),
  };
}

/** What the X-Amz-Target header may name: what the portal's client asks for, and nothing else. */
export function createOperations({ poolId, clientId, users, tokens, now, announce }: PoolOptions) {
  const exchanges = createSteps<{ userName: string; stored: Verifier; exchange: Exchange; A: bigint }>(now);
  const newPasswords = createSteps<{ account: Account; credential: Account['credential'] }>(now);
  const codes = new Map<string, { code: string; until: number; wrong: number }>();
  const lock = createPasswordLock(now);

  const signedIn = (account: Account): Input => ({
    AuthenticationResult: tokens.issue(account),
    ChallengeParameters: {},
  });

  /** The first half of the SRP exchange, answered alike for names that nobody has. */
  function initiateAuth(input: Input): Input {
    const flow = text(input, 'AuthFlow');
    if (flow !== 'USER_SRP_AUTH') throw invalidParameter(`${flow} flow not enabled for this client`);
    const parameters = map(input, 'AuthParameters');
    const userName = text(parameters, 'USERNAME');
    const A = readClientValue(text(parameters, 'SRP_A'));
    if (A === null) throw invalidParameter('SRP_A is not a valid value');
    const stored = users.verifierFor(userName);
    const exchange = openExchange(stored.verifier);
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: stored.salt,
        SECRET_BLOCK: exchanges.open({ userName, stored, exchange, A }),
        SRP_B: exchange.B.toString(16),
        USERNAME: userName,
        USER_ID_FOR_SRP: userName,
      },
    };
  }

  /** The second half, answered once. That an account is disabled is told only to who knows its password. */
  function verifyPassword(responses: Input): Input {
    const secretBlock = text(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
    const userName = text(responses, 'USERNAME');
    const given = Buffer.from(text(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64');
    const timestamp = text(responses, 'TIMESTAMP');
    if (!TIMESTAMP.test(timestamp)) {
      throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
    }
    const step = exchanges.read(secretBlock);
    exchanges.close(secretBlock);
    if (step.userName !== userName) throw incorrect();

    if (lock.isLocked(userName)) throw notAuthorized('Password attempts exceeded');
    const message = [poolName(poolId), userName, Buffer.from(secretBlock, 'base64'), timestamp];
    const signature = expectedSignature(step.exchange, step.A, step.stored.verifier, message);
    const account = users.find(userName);
    // A password changed since the exchange began must not be let in by its predecessor.
    const isRight =
      account?.credential === step.stored &&
      given.length === signature.length &&
      timingSafeEqual(given, signature);
    if (!isRight) {
      lock.failed(userName);
      throw incorrect();
    }
    if (account.disabled) throw notAuthorized('User is disabled.');
    lock.succeeded(userName);
    if (account.credential.status === 'CONFIRMED') return signedIn(account);
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: newPasswords.open({ account, credential: account.credential }),
      ChallengeParameters: {
        USER_ID_FOR_SRP: userName,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify({ email_verified: 'true', email: account.email }),
      },
    };
  }

  /** May be repeated after a weak password; ends with the first good one, or when the password changed elsewhere. */
  function setNewPassword(handle: string, responses: Input): Input {
    const { account, credential } = newPasswords.read(handle);
    if (account.userName !== text(responses, 'USERNAME') || account.credential !== credential) {
      throw notAuthorized('Invalid session for the user.');
    }
    const password = text(responses, 'NEW_PASSWORD');
    if (users.hasPassword(account, password)) {
      throw new CognitoError('PasswordHistoryPolicyViolationException', 'Password has previously been used.');
    }
    users.setPassword(account, password);
    newPasswords.close(handle);
    return signedIn(account);
  }

  function respondToAuthChallenge(input: Input): Input {
    const responses = map(input, 'ChallengeResponses');
    const challenge = text(input, 'ChallengeName');
    if (challenge === 'PASSWORD_VERIFIER') return verifyPassword(responses);
    if (challenge === 'NEW_PASSWORD_REQUIRED') return setNewPassword(text(input, 'Session'), responses);
    throw notAuthorized('Invalid session for the user.');
  }

  /** Answers alike for every name; the code goes to `announce`, never into the answer. */
  function forgotPassword(input: Input): Input {
    const userName = text(input, 'Username');
    const account = users.find(userName);
    if (account && canReset(account)) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      codes.set(userName, { code, until: now() + CODE, wrong: 0 });
      announce(`Reset code for ${userName} (to ${account.email}): ${code}`);
    } else if (account) {
      const reason = account.disabled ? 'is disabled' : 'must sign in with the temporary password';
      announce(`No reset code for ${userName}: the user ${reason}.`);
    }
    const Destination = `${[...userName][0]}***@e***`;
    return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } };
  }

  /** A weak password leaves the code usable. */
  function confirmForgotPassword(input: Input): Input {
    const userName = text(input, 'Username');
    const given = text(input, 'ConfirmationCode');
    const password = text(input, 'Password');
    const account = users.find(userName);
    const issued = codes.get(userName);
    if (issued && issued.until <= now()) {
      throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
    }
    if (issued && issued.wrong >= TRIES) throw limitExceeded();
    if (!account || issued?.code !== given) {
      if (issued) issued.wrong += 1;
      throw new CognitoError(
        'CodeMismatchException',
        'Invalid verification code provided, please try again.',
      );
    }
    users.setPassword(account, password);
    codes.delete(userName);
    lock.succeeded(userName);
    return {};
  }

  const operations: Record<string, Operation> = {
    InitiateAuth: initiateAuth,
    RespondToAuthChallenge: respondToAuthChallenge,
    ForgotPassword: forgotPassword,
    ConfirmForgotPassword: confirmForgotPassword,
    RevokeToken: revokeToken,
  };
  return (name: string, input: Input): Input => {
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw new CognitoError('UnknownOperationException', 'Unknown operation.');
    if (input.ClientId !== clientId) {
      throw new CognitoError(
        'ResourceNotFoundException',
        `User pool client ${input.ClientId} does not exist.`,
      );
    }
    return operation(input);
  };
}

/** The refresh token opens nothing, so that nothing is left to end. */
const revokeToken: Operation = () => ({});

/** A temporary password is replaced by signing in with it, and a disabled account not at all. */
const canReset = ({ disabled, credential }: Account) => !disabled && credential.status === 'CONFIRMED';
