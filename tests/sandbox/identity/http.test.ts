import { afterEach, describe, expect, test, vi } from 'vitest';
import { createIdentity, SANDBOX_CLIENT_ID, SANDBOX_POOL_ID } from '#sandbox/identity.ts';
import { ADMIN, CLIENT_ID, POOL_ID, USERS } from './pool.ts';

const SERVICE = 'AWSCognitoIdentityProviderService';

function post(
  body: BodyInit,
  target = `${SERVICE}.InitiateAuth`,
  headers: Record<string, string> = {},
): Request {
  return new Request('http://localhost/identity/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-amz-json-1.1', 'X-Amz-Target': target, ...headers },
    duplex: 'half',
  } as RequestInit);
}

const lines: string[] = [];
const identity = await createIdentity({
  users: USERS,
  poolId: POOL_ID,
  clientId: CLIENT_ID,
  announce: (line) => lines.push(line),
});

afterEach(() => {
  lines.length = 0;
  vi.unstubAllEnvs();
});

describe('calls', () => {
  test('every refusal is JSON with the type in the body and in the header, readable from any origin', async () => {
    const response = await identity.handle(post('{}'));
    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-ErrorType')).toBe('InvalidParameterException:');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      __type: 'InvalidParameterException',
      message:
        "1 validation error detected: Value null at 'clientId' failed to satisfy constraint: Member must not be null",
    });
  });

  test.each(['', 'not json', '[]', 'null', '"text"', '['.repeat(60_000)])(
    'a body that is no object is refused: %.10s',
    async (body) => {
      const response = await identity.handle(post(body));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ __type: 'SerializationException' });
    },
  );

  test.each([
    { ClientId: 7, AuthFlow: 'USER_SRP_AUTH' },
    { ClientId: CLIENT_ID, AuthFlow: 'USER_SRP_AUTH', AuthParameters: 'x' },
    { ClientId: CLIENT_ID, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: { a: 1 } } },
    {
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: 'x'.repeat(129), SRP_A: '2' },
    },
    { ClientId: 'sóng\r\nSet-Cookie: a=b', AuthFlow: 'USER_SRP_AUTH' },
  ])('a field of the wrong kind is a refusal, not a failure: %j', async (body) => {
    const response = await identity.handle(post(JSON.stringify(body)));
    expect(response.status).toBe(400);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(lines).toEqual([]);
  });

  test.each([`${SERVICE}.SignUp`, `${SERVICE}.constructor`, 'Other.InitiateAuth', ''])(
    'an operation that is not offered is refused: %s',
    async (target) => {
      const response = await identity.handle(post('{}', target));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
    },
  );
});

describe('other methods', () => {
  test('the key set has public parts only, and only at its address', async () => {
    const endpoint = 'http://localhost/identity/';
    const response = await identity.handle(new Request(`${endpoint}${POOL_ID}/.well-known/jwks.json`));
    const { keys } = (await response.json()) as { keys: Record<string, string>[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    expect((await identity.handle(new Request(`${endpoint}other/.well-known/jwks.json`))).status).toBe(404);
    expect((await identity.handle(new Request(endpoint, { method: 'DELETE' }))).status).toBe(405);
  });
});

describe('starting', () => {
  test('is refused in production, with a bad pool id, and with two users of one name', async () => {
    await expect(createIdentity({ users: USERS, poolId: 'nonsense' })).rejects.toThrow('Not a pool id');
    await expect(createIdentity({ users: [ADMIN, ADMIN] })).rejects.toThrow('Two users are named admin.');
    vi.stubEnv('NODE_ENV', 'production');
    await expect(createIdentity({ users: USERS })).rejects.toThrow('never runs in production');
  });

  test('has the pool and the client that the portal is set up for by default', async () => {
    const standard = await createIdentity({ users: [ADMIN] });
    const jwks = new Request(`http://localhost/${SANDBOX_POOL_ID}/.well-known/jwks.json`);
    expect((await standard.handle(jwks)).status).toBe(200);
    const body = {
      ClientId: SANDBOX_CLIENT_ID,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: 'admin', SRP_A: '2' },
    };
    expect((await standard.handle(post(JSON.stringify(body)))).status).toBe(200);
  });
});
