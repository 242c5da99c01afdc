import { beforeEach, expect, test } from 'vitest';
import { ADMIN, CASHIER, startPool } from './pool.ts';
import { quickSignIn, signIn } from './signIn.ts';

const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const EXCEEDED = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
const QUARTER = 15 * 60;

const { client, clock } = await startPool();

const attempt = (password: string, userName = ADMIN.userName) => quickSignIn(client, userName, password);

async function fail(times: number, userName?: string) {
  for (let tries = 0; tries < times; tries += 1) {
    await expect(attempt('Wrong@2026', userName)).rejects.toMatchObject(INCORRECT);
  }
}

// Each test begins with every failure forgotten.
beforeEach(() => {
  clock.now += QUARTER;
});

test('four failures do not lock, the fifth locks for a second, each further one for twice as long', async () => {
  await fail(5);
  for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, QUARTER]) {
    clock.now += wait - 1;
    await expect(attempt(ADMIN.password), `${wait} s`).rejects.toMatchObject(EXCEEDED);
    clock.now += 1;
    await fail(1);
  }
});

test('one person is locked and not another; unknown names lock alike', async () => {
  await fail(5);
  await expect(attempt(CASHIER.password, CASHIER.userName)).resolves.toHaveProperty('AuthenticationResult');
  await fail(5, 'nobody');
  await expect(attempt('Wrong@2026', 'nobody')).rejects.toMatchObject(EXCEEDED);
});

test('SRP is locked by the same count, for the right password too', async () => {
  await fail(4);
  await expect(signIn(client, ADMIN.userName, 'Wrong@2026')).rejects.toMatchObject(INCORRECT);
  await expect(signIn(client, ADMIN.userName, ADMIN.password)).rejects.toMatchObject(EXCEEDED);
  clock.now += 1;
  await expect(signIn(client, ADMIN.userName, ADMIN.password)).resolves.toHaveProperty(
    'AuthenticationResult',
  );
});
