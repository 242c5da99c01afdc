import { randomBytes } from 'node:crypto';
import { notAuthorized } from './errors.ts';
import { createExpiring } from './expiring.ts';
import type { Exchange, Verifier } from './srp.ts';
import type { Account } from './users.ts';

/** How long a person has for one step of signing in, in seconds. */
const LIFETIME = 3 * 60;
/** Expired steps are remembered a little longer, to say "expired" and not "invalid". */
const REMEMBERED = 15 * 60;

/** An SRP exchange under way; the client names it by its SECRET_BLOCK. */
export interface VerifierChallenge {
  userName: string;
  stored: Verifier;
  exchange: Exchange;
  A: bigint;
}

/** A right temporary password was given; `credential` must still be the account's own when the step ends. */
export interface NewPasswordChallenge {
  account: Account;
  credential: Account['credential'];
}

/** Steps of one kind, so that the handle of one kind is never taken for another's. */
export interface Steps<T> {
  /** A handle nobody can guess, in base64. */
  open(step: T): string;
  /** The step, which stays open; throws NotAuthorizedException when it is unknown or expired. */
  read(handle: string): T;
  /** The same, and the handle is used up. */
  take(handle: string): T;
}

export function createSteps<T>(now: () => number): Steps<T> {
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
