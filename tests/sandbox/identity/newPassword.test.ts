import { RespondToAuthChallengeCommand } from '@aws-sdk/client-cognito-identity-provider';
import { expect, test } from 'vitest';
import { ADMIN, CLIENT_ID, NEWCOMER, startPool } from './pool.ts';
import { quickSignIn, signIn } from './signIn.ts';

const NO_SESSION = { name: 'NotAuthorizedException', message: 'Invalid session for the user.' };

const newPassword = (session: string | undefined, password: string, userName = NEWCOMER.userName) =>
  new RespondToAuthChallengeCommand({
    ClientId: CLIENT_ID,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeResponses: { USERNAME: userName, NEW_PASSWORD: password },
  });

async function startStep() {
  const pool = await startPool();
  const step = await signIn(pool.client, NEWCOMER.userName, NEWCOMER.password);
  return { ...pool, step };
}

test('a temporary password opens the step and gives no token, a wrong one neither', async () => {
  const { client, step } = await startStep();
  await expect(signIn(client, NEWCOMER.userName, 'Temp@2027')).rejects.toMatchObject({
    message: 'Incorrect username or password.',
  });
  expect(step.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  expect(step.AuthenticationResult).toBeUndefined();
  expect(JSON.parse(step.ChallengeParameters?.requiredAttributes ?? '')).toEqual([]);
  expect(JSON.parse(step.ChallengeParameters?.userAttributes ?? '')).toMatchObject({ email: NEWCOMER.email });
});

const WEAK = [
  ['Ab@4567', 'Password not long enough'],
  ['Abcdefgh@12345678', 'Password too long'],
  ['abcdef@1', 'Password must have uppercase characters'],
  ['Abcdefg@', 'Password must have numeric characters'],
  ['Abcdefg1', 'Password must have symbol characters'],
  ["Abcdefg1'", 'Password must have symbol characters'],
] as const;

test('each weak password and the temporary one are refused with the reason, and the step may be repeated', async () => {
  const { client, step } = await startStep();
  for (const [weak, reason] of WEAK) {
    await expect(client.send(newPassword(step.Session, weak)), weak).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${reason}`,
    });
  }
  await expect(client.send(newPassword(step.Session, NEWCOMER.password))).rejects.toMatchObject({
    name: 'PasswordHistoryPolicyViolationException',
  });
  const { AuthenticationResult } = await client.send(newPassword(step.Session, 'Fresh@2026'));
  expect(AuthenticationResult?.RefreshToken).toBeTypeOf('string');
});

test('eight and sixteen characters are enough, and every special character counts', async () => {
  const { identity } = await startPool();
  const good = [
    'Abcdef@1',
    'Abcdefgh@1234567',
    ...[...'!@#$%^&*()_+{}[]:;<>,.?~\\/-'].map((char) => `Abcdefg1${char}`),
  ];
  for (const password of good) {
    expect(() => identity.setPassword(ADMIN.userName, password), password).not.toThrow();
  }
});

test('afterwards the new password signs in and the temporary one does not', async () => {
  const { client, step } = await startStep();
  await client.send(newPassword(step.Session, 'Fresh@2026'));
  await expect(quickSignIn(client, NEWCOMER.userName, NEWCOMER.password)).rejects.toMatchObject({
    message: 'Incorrect username or password.',
  });
  await expect(quickSignIn(client, NEWCOMER.userName, 'Fresh@2026')).resolves.toHaveProperty(
    'AuthenticationResult',
  );
});

test('the step is used up, is for its own user, and ends after three minutes', async () => {
  const { client, clock, step } = await startStep();
  await expect(client.send(newPassword(step.Session, 'Stolen@2026', ADMIN.userName))).rejects.toMatchObject(
    NO_SESSION,
  );
  await expect(client.send(newPassword(undefined, 'Stolen@2026'))).rejects.toMatchObject(NO_SESSION);
  const second = await quickSignIn(client, NEWCOMER.userName, NEWCOMER.password);
  clock.now += 180;
  await expect(client.send(newPassword(second.Session, 'Fresh@2026'))).rejects.toMatchObject({
    message: 'Invalid session for the user, session is expired.',
  });

  const third = await quickSignIn(client, NEWCOMER.userName, NEWCOMER.password);
  const fourth = await quickSignIn(client, NEWCOMER.userName, NEWCOMER.password);
  await client.send(newPassword(third.Session, 'Fresh@2026'));
  await expect(client.send(newPassword(third.Session, 'Stolen@2026'))).rejects.toMatchObject(NO_SESSION);
  await expect(client.send(newPassword(fourth.Session, 'Stolen@2026'))).rejects.toMatchObject(NO_SESSION);
});
