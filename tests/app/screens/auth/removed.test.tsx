// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSandbox } from '#sandbox/api.ts';
import { NOW, openPortal, prepareTests } from '#tests/screens/kit.tsx';

prepareTests();

it('tells a removed user the reason, instead of an expired session', async () => {
  const sandbox = createSandbox({ now: () => NOW, rows: 50 });
  const portal = await openPortal('/merchant/transaction', { as: 'cashier', sandbox });
  await screen.findByRole('heading', { level: 1, name: portal.t('transaction.title') });
  const { accessToken } = await sandbox.signInAs('admin');
  const headers = { Authorization: `Bearer ${accessToken}` };
  const { id } = portal.session.current()!.record;
  const user = new URL(`/api/v1/merchants/1001/user/sub-merchant-user/${id}`, location.href);
  expect((await sandbox.handle(new Request(user, { method: 'DELETE', headers }))).ok).toBe(true);
  portal.forget();
  await portal.go('/merchant/transaction?status=FAILED');
  expect(await screen.findByText(portal.t('auth.ended.removed'))).toBeTruthy();
  expect(portal.path()).toBe('/auth/login');
});
