import { CognitoError } from '../errors.ts';
import { text } from '../input.ts';
import { assertClient, authorize, type Operation, refreshed } from './shared.ts';

/** The only way in which the portal's client refreshes. */
export const getTokensFromRefreshToken: Operation = (pool, input) => {
  assertClient(pool, input);
  return refreshed(pool, pool.sessions.ofRefreshToken(text(input, 'RefreshToken')));
};

/** Ends one session: its refresh token and every access token that came from it. */
export const revokeToken: Operation = (pool, input) => {
  assertClient(pool, input);
  const token = text(input, 'Token');
  if (pool.tokens.check(token, 'access') || pool.tokens.check(token, 'id')) {
    throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type');
  }
  pool.sessions.revoke(token);
  return {};
};

/** Ends all sessions of the token's owner, on every device. */
export const globalSignOut: Operation = (pool, input) => {
  pool.sessions.revokeAll(authorize(pool, input).userName);
  return {};
};

export const getUser: Operation = (pool, input) => {
  const account = authorize(pool, input);
  return {
    Username: account.userName,
    UserAttributes: [
      { Name: 'sub', Value: account.sub },
      { Name: 'email', Value: account.email },
      { Name: 'email_verified', Value: 'true' },
    ],
  };
};
