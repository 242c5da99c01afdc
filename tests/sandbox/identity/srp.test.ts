import { createSrpSession } from 'cognito-srp-helper';
import { expect, test } from 'vitest';
import { ADMIN, CASHIER, POOL_ID, startPool, UNICODE } from './pool.ts';
import { signIn } from './signIn.ts';

const { client } = await startPool();
const PEOPLE = [ADMIN, CASHIER, UNICODE];

test('thirty sign-ins of three people: every right password is accepted, every wrong one refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const pair = createSrpSession('', '', POOL_ID, false);
    for (const { userName, password } of PEOPLE) {
      const wrong = signIn(client, userName, `${password}${round}`, pair);
      await expect(wrong, `${userName}, wrong, round ${round}`).rejects.toMatchObject({
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      });
      const { AuthenticationResult } = await signIn(client, userName, password, pair);
      expect(AuthenticationResult, `${userName}, right, round ${round}`).toMatchObject({
        TokenType: 'Bearer',
        ExpiresIn: 900,
      });
    }
  }
}, 60_000);

test("another person's password, another case and another normal form are wrong passwords", async () => {
  const incorrect = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  await expect(signIn(client, ADMIN.userName, CASHIER.password)).rejects.toMatchObject(incorrect);
  await expect(signIn(client, ADMIN.userName, ADMIN.password.toLowerCase())).rejects.toMatchObject(incorrect);
  await expect(signIn(client, UNICODE.userName, UNICODE.password.normalize('NFD'))).rejects.toMatchObject(
    incorrect,
  );
});
