import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import { ADMIN, CLIENT_ID, DISABLED, NEWCOMER, startPool } from './pool.ts';
import { quickSignIn, tokensOf } from './signIn.ts';

const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const LIMIT = {
  name: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
};
const MISMATCH = {
  name: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
};
const EXPIRED = {
  name: 'ExpiredCodeException',
  message: 'Invalid code provided, please request a code again.',
};

const forgot = (Username: string) => new ForgotPasswordCommand({ ClientId: CLIENT_ID, Username });
const confirm = (Username: string, ConfirmationCode: string, Password: string) =>
  new ConfirmForgotPasswordCommand({ ClientId: CLIENT_ID, Username, ConfirmationCode, Password });
const codeIn = (line: string | undefined) => /: (\d{6})$/.exec(line ?? '')?.[1] ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('ChangePassword', () => {
  async function start() {
    const pool = await startPool();
    const { AccessToken } = await tokensOf(pool.client, ADMIN.userName, ADMIN.password);
    const change = (PreviousPassword: string, ProposedPassword: string, token = AccessToken) =>
      pool.client.send(new ChangePasswordCommand({ AccessToken: token, PreviousPassword, ProposedPassword }));
    return { ...pool, change };
  }

  test('needs the right old password, a good new one and a good token, and then holds', async () => {
    const { client, change } = await start();
    await expect(change('Wrong@2026', 'Fresh@2026')).rejects.toMatchObject(INCORRECT);
    await expect(change(ADMIN.password, 'weak')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await expect(change(ADMIN.password, 'Fresh@2026', 'a.b.c')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid Access Token',
    });
    await change(ADMIN.password, 'Fresh@2026');
    await expect(quickSignIn(client, ADMIN.userName, ADMIN.password)).rejects.toMatchObject(INCORRECT);
    await expect(quickSignIn(client, ADMIN.userName, 'Fresh@2026')).resolves.toHaveProperty(
      'AuthenticationResult',
    );
  });

  test('cannot be used to guess the old password', async () => {
    const { change, clock } = await start();
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(change('Wrong@2026', 'Fresh@2026')).rejects.toMatchObject(INCORRECT);
    }
    await expect(change(ADMIN.password, 'Fresh@2026')).rejects.toMatchObject(LIMIT);
    clock.now += 1;
    await expect(change(ADMIN.password, 'Fresh@2026')).resolves.toBeDefined();
  });
});

describe('ForgotPassword', () => {
  test('announces a code, which sets a new password once', async () => {
    const { client, lines } = await startPool();
    const { CodeDeliveryDetails } = await client.send(forgot(ADMIN.userName));
    expect(CodeDeliveryDetails).toEqual({
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: 'a***@e***',
    });
    expect(lines).toHaveLength(1);
    const code = codeIn(lines[0]);
    await expect(client.send(confirm(ADMIN.userName, wrong(code), 'Fresh@2026'))).rejects.toMatchObject(
      MISMATCH,
    );
    await expect(client.send(confirm(ADMIN.userName, code, 'weak'))).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await client.send(confirm(ADMIN.userName, code, 'Fresh@2026'));
    await expect(quickSignIn(client, ADMIN.userName, 'Fresh@2026')).resolves.toHaveProperty(
      'AuthenticationResult',
    );
    await expect(client.send(confirm(ADMIN.userName, code, 'Again@2026'))).rejects.toMatchObject(EXPIRED);
  });

  test('without a code, after an hour, or with the code before the last: refused', async () => {
    const { client, clock, lines } = await startPool();
    await expect(client.send(confirm(ADMIN.userName, '123456', 'Fresh@2026'))).rejects.toMatchObject(EXPIRED);
    await client.send(forgot(ADMIN.userName));
    clock.now += 3600;
    await expect(client.send(confirm(ADMIN.userName, codeIn(lines[0]), 'Fresh@2026'))).rejects.toMatchObject(
      EXPIRED,
    );
    await client.send(forgot(ADMIN.userName));
    await client.send(forgot(ADMIN.userName));
    const [, before, last] = lines.map(codeIn);
    // One in a million: two codes in a row are the same.
    if (before !== last) {
      await expect(client.send(confirm(ADMIN.userName, before ?? '', 'Fresh@2026'))).rejects.toMatchObject(
        MISMATCH,
      );
    }
    await expect(client.send(confirm(ADMIN.userName, last ?? '', 'Fresh@2026'))).resolves.toBeDefined();
  });

  test('unknown, disabled and new users get the same answers as anybody, and no code', async () => {
    const { client, lines } = await startPool();
    for (const userName of ['nobody', DISABLED.userName, NEWCOMER.userName]) {
      await expect(client.send(confirm(userName, '123456', 'Fresh@2026'))).rejects.toMatchObject(EXPIRED);
      const { CodeDeliveryDetails } = await client.send(forgot(userName));
      expect(CodeDeliveryDetails).toEqual({
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: `${userName[0]}***@e***`,
      });
      expect(lines.filter((line) => codeIn(line))).toEqual([]);
      for (let tries = 0; tries < 5; tries += 1) {
        await expect(client.send(confirm(userName, '123456', 'Fresh@2026'))).rejects.toMatchObject(MISMATCH);
      }
      await expect(client.send(confirm(userName, '123456', 'Fresh@2026'))).rejects.toMatchObject(LIMIT);
    }
  });
});
