import {
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { ADMIN, CASHIER, CLIENT_ID, DISABLED, startPool } from './pool.ts';
import { initiate, quickSignIn, signIn, srpSession, verifierCommand } from './signIn.ts';

const { client, clock } = await startPool();

const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const NO_SESSION = { name: 'NotAuthorizedException', message: 'Invalid session for the user.' };

describe('who may sign in', () => {
  test('an unknown user gets the same steps, the same salt at each asking, and the same refusal', async () => {
    const session = srpSession('nobody', 'Demo@2026');
    const first = await initiate(client, session);
    const second = await initiate(client, session);
    const real = await initiate(client, srpSession(ADMIN.userName, 'Demo@2026'));
    expect(Object.keys(first.ChallengeParameters ?? {})).toEqual(Object.keys(real.ChallengeParameters ?? {}));
    expect(first.ChallengeParameters?.SALT).toHaveLength(real.ChallengeParameters?.SALT?.length ?? 0);
    expect(second.ChallengeParameters?.SALT).toBe(first.ChallengeParameters?.SALT);
    expect(second.ChallengeParameters?.SRP_B).not.toBe(first.ChallengeParameters?.SRP_B);
    await expect(client.send(verifierCommand(session, first))).rejects.toMatchObject(INCORRECT);
  });

  test('a disabled user is told so only with the right password', async () => {
    await expect(signIn(client, DISABLED.userName, DISABLED.password)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User is disabled.',
    });
    await expect(signIn(client, DISABLED.userName, 'Wrong@2026')).rejects.toMatchObject(INCORRECT);
  });

  test('user names are told apart by case, and names of the prototype are nobody', async () => {
    await expect(signIn(client, 'ADMIN', ADMIN.password)).rejects.toMatchObject(INCORRECT);
    await expect(signIn(client, '__proto__', ADMIN.password)).rejects.toMatchObject(INCORRECT);
  });
});

describe('flows', () => {
  test('USER_PASSWORD_AUTH is refused unless the pool allows it', async () => {
    const standard = await startPool({ allowUserPasswordAuth: undefined });
    await expect(quickSignIn(standard.client, ADMIN.userName, ADMIN.password)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
    const { AuthenticationResult } = await quickSignIn(client, ADMIN.userName, ADMIN.password);
    expect(AuthenticationResult?.AccessToken).toBeTypeOf('string');
    await expect(quickSignIn(client, ADMIN.userName, 'Wrong@2026')).rejects.toMatchObject(INCORRECT);
  });

  test('no other flow is enabled', async () => {
    for (const flow of ['USER_AUTH', 'CUSTOM_AUTH', 'ADMIN_USER_PASSWORD_AUTH'] as const) {
      const command = new InitiateAuthCommand({
        ClientId: CLIENT_ID,
        AuthFlow: flow,
        AuthParameters: { USERNAME: ADMIN.userName },
      });
      await expect(client.send(command)).rejects.toMatchObject({
        name: 'InvalidParameterException',
        message: `${flow} flow not enabled for this client`,
      });
    }
  });

  test('another client id is unknown', async () => {
    const command = new InitiateAuthCommand({ ClientId: 'other', AuthFlow: 'USER_SRP_AUTH' });
    await expect(client.send(command)).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool client other does not exist.',
    });
  });

  test('missing parameters are named', async () => {
    const command = new InitiateAuthCommand({ ClientId: CLIENT_ID, AuthFlow: 'USER_SRP_AUTH' });
    await expect(client.send(command)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Missing required parameter USERNAME',
    });
  });
});

describe('one exchange', () => {
  test('is answered once: a replayed right answer is refused', async () => {
    const session = srpSession(ADMIN.userName, ADMIN.password);
    const command = verifierCommand(session, await initiate(client, session));
    await client.send(command);
    await expect(client.send(command)).rejects.toMatchObject(NO_SESSION);
  });

  test('ends after three minutes', async () => {
    const session = srpSession(ADMIN.userName, ADMIN.password);
    const inTime = verifierCommand(session, await initiate(client, session));
    const late = verifierCommand(session, await initiate(client, session));
    clock.now += 179;
    await expect(client.send(inTime)).resolves.toHaveProperty('AuthenticationResult');
    clock.now += 1;
    await expect(client.send(late)).rejects.toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    });
  });

  test('cannot be handed to another user, forged, or signed for another time', async () => {
    const session = srpSession(ADMIN.userName, ADMIN.password);
    const send = async (spoiled: Record<string, string>) =>
      client.send(verifierCommand(session, await initiate(client, session), spoiled));
    await expect(send({ USERNAME: CASHIER.userName })).rejects.toMatchObject(INCORRECT);
    await expect(send({ PASSWORD_CLAIM_SECRET_BLOCK: 'Zm9yZ2Vk' })).rejects.toMatchObject(NO_SESSION);
    await expect(send({ PASSWORD_CLAIM_SIGNATURE: 'c2hvcnQ=' })).rejects.toMatchObject(INCORRECT);
    await expect(send({ TIMESTAMP: 'Thu Jan 1 00:00:00 UTC 2026' })).rejects.toMatchObject(INCORRECT);
    await expect(send({ TIMESTAMP: 'today' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.',
    });
  });

  test('a forged Session opens nothing', async () => {
    for (const challenge of [
      'PASSWORD_VERIFIER',
      'NEW_PASSWORD_REQUIRED',
      'SMS_MFA',
      'DEVICE_SRP_AUTH',
    ] as const) {
      const command = new RespondToAuthChallengeCommand({
        ClientId: CLIENT_ID,
        ChallengeName: challenge,
        Session: 'forged-session-forged',
        ChallengeResponses: { USERNAME: ADMIN.userName, NEW_PASSWORD: 'Stolen@2026' },
      });
      await expect(client.send(command), challenge).rejects.toMatchObject(NO_SESSION);
    }
    await expect(signIn(client, ADMIN.userName, 'Stolen@2026')).rejects.toMatchObject(INCORRECT);
  });
});
