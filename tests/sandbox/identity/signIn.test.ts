import { confirmResetPassword, confirmSignIn, resetPassword } from 'aws-amplify/auth';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { describe, expect, it } from 'vitest';
import type { CredentialStore } from '#sandbox/identity.ts';
import {
  ADMIN,
  announcedCode,
  CLIENT_ID,
  DISABLED,
  enter,
  NEWCOMER,
  POOL_ID,
  startPool,
  tokens,
  UNICODE,
  wrongCode,
} from './pool.ts';
import './nativePowers.ts';

/* Amplify against the sandbox's pool, used like in the portal. */

const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

describe('the sign-in', () => {
  it('returns tokens that a production verifier accepts, each only for its use', async () => {
    const { endpoint, identity } = await startPool();
    for (const { userName, password } of [ADMIN, UNICODE])
      expect(await enter(userName, password)).toBe('DONE');
    const { access, id } = await tokens();
    const jwks = await (await fetch(`${endpoint}${POOL_ID}/.well-known/jwks.json`)).json();
    const verifier = (tokenUse: 'access' | 'id', clientId = CLIENT_ID) => {
      const made = CognitoJwtVerifier.create({ userPoolId: POOL_ID, tokenUse, clientId });
      made.cacheJwks(jwks);
      return made;
    };
    await expect(verifier('access').verify(access)).resolves.toMatchObject({ username: UNICODE.userName });
    await expect(verifier('id').verify(id)).resolves.toMatchObject({ sub: UNICODE.sub, aud: CLIENT_ID });
    await expect(verifier('access').verify(id)).rejects.toThrow('Token use not allowed');
    await expect(verifier('access', 'other').verify(access)).rejects.toThrow('Client ID not allowed');
    const { userName, sub, email } = UNICODE;
    expect(await identity.verifyIdToken(id)).toEqual({ userName, sub, email });
  });

  it('refuses a wrong password and an unknown name in the same way, and reports "disabled" only to the right password', async () => {
    await startPool();
    await expect(enter(ADMIN.userName, 'Sai@2026')).rejects.toMatchObject(INCORRECT);
    for (const nobody of ['nobody', 'ADMIN', '__proto__'])
      await expect(enter(nobody, ADMIN.password)).rejects.toMatchObject(INCORRECT);
    await expect(enter(DISABLED.userName, 'Sai@2026')).rejects.toMatchObject(INCORRECT);
    await expect(enter(DISABLED.userName, DISABLED.password)).rejects.toMatchObject({
      message: 'User is disabled.',
    });
  });

  it('is locked for a minute after five wrong passwords in a row, for this name only', async () => {
    const { clock } = await startPool();
    for (const userName of [ADMIN.userName, 'nobody']) {
      for (let tries = 0; tries < 5; tries += 1)
        await expect(enter(userName, 'Sai@2026')).rejects.toMatchObject(INCORRECT);
      await expect(enter(userName, ADMIN.password)).rejects.toMatchObject({
        message: 'Password attempts exceeded',
      });
    }
    expect(await enter(UNICODE.userName, UNICODE.password)).toBe('DONE');
    clock.now += 60;
    expect(await enter(ADMIN.userName, ADMIN.password)).toBe('DONE');
  });
});

describe('a temporary password', () => {
  const NEW = 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED';
  const choose = (challengeResponse: string) => confirmSignIn({ challengeResponse });

  it.each([
    ['Ab@4567', 'Password not long enough'],
    ['Abcdefgh@12345678', 'Password too long'],
    ['abcdef@1', 'Password must have uppercase characters'],
    ['Abcdefg@', 'Password must have numeric characters'],
    ["Abcdefg1'", 'Password must have symbol characters'],
  ])('is not replaced by a weak one, and may be tried again: %s', async (weak, reason) => {
    await startPool();
    expect(await enter(NEWCOMER.userName, NEWCOMER.password)).toBe(NEW);
    const message = `Password did not conform with policy: ${reason}`;
    await expect(choose(weak)).rejects.toMatchObject({ name: 'InvalidPasswordException', message });
    await expect(choose(NEWCOMER.password)).rejects.toMatchObject({
      name: 'PasswordHistoryPolicyViolationException',
    });
    expect(await choose('Fresh@2026')).toMatchObject({ isSignedIn: true });
    await expect(enter(NEWCOMER.userName, NEWCOMER.password)).rejects.toMatchObject(INCORRECT);
    expect(await enter(NEWCOMER.userName, 'Fresh@2026')).toBe('DONE');
  });

  it('must be replaced within three minutes, and cannot be after a change elsewhere', async () => {
    const { clock, identity } = await startPool();
    await enter(NEWCOMER.userName, NEWCOMER.password);
    clock.now += 180;
    await expect(choose('Fresh@2026')).rejects.toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    });
    await enter(NEWCOMER.userName, NEWCOMER.password);
    identity.setPassword(NEWCOMER.userName, 'Other@2026');
    await expect(choose('Stolen@2026')).rejects.toMatchObject({ message: 'Invalid session for the user.' });
  });
});

it('accepts every special character, eight and sixteen characters', async () => {
  const { identity } = await startPool();
  const special = [...'!@#$%^&*()_+{}[]:;<>,.?~\\/-'].map((character) => `Abcdefg1${character}`);
  for (const password of ['Abcdef@1', 'Abcdefgh@1234567', ...special])
    expect(() => identity.setPassword(ADMIN.userName, password), password).not.toThrow();
});

describe('a forgotten password', () => {
  const reset = (confirmationCode: string, newPassword = 'Fresh@2026', username = ADMIN.userName) =>
    confirmResetPassword({ username, confirmationCode, newPassword });

  it('is replaced once, with the announced code', async () => {
    const { lines } = await startPool();
    await resetPassword({ username: ADMIN.userName });
    const code = announcedCode(lines);
    await expect(reset(wrongCode(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(reset(code, 'weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await reset(code);
    expect(await enter(ADMIN.userName, 'Fresh@2026')).toBe('DONE');
    await expect(reset(code)).rejects.toMatchObject({ name: 'CodeMismatchException' });
  });

  it('has a code that is valid for an hour and five attempts', async () => {
    const { clock, lines } = await startPool();
    await resetPassword({ username: ADMIN.userName });
    clock.now += 3600;
    await expect(reset(announcedCode(lines))).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await resetPassword({ username: ADMIN.userName });
    const code = announcedCode(lines);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(reset(wrongCode(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(reset(code)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  it.each([
    ['nobody', undefined],
    [DISABLED.userName, { name: 'NotAuthorizedException', message: /cannot be reset in the current state/ }],
    [NEWCOMER.userName, { name: 'NotAuthorizedException', message: /cannot be reset in the current state/ }],
    ['unconfirmed', { name: 'InvalidParameterException', message: /no registered\/verified email/ }],
  ])('of %s gets no code, with the error of the real service', async (username, refusal) => {
    const { lines } = await startPool();
    const asked = resetPassword({ username });
    if (refusal) {
      await expect(asked).rejects.toMatchObject({
        ...refusal,
        message: expect.stringMatching(refusal.message),
      });
    } else expect((await asked).nextStep.codeDeliveryDetails.destination).toBe('n***@e***');
    expect(lines).toEqual([]);
    await expect(reset('123456', 'Fresh@2026', username)).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
  });
});

it('keeps changed passwords across a restart, without storing a password', async () => {
  let text = '{}';
  const store: CredentialStore = {
    load: () => JSON.parse(text),
    save(credentials) {
      text = JSON.stringify(credentials);
    },
  };
  const { identity } = await startPool(store);
  identity.setPassword(ADMIN.userName, 'Other@2026');
  expect(text).not.toContain('Other@2026');
  await startPool(store);
  expect(await enter(ADMIN.userName, 'Other@2026')).toBe('DONE');
  expect(await enter(UNICODE.userName, UNICODE.password)).toBe('DONE');
});
