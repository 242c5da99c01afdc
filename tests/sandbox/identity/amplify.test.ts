import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  resetPassword,
  signIn,
  signOut,
  updatePassword,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { expect, test } from 'vitest';
import { ADMIN, CLIENT_ID, DISABLED, NEWCOMER, POOL_ID, startPool } from './pool.ts';

// It warns of every endpoint that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** The portal's own client against the pool, with tokens kept in memory. */
async function start() {
  const pool = await startPool();
  const items = new Map<string, string>();
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: POOL_ID, userPoolClientId: CLIENT_ID, userPoolEndpoint: pool.endpoint },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void items.set(key, value),
    getItem: async (key) => items.get(key) ?? null,
    removeItem: async (key) => void items.delete(key),
    clear: async () => items.clear(),
  });
  return { ...pool, items };
}

const person = ({ userName, password }: { userName: string; password: string }) => ({
  username: userName,
  password,
});

test('signs in, refreshes, changes the password and signs out', async () => {
  const { items, identity } = await start();
  await expect(signIn({ ...person(ADMIN), password: 'Wrong@2026' })).rejects.toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });
  await expect(signIn(person(DISABLED))).rejects.toMatchObject({ message: 'User is disabled.' });
  await expect(signIn(person(ADMIN))).resolves.toMatchObject({ isSignedIn: true });
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  await expect(identity.verifyIdToken(tokens?.idToken?.toString() ?? '')).resolves.toMatchObject({
    userName: ADMIN.userName,
  });
  const change = { oldPassword: ADMIN.password, newPassword: 'Fresh@2026' };
  await expect(updatePassword({ ...change, newPassword: 'weak' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  });
  await updatePassword(change);
  const refreshToken = [...items].find(([key]) => key.endsWith('.refreshToken'))?.[1];
  await signOut();
  expect(refreshToken).toBeTypeOf('string');
  const late = await identity.handle(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken' },
      body: JSON.stringify({ ClientId: CLIENT_ID, RefreshToken: refreshToken }),
    }),
  );
  expect(await late.json()).toMatchObject({ message: 'Refresh Token has been revoked' });
}, 30_000);

test('sets a new password and resets a forgotten one', async () => {
  const { lines } = await start();
  const { nextStep } = await signIn(person(NEWCOMER));
  expect(nextStep).toMatchObject({
    signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
    missingAttributes: [],
  });
  await expect(confirmSignIn({ challengeResponse: 'weak' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  });
  await expect(confirmSignIn({ challengeResponse: 'Fresh@2026' })).resolves.toMatchObject({
    isSignedIn: true,
  });
  await signOut({ global: true });

  await resetPassword({ username: ADMIN.userName });
  const reset = { username: ADMIN.userName, newPassword: 'Other@2026' };
  await expect(confirmResetPassword({ ...reset, confirmationCode: 'wrong' })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  });
  await confirmResetPassword({ ...reset, confirmationCode: /\d{6}$/.exec(lines.at(-1) ?? '')?.[0] ?? '' });
  await expect(signIn({ ...person(ADMIN), password: 'Other@2026' })).resolves.toMatchObject({
    isSignedIn: true,
  });
  await signOut();
}, 30_000);
