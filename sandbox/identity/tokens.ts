import { generateKeyPair, type JsonWebKey, randomUUID, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { isInput } from './input.ts';
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

type Claims = Record<string, unknown>;

/** Signs and checks RS256 tokens with a key made for this run alone: nobody else can have it. */
interface Signer {
  sign(claims: Claims): string;
  /** The claims when the signature is ours, whatever they say; else null. */
  read(token: string): Claims | null;
  jwks: { keys: JsonWebKey[] };
}

/** More than twice our longest token: no work for what cannot be one. */
const MAX_LENGTH = 8192;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function decode(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return isInput(value) ? value : null;
  } catch {
    return null;
  }
}

async function createSigner(): Promise<Signer> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const header = encode({ kid, alg: 'RS256' });

  return {
    sign(claims) {
      const signed = `${header}.${encode(claims)}`;
      return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
    },
    read(token) {
      const parts = token.length <= MAX_LENGTH ? token.split('.') : [];
      const [head, body, signature] = parts;
      // Our own header, byte for byte: no other algorithm or key can be asked for.
      if (parts.length !== 3 || head !== header || !body || !signature) return null;
      const genuine = verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        publicKey,
        Buffer.from(signature, 'base64url'),
      );
      return genuine ? decode(body) : null;
    },
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid }] },
  };
}
