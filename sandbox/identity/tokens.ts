import { randomUUID } from 'node:crypto';
import { type Claims, createSigner, type Signer } from './jwt.ts';
import type { Session } from './sessions.ts';
import type { Account } from './users.ts';

/** How long id and access tokens live, in seconds. */
export const ACCESS_LIFETIME = 15 * 60;

export interface Tokens {
  /** The answer to a finished sign-in or refresh (without the refresh token). */
  issue(account: Account, session: Session): Record<string, string | number>;
  /** Checks signature, issuer, audience and `token_use`; expiry is told apart, as the service does. */
  check(token: string, use: 'access' | 'id'): { claims: Claims; expired: boolean } | null;
  jwks: Signer['jwks'];
}

export async function createTokens(poolId: string, clientId: string, now: () => number): Promise<Tokens> {
  const signer = await createSigner();
  const region = poolId.slice(0, poolId.indexOf('_'));
  // The real form, so that a production verifier works unchanged with the sandbox's keys.
  const iss = `https://cognito-idp.${region}.amazonaws.com/${poolId}`;

  return {
    issue(account, session) {
      const iat = now();
      const shared = {
        sub: account.sub,
        iss,
        origin_jti: session.originJti,
        event_id: randomUUID(),
        auth_time: session.authTime,
        iat,
        exp: iat + ACCESS_LIFETIME,
      };
      return {
        AccessToken: signer.sign({
          ...shared,
          jti: randomUUID(),
          token_use: 'access',
          scope: 'aws.cognito.signin.user.admin',
          client_id: clientId,
          username: account.userName,
        }),
        IdToken: signer.sign({
          ...shared,
          jti: randomUUID(),
          token_use: 'id',
          aud: clientId,
          'cognito:username': account.userName,
          email: account.email,
          email_verified: true,
        }),
        ExpiresIn: ACCESS_LIFETIME,
        TokenType: 'Bearer',
      };
    },
    check(token, use) {
      const claims = signer.read(token);
      if (!claims || claims.iss !== iss || claims.token_use !== use) return null;
      if ((use === 'access' ? claims.client_id : claims.aud) !== clientId) return null;
      return { claims, expired: Number(claims.exp) <= now() };
    },
    jwks: signer.jwks,
  };
}
