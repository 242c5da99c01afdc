import { generateKeyPair, type JsonWebKey, randomUUID, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import type { Account } from './users.ts';

/** Lifetime of id and access tokens, in seconds. */
const LIFETIME = 15 * 60;

type Claims = Record<string, unknown>;

export interface Tokens {
  /** The tokens of a finished sign-in. */
  issue(account: Account): Record<string, string | number>;
  /** The claims of a valid id token of ours, else null. */
  readIdToken(token: string): Claims | null;
  /** The claims of a valid access token of ours, else null. */
  readAccessToken(token: string): Claims | null;
  jwks: { keys: JsonWebKey[] };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs RS256 tokens with a key created for this run, in the real format: a production verifier can read them. */
export async function createTokens(poolId: string, clientId: string, now: () => number): Promise<Tokens> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const header = encode({ kid, alg: 'RS256' });
  const iss = `https://cognito-idp.${poolId.slice(0, poolId.indexOf('_'))}.amazonaws.com/${poolId}`;

  const signed = (claims: Claims) => {
    const text = `${header}.${encode(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  };

  /** The claims of a valid token of ours for this use. */
  function read(token: string, use: string): Claims | null {
    const [head, body = '', signature = '', ...rest] = token.split('.');
    // Exactly our own header, so that no other algorithm or key can be requested.
    if (head !== header || rest.length > 0) return null;
    const given = Buffer.from(signature, 'base64url');
    if (!verify('sha256', Buffer.from(`${head}.${body}`), publicKey, given)) return null;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
    return claims.token_use === use && Number(claims.exp) > now() ? claims : null;
  }

  return {
    issue({ userName, sub, email }) {
      const iat = now();
      const shared = { sub, iss, origin_jti: randomUUID(), auth_time: iat, iat, exp: iat + LIFETIME };
      return {
        AccessToken: signed({
          ...shared,
          jti: randomUUID(),
          token_use: 'access',
          scope: 'aws.cognito.signin.user.admin',
          client_id: clientId,
          username: userName,
        }),
        IdToken: signed({
          ...shared,
          jti: randomUUID(),
          token_use: 'id',
          aud: clientId,
          'cognito:username': userName,
          email,
          email_verified: true,
        }),
        // The portal never uses it: it has the merchant API's own tokens by then.
        RefreshToken: randomUUID(),
        ExpiresIn: LIFETIME,
        TokenType: 'Bearer',
      };
    },
    readIdToken: (token) => read(token, 'id'),
    readAccessToken: (token) => read(token, 'access'),
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid }] },
  };
}
