import { describe, expect, it } from 'vitest';
import { readCbor } from '#sandbox/identity/cbor.ts';
import { createAuthenticator, type Lies } from './authenticator.ts';
import './nativePowers.ts';
import { ADMIN, CLIENT_ID, enter, startPool, tokens } from './pool.ts';

/* Passkeys of the pool: valid registrations and sign-ins, and every refused response. */

type Answer = Record<string, unknown>;

/** A pool, called like the browser's client does. */
async function pool() {
  const { identity, clock } = await startPool();
  const send = async (operation: string, body: object): Promise<Answer> => {
    const answered = await identity.handle(
      new Request('http://localhost/idp/', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}` },
      }),
    );
    return answered.json();
  };
  const signedIn = async (userName: string) => {
    await enter(userName, 'Demo@2026');
    return (await tokens()).access;
  };
  const begin = (userName: string, more: object = { PREFERRED_CHALLENGE: 'WEB_AUTHN' }) =>
    send('InitiateAuth', {
      ClientId: CLIENT_ID,
      AuthFlow: 'USER_AUTH',
      AuthParameters: { USERNAME: userName, ...more },
    });
  /** The challenge for the authenticator, and a function to respond. */
  const asked = async (userName: string) => {
    const { Session, ChallengeParameters, ...rest } = await begin(userName);
    const { CREDENTIAL_REQUEST_OPTIONS = '{}' } = (ChallengeParameters ?? {}) as Record<string, string>;
    return {
      ...rest,
      options: JSON.parse(CREDENTIAL_REQUEST_OPTIONS),
      answer: (credential: unknown, name = userName) =>
        send('RespondToAuthChallenge', {
          ClientId: CLIENT_ID,
          ChallengeName: 'WEB_AUTHN',
          Session,
          ChallengeResponses: { USERNAME: name, CREDENTIAL: JSON.stringify(credential) },
        }),
    };
  };
  const start = async (AccessToken: string) =>
    (await send('StartWebAuthnRegistration', { AccessToken })).CredentialCreationOptions as never;
  const complete = (AccessToken: string, Credential: object) =>
    send('CompleteWebAuthnRegistration', { AccessToken, Credential });
  const registered = async (userName: string, device = createAuthenticator()) => {
    const token = await signedIn(userName);
    const told = await complete(token, device.register(await start(token)));
    expect(told).toEqual({});
    return { token, device };
  };
  const list = async (AccessToken: string) =>
    (await send('ListWebAuthnCredentials', { AccessToken })).Credentials as { CredentialId: string }[];
  return { clock, send, begin, asked, start, complete, registered, signedIn, list };
}

const REFUSED = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' };

it.each(['ec', 'rsa'] as const)(
  'a passkey (%s) is listed, lets in again and again, and its tokens are good',
  async (kind) => {
    const { registered, asked, list } = await pool();
    const { token, device } = await registered('passkey', createAuthenticator('http://localhost', kind));
    expect(await list(token)).toMatchObject([
      {
        RelyingPartyId: 'localhost',
        AuthenticatorAttachment: 'platform',
        AuthenticatorTransports: ['internal'],
      },
    ]);
    for (const _ of [1, 2]) {
      const { options, answer } = await asked('passkey');
      expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
      const told = (await answer(device.sign(options))) as { AuthenticationResult: { AccessToken: string } };
      expect(await list(told.AuthenticationResult.AccessToken)).toHaveLength(1);
    }
  },
);

it('is offered to users who have one, and can be chosen', async () => {
  const { begin, send, registered } = await pool();
  expect(await begin('passkey', {})).toMatchObject({ AvailableChallenges: ['PASSWORD_SRP', 'PASSWORD'] });
  // The same choice for a user without a passkey and for an unknown name.
  for (const name of ['passkey', 'nobody'])
    expect(await begin(name)).toMatchObject({ AvailableChallenges: ['PASSWORD_SRP', 'PASSWORD'] });
  await registered('passkey');
  const { AvailableChallenges, Session } = await begin('passkey', {});
  expect(AvailableChallenges).toEqual(['PASSWORD_SRP', 'PASSWORD', 'WEB_AUTHN']);
  expect(
    await send('RespondToAuthChallenge', {
      ClientId: CLIENT_ID,
      ChallengeName: 'SELECT_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: 'passkey', ANSWER: 'WEB_AUTHN' },
    }),
  ).toMatchObject({ ChallengeName: 'WEB_AUTHN' });
});

describe('a registration is refused', () => {
  it.each<[string, Lies, string]>([
    ['from another origin', { origin: 'https://evil.example' }, 'WebAuthnOriginNotAllowedException'],
    ['for another site', { rpId: 'evil.example' }, 'WebAuthnRelyingPartyMismatchException'],
    ['for another question', { challenge: 'AAAA' }, 'WebAuthnChallengeNotFoundException'],
    ['when nobody was there', { flags: 4 | 64 }, 'WebAuthnCredentialNotSupportedException'],
    ['when it was not the owner', { flags: 1 | 64 }, 'WebAuthnCredentialNotSupportedException'],
    ['without a key', { flags: 1 | 4 }, 'WebAuthnCredentialNotSupportedException'],
    ['under another id', { id: 'AAAA' }, 'WebAuthnCredentialNotSupportedException'],
    ['as an answer to a sign-in', { type: 'webauthn.get' }, 'InvalidParameterException'],
  ])('%s', async (_, lies, type) => {
    const { signedIn, start, complete, list } = await pool();
    const token = await signedIn('passkey');
    const device = createAuthenticator();
    expect(await complete(token, device.register(await start(token), lies))).toMatchObject({ __type: type });
    expect(await list(token)).toEqual([]);
  });

  it('a second time, too late, and of a passkey that somebody has', async () => {
    const { signedIn, start, complete, registered, clock } = await pool();
    const { device } = await registered('passkey');
    const token = await signedIn('passkey');
    const other = createAuthenticator();
    const credential = other.register(await start(token));
    clock.now += 180;
    const LATE = { __type: 'WebAuthnChallengeNotFoundException' };
    expect(await complete(token, credential)).toMatchObject(LATE);
    const again = other.register(await start(token));
    expect(await complete(token, again)).toEqual({});
    expect(await complete(token, again)).toMatchObject(LATE);
    const admin = await signedIn(ADMIN.userName);
    expect(await complete(admin, device.register(await start(admin)))).toMatchObject({
      __type: 'WebAuthnCredentialNotSupportedException',
    });
  });

  it('without an access token of this pool', async () => {
    const { send, signedIn } = await pool();
    await signedIn('passkey');
    const { id } = await tokens();
    for (const AccessToken of ['x', 'a.b.c', id])
      for (const operation of ['StartWebAuthnRegistration', 'ListWebAuthnCredentials'])
        expect(await send(operation, { AccessToken })).toMatchObject({ __type: 'NotAuthorizedException' });
  });
});

describe('a sign-in is refused', () => {
  it.each<[string, Lies]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for another question', { challenge: 'AAAA' }],
    ['when nobody was there', { flags: 4 }],
    ['when it was not the owner', { flags: 1 }],
    ['as an answer to a registration', { type: 'webauthn.create' }],
    ['by a passkey that nobody has', { id: 'AAAA' }],
    ['in the name of another person', { userHandle: 'AAAA' }],
    ['by a copy, whose counter stands still', { counter: 1 }],
  ])('%s', async (_, lies) => {
    const { registered, asked } = await pool();
    const { device } = await registered('passkey');
    const { options, answer } = await asked('passkey');
    expect(await answer(device.sign(options, lies))).toEqual(REFUSED);
  });

  it('when its signature is of another key, or its answer no answer', async () => {
    const { registered, asked } = await pool();
    const { device } = await registered('passkey');
    const first = await asked('passkey');
    const { id } = device.sign(first.options);
    expect(await first.answer(createAuthenticator().sign(first.options, { id, userHandle: '' }))).toEqual(
      REFUSED,
    );
    for (const nonsense of ['x', {}, { id, response: { clientDataJSON: 'x', authenticatorData: 'x' } }]) {
      const { answer } = await asked('passkey');
      expect(await answer(nonsense)).toMatchObject({ __type: 'InvalidParameterException' });
    }
  });

  it('a second time with the same answer, and after a wrong one', async () => {
    const { registered, asked } = await pool();
    const { device } = await registered('passkey');
    const INVALID = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' };
    const first = await asked('passkey');
    const credential = device.sign(first.options);
    expect(await first.answer(credential)).toHaveProperty('AuthenticationResult');
    expect(await first.answer(credential)).toEqual(INVALID);
    // The old response to the next challenge.
    const next = await asked('passkey');
    expect(await next.answer(credential)).toEqual(REFUSED);
    expect(await next.answer(device.sign(next.options))).toEqual(INVALID);
  });

  it('by the passkey of somebody else, and in a session of somebody else', async () => {
    const { registered, asked } = await pool();
    const { device } = await registered('passkey');
    await registered(ADMIN.userName);
    const { options, answer } = await asked(ADMIN.userName);
    expect(await answer(device.sign(options), 'passkey')).toMatchObject({ __type: 'NotAuthorizedException' });
    expect(await answer(device.sign(options))).toEqual(REFUSED);
  });

  it('by one that was deleted, which only its owner can', async () => {
    const { registered, asked, send, list, begin } = await pool();
    const { device, token } = await registered('passkey');
    const { token: admin } = await registered(ADMIN.userName);
    const [{ CredentialId }] = (await list(token)) as [{ CredentialId: string }];
    const { options, answer } = await asked('passkey');
    expect(await send('DeleteWebAuthnCredential', { AccessToken: admin, CredentialId })).toMatchObject({
      __type: 'ResourceNotFoundException',
    });
    expect(await send('DeleteWebAuthnCredential', { AccessToken: token, CredentialId })).toEqual({});
    expect(await answer(device.sign(options))).toEqual(REFUSED);
    expect(await begin('passkey')).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE' });
  });
});

it.each(['', '5f', '1b0000000000000001', '44aabb', 'fb3ff0000000000000', 'b903e9', '81'.repeat(9)])(
  'refuses CBOR that no authenticator writes: %s',
  (hex) => {
    expect(() => readCbor(Buffer.from(hex, 'hex'))).toThrow(RangeError);
  },
);
