import { CognitoError, notAuthorized } from '../errors.ts';
import { type Input, text } from '../input.ts';
import type { Pool } from '../pool.ts';
import type { Session } from '../sessions.ts';
import type { Account } from '../users.ts';

/** One call of the protocol: its answer, or a thrown CognitoError. */
export type Operation = (pool: Pool, input: Input) => Record<string, unknown>;

export function assertClient(pool: Pool, input: Input): void {
  const clientId = text(input, 'ClientId');
  if (clientId !== pool.clientId) {
    throw new CognitoError('ResourceNotFoundException', `User pool client ${clientId} does not exist.`);
  }
}

/** Whose access token the call carries. Throws NotAuthorizedException for one that is not good any more. */
export function authorize(pool: Pool, input: Input): Account {
  const checked = pool.tokens.check(text(input, 'AccessToken'), 'access');
  if (!checked) throw notAuthorized('Invalid Access Token');
  if (checked.expired) throw notAuthorized('Access Token has expired');
  if (pool.sessions.isRevoked(String(checked.claims.origin_jti))) {
    throw notAuthorized('Access Token has been revoked');
  }
  return owner(pool, String(checked.claims.username));
}

/** The account behind a token of ours. */
function owner(pool: Pool, userName: string): Account {
  const account = pool.users.find(userName);
  if (!account) throw new CognitoError('UserNotFoundException', 'User does not exist.');
  return account;
}

/** The tokens of a sign-in that has just been completed. */
export function signedIn(pool: Pool, account: Account): Record<string, unknown> {
  const { session, refreshToken } = pool.sessions.open(account.userName);
  return result({ ...pool.tokens.issue(account, session), RefreshToken: refreshToken });
}

/** New tokens of a session that goes on; the refresh token stays the same. */
export function refreshed(pool: Pool, session: Session): Record<string, unknown> {
  return result(pool.tokens.issue(owner(pool, session.userName), session));
}

const result = (tokens: Record<string, string | number>) => ({
  AuthenticationResult: tokens,
  ChallengeParameters: {},
});
