import { confirmResetPassword, confirmSignIn, resetPassword, signIn, signOut } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { TOTP_SECRET } from '#sandbox/accounts.ts';
import { newSecret, periodOf, totpCode } from '#sandbox/identity/totp.ts';
import './nativePowers.ts';
import { announcedCode, CLIENT_ID, enter, enterTo, FUTURE, startPool, wrongCode } from './pool.ts';

/* Every step that a pool may require, answered by Amplify, and attempts to get around them. */

const answer = async (challengeResponse: string, userAttributes?: Record<string, string>) =>
  (await confirmSignIn({ challengeResponse, ...(userAttributes && { options: { userAttributes } }) }))
    .nextStep;
const DONE = { signInStep: 'DONE' };
const appCode = (now: number, secret = TOTP_SECRET) => totpCode(secret, periodOf(now));
const INVALID = { name: 'NotAuthorizedException', message: 'Invalid session for the user.' };
const MISMATCH = { name: 'CodeMismatchException' };

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('makes the codes of RFC 6238: at %d %s', (moment, code) => {
  expect(totpCode(newSecret(Buffer.from('12345678901234567890')), periodOf(moment))).toBe(code);
});

describe('a code of the app', () => {
  it('counts once, and may be half a minute early or late', async () => {
    const { clock } = await startPool();
    const step = { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' };
    expect(await enterTo('totp')).toEqual(step);
    expect(await answer(appCode(clock.now - 30))).toEqual(DONE);
    await enterTo('totp');
    await expect(answer(appCode(clock.now - 30))).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    expect(await answer(appCode(clock.now))).toEqual(DONE);
    await enterTo('totp');
    await expect(answer(appCode(clock.now + 90))).rejects.toMatchObject(MISMATCH);
  });
});

describe.each([
  ['sms', 'CONFIRM_SIGN_IN_WITH_SMS_CODE', 'SMS', '+********012'],
  ['email', 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE', 'EMAIL', 'e***@s***'],
])('a code by %s', (userName, signInStep, deliveryMedium, destination) => {
  it('is announced, counts once, and differs for each sign-in', async () => {
    const { lines, sent } = await startPool();
    const step = { signInStep, codeDeliveryDetails: { deliveryMedium, destination } };
    expect(await enterTo(userName)).toEqual(step);
    const first = announcedCode(lines);
    expect(await enterTo(userName)).toEqual(step);
    const second = announcedCode(lines);
    if (first !== second) await expect(answer(first)).rejects.toMatchObject(MISMATCH);
    expect(await answer(second)).toEqual(DONE);
    await expect(sendAgain(sent)).resolves.toMatchObject({ __type: INVALID.name, message: INVALID.message });
  });
});

/** Repeats the last response, as a copied page or an eavesdropper would. */
async function sendAgain(
  sent: { target: string; body: string; url: string }[],
  change: (call: { Session: string; ChallengeResponses: Record<string, string> }) => void = () => undefined,
) {
  const { body, target, url } = sent.findLast((one) => one.target.endsWith('RespondToAuthChallenge'))!;
  const call = JSON.parse(body);
  change(call);
  return (
    await fetch(url, { method: 'POST', body: JSON.stringify(call), headers: { 'X-Amz-Target': target } })
  ).json();
}

describe('a choice', () => {
  it.each([
    ['TOTP', { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }],
    ['SMS', { signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE' }],
    ['EMAIL', { signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' }],
  ])('of the second factor: %s', async (type, step) => {
    const { lines, clock } = await startPool();
    expect(await enterTo('choice')).toEqual({
      signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
      allowedMFATypes: ['SMS', 'TOTP', 'EMAIL'],
    });
    expect(await answer(type)).toMatchObject(step);
    expect(await answer(type === 'TOTP' ? appCode(clock.now) : announcedCode(lines))).toEqual(DONE);
  });

  it.each(['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP'])('of the first factor: %s', async (factor) => {
    const { lines, clock } = await startPool();
    await signOut();
    const options = { authFlowType: 'USER_AUTH' } as const;
    expect((await signIn({ username: 'choice', options })).nextStep).toEqual({
      signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
      availableChallenges: ['PASSWORD_SRP', 'PASSWORD', 'EMAIL_OTP', 'SMS_OTP'],
    });
    const next = await answer(factor);
    if (!factor.startsWith('PASSWORD')) return expect(await answer(announcedCode(lines))).toEqual(DONE);
    expect(next).toEqual({ signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' });
    await expect(answer('Sai@2026')).rejects.toMatchObject({ message: 'Incorrect username or password.' });
    expect(await answer('Demo@2026')).toMatchObject({ signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION' });
    await answer('TOTP');
    return expect(await answer(appCode(clock.now))).toEqual(DONE);
  });

  it('offers an unknown name the password, and then refuses it like a wrong one', async () => {
    await startPool();
    await signOut();
    const { nextStep } = await signIn({ username: 'nobody', options: { authFlowType: 'USER_AUTH' } });
    expect(nextStep).toMatchObject({ availableChallenges: ['PASSWORD_SRP', 'PASSWORD'] });
    for (const factor of ['PASSWORD_SRP', 'PASSWORD']) {
      await signIn({ username: 'nobody', options: { authFlowType: 'USER_AUTH' } });
      await answer(factor);
      await expect(answer('Demo@2026')).rejects.toMatchObject({ message: 'Incorrect username or password.' });
    }
    await signIn({ username: 'nobody', options: { authFlowType: 'USER_AUTH' } });
    await expect(answer('EMAIL_OTP')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});

describe('setting up a second factor', () => {
  const SELECT = {
    signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION',
    allowedMFATypes: ['TOTP', 'EMAIL'],
  };

  it('by an app: its first code confirms it, and each later sign-in requires one', async () => {
    const { clock } = await startPool();
    expect(await enterTo('setup')).toEqual(SELECT);
    const next = await answer('TOTP');
    if (next.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(next.signInStep);
    const { sharedSecret } = next.totpSetupDetails;
    const code = appCode(clock.now, sharedSecret);
    await expect(answer(wrongCode(code))).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });
    expect(await answer(code)).toEqual(DONE);
    expect(await enterTo('setup')).toEqual({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' });
    expect(await answer(appCode(clock.now, sharedSecret))).toEqual(DONE);
  });

  it('by an address that receives the first code', async () => {
    const { lines } = await startPool();
    await enterTo('setup');
    expect(await answer('EMAIL')).toEqual({ signInStep: 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP' });
    expect(await answer('moi@thu.example')).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
      codeDeliveryDetails: { destination: 'm***@t***' },
    });
    expect(await answer(announcedCode(lines))).toEqual(DONE);
    expect(await enterTo('setup')).toMatchObject({ signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' });
  });

  it('cannot be skipped by claiming that it is done', async () => {
    const { sent } = await startPool();
    await enterTo('setup');
    const next = await answer('TOTP');
    expect(next.signInStep).toBe('CONTINUE_SIGN_IN_WITH_TOTP_SETUP');
    const { body = '' } = sent.findLast(({ target }) => target.endsWith('AssociateSoftwareToken')) ?? {};
    for (const session of [JSON.parse(body).Session, 'forged']) {
      const told = await sendAgain(sent, (call) => {
        Object.assign(call, { ChallengeName: 'MFA_SETUP', Session: session });
        call.ChallengeResponses = { USERNAME: 'setup' };
      });
      expect(told).toMatchObject({ message: INVALID.message });
    }
  });
});

it('asks for the attributes that are missing with the first password', async () => {
  await startPool();
  expect(await enterTo('attributes', 'Temp@2026')).toEqual({
    signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    missingAttributes: ['name', 'phone_number'],
  });
  await expect(answer('Fresh@2026', { name: 'Trần Ngọc' })).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
  expect(await answer('Fresh@2026', { name: 'Trần Ngọc', phone_number: '+84903118016' })).toEqual(DONE);
});

describe('a correct password that is refused', () => {
  it('gives the reason, but never for a wrong password', async () => {
    await startPool();
    expect(await enter('unconfirmed', 'Demo@2026')).toBe('CONFIRM_SIGN_UP');
    expect(await enter('reset', 'Demo@2026')).toBe('RESET_PASSWORD');
    expect(await enter('custom', 'Demo@2026')).toBe('CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
    await expect(enter('expired', 'Temp@2026')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Temporary password has expired and must be reset by an administrator.',
    });
    await expect(enter(FUTURE.userName, FUTURE.password)).rejects.toMatchObject({
      name: 'SignInException',
      message: expect.stringContaining('FACE_SCAN'),
    });
    for (const userName of ['unconfirmed', 'expired', 'sms'])
      await expect(enter(userName, 'Sai@2026'), userName).rejects.toMatchObject({
        message: 'Incorrect username or password.',
      });
  });

  it('is accepted again after a reset, also after a restart', async () => {
    let kept = '{}';
    const store = {
      load: () => JSON.parse(kept),
      save(all: object) {
        kept = JSON.stringify(all);
      },
    };
    const { lines } = await startPool(store);
    await resetPassword({ username: 'reset' });
    const confirmationCode = announcedCode(lines);
    await confirmResetPassword({ username: 'reset', confirmationCode, newPassword: 'Fresh@2026' });
    expect(await enter('reset', 'Fresh@2026')).toBe('DONE');
    await startPool(store);
    expect(await enter('reset', 'Fresh@2026')).toBe('DONE');
  });
});

describe('attacked', () => {
  it('five wrong codes lock the name for a minute, even across several sign-ins', async () => {
    const { clock } = await startPool();
    const right = () => appCode(clock.now);
    for (const tries of [3, 2]) {
      await enterTo('totp');
      for (let wrong = 0; wrong < tries; wrong += 1)
        await expect(answer(wrongCode(right()))).rejects.toMatchObject(MISMATCH);
    }
    const LOCKED = { message: 'Password attempts exceeded' };
    await expect(answer(right())).rejects.toMatchObject(LOCKED);
    await enterTo('totp');
    await expect(answer(right())).rejects.toMatchObject(LOCKED);
    clock.now += 60;
    expect(await answer(right())).toEqual(DONE);
  });

  it("refuses a code of another account, and another account's session", async () => {
    const { lines, sent } = await startPool();
    await enterTo('email');
    const code = announcedCode(lines);
    await enterTo('sms');
    const own = announcedCode(lines);
    if (code !== own) await expect(answer(code)).rejects.toMatchObject(MISMATCH);
    expect(
      await sendAgain(sent, ({ ChallengeResponses }) => {
        Object.assign(ChallengeResponses, { USERNAME: 'email', SMS_MFA_CODE: own });
      }),
    ).toMatchObject({ message: INVALID.message });
    // In the challenge of another factor.
    expect(
      await sendAgain(sent, (call) =>
        Object.assign(call, {
          ChallengeName: 'SOFTWARE_TOKEN_MFA',
          ChallengeResponses: { USERNAME: 'sms', SOFTWARE_TOKEN_MFA_CODE: own },
        }),
      ),
    ).toMatchObject({ message: INVALID.message });
    expect(await answer(own)).toEqual(DONE);
  });

  it('a step ends after three minutes, and when the password changes elsewhere', async () => {
    const { clock, lines, identity } = await startPool();
    await enterTo('sms');
    clock.now += 180;
    await expect(answer(announcedCode(lines))).rejects.toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    });
    await enterTo('sms');
    identity.setPassword('sms', 'Other@2026');
    await expect(answer(announcedCode(lines))).rejects.toMatchObject(INVALID);
  });

  it.each(['AssociateSoftwareToken', 'VerifySoftwareToken'])('%s needs a session', async (operation) => {
    const { identity } = await startPool();
    const body = JSON.stringify({ ClientId: CLIENT_ID, Session: 'forged', UserCode: '123456' });
    const headers = { 'X-Amz-Target': `AWSCognitoIdentityProviderService.${operation}` };
    const answered = await identity.handle(
      new Request('http://localhost/', { method: 'POST', body, headers }),
    );
    expect(await answered.json()).toMatchObject({ __type: INVALID.name, message: INVALID.message });
  });
});
