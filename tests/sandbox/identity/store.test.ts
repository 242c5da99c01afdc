import { expect, test } from 'vitest';
import type { CredentialStore, StoredCredential } from '#sandbox/identity.ts';
import { ADMIN, CASHIER, NEWCOMER, startPool } from './pool.ts';
import { quickSignIn, signIn } from './signIn.ts';

/** A store as a file would be: what was saved is read again as JSON. */
function memoryStore(): CredentialStore & { text: string } {
  return {
    text: '{}',
    load() {
      return JSON.parse(this.text) as Record<string, StoredCredential>;
    },
    save(credentials) {
      this.text = JSON.stringify(credentials);
    },
  };
}

const signedIn = { AuthenticationResult: expect.anything() };

test('changed passwords hold after a restart, the others stay as given', async () => {
  const store = memoryStore();
  const before = await startPool({ store });
  before.identity.setPassword(NEWCOMER.userName, 'Fresh@2026');
  before.identity.setPassword(ADMIN.userName, 'Other@2026');

  const after = await startPool({ store });
  await expect(signIn(after.client, NEWCOMER.userName, 'Fresh@2026')).resolves.toMatchObject(signedIn);
  await expect(quickSignIn(after.client, ADMIN.userName, 'Other@2026')).resolves.toMatchObject(signedIn);
  await expect(quickSignIn(after.client, ADMIN.userName, ADMIN.password)).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
  await expect(quickSignIn(after.client, CASHIER.userName, CASHIER.password)).resolves.toMatchObject(
    signedIn,
  );
});

test('what is kept has no password in it', async () => {
  const store = memoryStore();
  const { identity } = await startPool({ store });
  identity.setPassword(ADMIN.userName, 'Other@2026');
  const { salt, verifier, status } = store.load()[ADMIN.userName] ?? {};
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(verifier).toMatch(/^[0-9a-f]{700,768}$/);
  expect(status).toBe('CONFIRMED');
  expect(store.text).not.toContain('Other@2026');
});
