import { randomBytes, randomInt } from 'node:crypto';
import { CognitoError, limitExceeded, notAuthorized } from './errors.ts';
import { createExpiring } from './expiring.ts';
import { createLockout, type Lockout } from './lockout.ts';
import { createSessions, type Sessions } from './sessions.ts';
import type { Exchange, Verifier } from './srp.ts';
import { createTokens, type Tokens } from './tokens.ts';
import type { IdentityOptions } from './types.ts';
import { type Account, createUsers, type Users } from './users.ts';

/** All that the operations work on. */
export interface Pool {
  poolId: string;
  clientId: string;
  allowUserPasswordAuth: boolean;
  announce: (line: string) => void;
  users: Users;
  lockout: Lockout;
  verifierSteps: Steps<VerifierChallenge>;
  newPasswordSteps: Steps<NewPasswordChallenge>;
  sessions: Sessions;
  tokens: Tokens;
  resetCodes: ResetCodes;
}

export async function createPool(
  options: Required<Omit<IdentityOptions, 'store'>> & IdentityOptions,
): Promise<Pool> {
  const { poolId, clientId, announce, allowUserPasswordAuth } = options;
  // Token times are whole seconds, whatever the clock gives.
  const now = () => Math.floor(options.now());
  return {
    poolId,
    clientId,
    allowUserPasswordAuth,
    announce,
    users: createUsers(options),
    lockout: createLockout(now),
    verifierSteps: createSteps(now),
    newPasswordSteps: createSteps(now),
    sessions: createSessions(now),
    tokens: await createTokens(poolId, clientId, now),
    resetCodes: createResetCodes(now),
  };
}

/** How long a person has for one step of signing in, in seconds. */
const LIFETIME = 3 * 60;
/** Expired steps are remembered a little longer, to say "expired" and not "invalid". */
const REMEMBERED = 15 * 60;

/** An SRP exchange under way; the client names it by its SECRET_BLOCK. */
interface VerifierChallenge {
  userName: string;
  stored: Verifier;
  exchange: Exchange;
  A: bigint;
}

/** A right temporary password was given; `credential` must still be the account's own when the step ends. */
interface NewPasswordChallenge {
  account: Account;
  credential: Account['credential'];
}

/** Steps of one kind, so that the handle of one kind is never taken for another's. */
interface Steps<T> {
  /** A handle nobody can guess, in base64. */
  open(step: T): string;
  /** The step, which stays open; throws NotAuthorizedException when it is unknown or expired. */
  read(handle: string): T;
  /** The same, and the handle is used up. */
  take(handle: string): T;
}

function createSteps<T>(now: () => number): Steps<T> {
  const steps = createExpiring<{ step: T; until: number }>(now, REMEMBERED);

  function check(entry: { step: T; until: number } | undefined): T {
    if (!entry) throw notAuthorized('Invalid session for the user.');
    if (entry.until <= now()) throw notAuthorized('Invalid session for the user, session is expired.');
    return entry.step;
  }

  return {
    open(step) {
      const handle = randomBytes(96).toString('base64');
      steps.set(handle, { step, until: now() + LIFETIME });
      return handle;
    },
    read: (handle) => check(steps.get(handle)),
    take: (handle) => check(steps.take(handle)),
  };
}

const HOUR = 60 * 60;
const CODES_PER_HOUR = 5;
const WRONG_TRIES = 5;

/** Codes that reset a forgotten password: one hour, five tries each, five codes an hour and name. */
interface ResetCodes {
  /** A new code, which replaces the one before. Throws LimitExceededException. */
  issue(userName: string): string;
  /**
   * Whether this is the code; a wrong one is counted. Codes are issued and refused for unknown names alike, so that the
   * answers do not tell who exists. Throws ExpiredCodeException or LimitExceededException.
   */
  isRight(userName: string, code: string): boolean;
  /** The code did its work. */
  used(userName: string): void;
}

function createResetCodes(now: () => number): ResetCodes {
  const codes = createExpiring<{ code: string; wrong: number }>(now, HOUR);
  const issued = createExpiring<number[]>(now, HOUR);

  return {
    issue(userName) {
      const recent = (issued.get(userName) ?? []).filter((at) => at > now() - HOUR);
      if (recent.length >= CODES_PER_HOUR) throw limitExceeded();
      issued.set(userName, [...recent, now()]);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      codes.set(userName, { code, wrong: 0 });
      return code;
    },
    isRight(userName, code) {
      const entry = codes.get(userName);
      if (!entry) {
        throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      }
      if (entry.wrong >= WRONG_TRIES) throw limitExceeded();
      if (code === entry.code) return true;
      entry.wrong += 1;
      return false;
    },
    used(userName) {
      codes.take(userName);
    },
  };
}
