import { incorrect, notAuthorized } from '../errors.ts';
import type { Pool } from '../pool.ts';
import { signedIn } from './shared.ts';

/**
 * What follows a password, however it was proved: the lock-out, the state of the account, and either tokens or the
 * "set a new password" step. That an account is disabled is told only to who knows its password.
 */
export function passwordChecked(
  pool: Pool,
  userName: string,
  isRight: () => boolean,
): Record<string, unknown> {
  pool.lockout.assertOpen(userName);
  const right = isRight();
  const account = pool.users.find(userName);
  if (!right || !account) {
    pool.lockout.failed(userName);
    throw incorrect();
  }
  if (account.disabled) throw notAuthorized('User is disabled.');
  pool.lockout.succeeded(userName);

  if (account.credential.status === 'CONFIRMED') return signedIn(pool, account);
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: pool.newPasswordSteps.open({ account, credential: account.credential }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: userName,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({ email_verified: 'true', email: account.email }),
    },
  };
}
