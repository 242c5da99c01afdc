import { afterEach, expect, it, vi } from 'vitest';
import { createIdentity } from '#sandbox/identity.ts';
import { ADMIN, CLIENT_ID, enter, startPool, tokens } from './pool.ts';

/* Requests that only an attacker sends. */

const { identity, clock, sent } = await startPool();

afterEach(() => vi.unstubAllEnvs());

async function post(operation: string, body: string) {
  const response = await identity.handle(
    new Request('http://localhost/idp/', {
      method: 'POST',
      body,
      headers: { 'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}` },
    }),
  );
  return { response, status: response.status, told: await response.json() };
}

it('refuses in JSON, with the type in the body and in the header, readable from any origin', async () => {
  const { response, status, told } = await post('InitiateAuth', JSON.stringify({ ClientId: 'other' }));
  expect([status, response.headers.get('x-amzn-ErrorType')]).toEqual([400, 'ResourceNotFoundException:']);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(told).toEqual({
    __type: 'ResourceNotFoundException',
    message: 'User pool client other does not exist.',
  });
});

it.each([
  ['InitiateAuth', 'not json', 'SerializationException'],
  ['InitiateAuth', '[]', 'SerializationException'],
  ['SignUp', '{}', 'UnknownOperationException'],
  ['constructor', '{}', 'UnknownOperationException'],
  ...[
    { AuthFlow: 'USER_PASSWORD_AUTH' },
    { AuthFlow: 7 },
    { AuthFlow: 'USER_SRP_AUTH', AuthParameters: 'x' },
    { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'admin', SRP_A: '0' } },
  ].map((body) => [
    'InitiateAuth',
    JSON.stringify({ ClientId: CLIENT_ID, ...body }),
    'InvalidParameterException',
  ]),
  ...['NEW_PASSWORD_REQUIRED', 'SMS_MFA'].map((ChallengeName) => [
    'RespondToAuthChallenge',
    JSON.stringify({
      ClientId: CLIENT_ID,
      ChallengeName,
      Session: 'forged',
      ChallengeResponses: { USERNAME: 'admin', NEW_PASSWORD: 'Stolen@2026' },
    }),
    'NotAuthorizedException',
  ]),
])('refuses %s of %s: %s', async (operation = '', body = '', type) => {
  const { status, told } = await post(operation, body);
  expect([status, told.__type]).toEqual([400, type]);
});

it('takes an answer of the exchange once, for its own user, within three minutes', async () => {
  const answered = async (change: Record<string, string> = {}) => {
    const { body } = sent.findLast(({ target }) => target.endsWith('RespondToAuthChallenge')) ?? {};
    const call = JSON.parse(body ?? '');
    Object.assign(call.ChallengeResponses, change);
    return (await post('RespondToAuthChallenge', JSON.stringify(call))).told.message;
  };
  expect(await enter(ADMIN.userName, ADMIN.password)).toBe('DONE');
  expect(await answered()).toBe('Invalid session for the user.');
  expect(await answered({ TIMESTAMP: 'today' })).toMatch('TIMESTAMP format should be');

  const started = sent.findLast(({ target }) => target.endsWith('InitiateAuth'))?.body ?? '';
  const begin = async () => (await post('InitiateAuth', started)).told.ChallengeParameters.SECRET_BLOCK;
  const block = await begin();
  expect(await answered({ PASSWORD_CLAIM_SECRET_BLOCK: block })).toBe('Incorrect username or password.');
  expect(await answered({ PASSWORD_CLAIM_SECRET_BLOCK: block })).toBe('Invalid session for the user.');
  const late = await begin();
  clock.now += 180;
  expect(await answered({ PASSWORD_CLAIM_SECRET_BLOCK: late })).toMatch('session is expired');
});

it('reads no token that is expired, tampered, unsigned or of another use', async () => {
  await enter(ADMIN.userName, ADMIN.password);
  const { access, id } = await tokens();
  const [head, body = '', signature] = id.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const bad = [
    access,
    [head, encode({ ...claims, sub: 'other' }), signature].join('.'),
    `${encode({ alg: 'none' })}.${body}.`,
    `${id}.x`,
    '',
    'a.b.c',
  ];
  for (const token of bad) expect(await identity.verifyIdToken(token), token).toBeNull();
  clock.now += 899;
  expect(await identity.verifyIdToken(id)).not.toBeNull();
  clock.now += 1;
  expect(await identity.verifyIdToken(id)).toBeNull();
});

it('never starts in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(createIdentity({ users: [] })).rejects.toThrow('never runs in production');
});
