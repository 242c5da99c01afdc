import {
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { ADMIN, CASHIER, CLIENT_ID, POOL_ID, startPool } from './pool.ts';
import { tokensOf } from './signIn.ts';

const refresh = (RefreshToken: string) =>
  new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT_ID, RefreshToken });

const refused = (message: string) => ({ name: 'NotAuthorizedException', message });

const pool = await startPool();

async function signedIn({ client } = pool) {
  return { ...pool, tokens: await tokensOf(client, ADMIN.userName, ADMIN.password) };
}

/** The token with one claim changed and its signature kept. */
function tampered(token: string, claims: Record<string, unknown>): string {
  const [head, , signature] = token.split('.');
  const body = Buffer.from(JSON.stringify({ ...decodeJwt(token), ...claims })).toString('base64url');
  return [head, body, signature].join('.');
}

describe('by a production verifier', () => {
  async function verifiers(endpoint: string) {
    const jwks = await (await fetch(`${endpoint}${POOL_ID}/.well-known/jwks.json`)).json();
    const make = (tokenUse: 'access' | 'id', clientId = CLIENT_ID) => {
      const verifier = CognitoJwtVerifier.create({ userPoolId: POOL_ID, tokenUse, clientId });
      verifier.cacheJwks(jwks);
      return verifier;
    };
    return { access: make('access'), id: make('id'), wrongClient: make('access', 'other') };
  }

  test('each token is accepted as what it is, and as nothing else', async () => {
    const { endpoint, tokens } = await signedIn();
    const { access, id, wrongClient } = await verifiers(endpoint);
    await expect(access.verify(tokens.AccessToken)).resolves.toMatchObject({
      username: 'admin',
      sub: ADMIN.sub,
    });
    await expect(id.verify(tokens.IdToken)).resolves.toMatchObject({
      'cognito:username': 'admin',
      aud: CLIENT_ID,
    });
    await expect(access.verify(tokens.IdToken)).rejects.toThrow('Token use not allowed');
    await expect(id.verify(tokens.AccessToken)).rejects.toThrow('Token use not allowed');
    await expect(wrongClient.verify(tokens.AccessToken)).rejects.toThrow('Client ID not allowed');
  });
});

describe('verifyIdToken', () => {
  test('gives the person of a good id token', async () => {
    const { identity, tokens } = await signedIn();
    await expect(identity.verifyIdToken(tokens.IdToken)).resolves.toEqual({
      sub: ADMIN.sub,
      userName: ADMIN.userName,
      email: ADMIN.email,
    });
  });

  test('gives null for an expired, tampered, unsigned or misused token', async () => {
    const { identity, clock, tokens } = await signedIn();
    const key = new TextEncoder().encode('a secret of at least thirty-two bytes');
    const symmetric = await new SignJWT(decodeJwt(tokens.IdToken))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key);
    const [, body] = tokens.IdToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const bad = [
      tokens.AccessToken,
      tampered(tokens.IdToken, { sub: CASHIER.sub }),
      symmetric,
      unsigned,
      `${tokens.IdToken}.x`,
      '',
      'a.b.c',
      'x'.repeat(100_000),
    ];
    for (const token of bad) expect(await identity.verifyIdToken(token), token.slice(0, 40)).toBeNull();
    clock.now += 899;
    expect(await identity.verifyIdToken(tokens.IdToken)).not.toBeNull();
    clock.now += 1;
    expect(await identity.verifyIdToken(tokens.IdToken)).toBeNull();
  });
});

describe('refresh', () => {
  test('gives new tokens of the same session and no new refresh token, both ways', async () => {
    const { client, clock, tokens } = await signedIn();
    clock.now += 60;
    const old = new InitiateAuthCommand({
      ClientId: CLIENT_ID,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: tokens.RefreshToken },
    });
    const before = decodeJwt(tokens.AccessToken);
    for (const { AuthenticationResult } of [
      await client.send(refresh(tokens.RefreshToken)),
      await client.send(old),
    ]) {
      expect(AuthenticationResult?.RefreshToken).toBeUndefined();
      const after = decodeJwt(AuthenticationResult?.AccessToken ?? '');
      expect(after).toMatchObject({
        origin_jti: before.origin_jti,
        auth_time: before.auth_time,
        iat: clock.now,
        exp: clock.now + 900,
      });
      expect(after.jti).not.toBe(before.jti);
      expect(decodeJwt(AuthenticationResult?.IdToken ?? '').origin_jti).toBe(before.origin_jti);
    }
  });
});

describe('ending sessions', () => {
  const getUser = (AccessToken: string) => new GetUserCommand({ AccessToken });

  test('RevokeToken ends one session with its access tokens, and not the other', async () => {
    const { client, tokens } = await signedIn();
    const second = await tokensOf(client, ADMIN.userName, ADMIN.password);
    await client.send(new RevokeTokenCommand({ ClientId: CLIENT_ID, Token: tokens.RefreshToken }));
    await expect(client.send(refresh(tokens.RefreshToken))).rejects.toMatchObject(
      refused('Refresh Token has been revoked'),
    );
    await expect(client.send(getUser(tokens.AccessToken))).rejects.toMatchObject(
      refused('Access Token has been revoked'),
    );
    await expect(client.send(refresh(second.RefreshToken))).resolves.toHaveProperty('AuthenticationResult');
  });

  test('GetUser answers for a good access token only', async () => {
    const { client, clock, tokens } = await signedIn();
    await expect(client.send(getUser(tokens.AccessToken))).resolves.toMatchObject({
      Username: ADMIN.userName,
      UserAttributes: expect.arrayContaining([{ Name: 'email', Value: ADMIN.email }]),
    });
    const invalid = refused('Invalid Access Token');
    await expect(client.send(getUser(tokens.IdToken))).rejects.toMatchObject(invalid);
    await expect(
      client.send(getUser(tampered(tokens.AccessToken, { username: CASHIER.userName }))),
    ).rejects.toMatchObject(invalid);
    clock.now += 900;
    await expect(client.send(getUser(tokens.AccessToken))).rejects.toMatchObject(
      refused('Access Token has expired'),
    );
  });
});
