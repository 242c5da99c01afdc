/* "Khóa màn hình": nothing of a page stays visible, and the password or a passkey unlocks it. */
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSandbox } from '#sandbox/api.ts';
import { openPool, poolConfig } from '#tests/app/identityPool.ts';
import { cancelled, plugIn } from '#tests/app/screens/passkeyDevice.ts';
import { createAuthenticator } from '#tests/sandbox/identity/authenticator.ts';
import { api, NOW, openPortal, pageTitle, prepareTests, promised, shownRows } from '#tests/screens/kit.tsx';

prepareTests();

const LIST = '/merchant/transaction?status=FAILED&size=10';
const LOCKED = 'Màn hình đang khóa';

type Portal = Awaited<ReturnType<typeof openPortal>>;

async function lock(portal: Portal, person: RegExp) {
  await portal.press(person);
  await portal.press('Khóa màn hình', 'menuitem');
  await pageTitle(LOCKED);
}

async function unlock(portal: Portal, password: string) {
  const field = document.querySelector<HTMLInputElement>('input[autocomplete=current-password]')!;
  await portal.user.clear(field);
  await portal.user.type(field, password);
  await portal.press('Mở khóa');
}

/** Another tab writes which session is locked. */
function told(value: string | null) {
  if (value) localStorage.setItem('portal.locked', value);
  else localStorage.removeItem('portal.locked');
  return act(async () => void dispatchEvent(new StorageEvent('storage', { key: 'portal.locked' })));
}

it('takes the rows off the page, over a reload too, until the password is right', async () => {
  const portal = await openPortal(LIST);
  await waitFor(() => expect(shownRows()).not.toEqual([]));
  const rows = shownRows();
  await lock(portal, /Lê Hoàng Nam/);
  const nothingIsSeen = () => {
    expect(shownRows()).toEqual([]);
    expect(document.body.textContent).not.toContain(rows[0]);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(document.title).toContain(LOCKED);
  };
  nothingIsSeen();
  expect(document.activeElement?.getAttribute('autocomplete')).toBe('current-password');
  await unlock(portal, 'Sai@2026');
  expect((await screen.findAllByText('Mật khẩu không đúng')).length).toBeGreaterThan(0);
  nothingIsSeen();
  api.setFaults([{ kind: 'offline' }]);
  await unlock(portal, 'Demo@2026');
  await waitFor(() => expect(screen.queryByText('Mật khẩu không đúng')).toBeNull());
  nothingIsSeen();
  api.setFaults([]);

  portal.close();
  const again = await openPortal(LIST, { reload: true });
  await pageTitle(LOCKED);
  nothingIsSeen();
  await unlock(again, 'Demo@2026');
  await waitFor(() => expect(shownRows()).toEqual(rows));
  expect(again.address()).toContain('status=FAILED');
});

it('opens no panel, and follows other tabs', async () => {
  const portal = await openPortal(LIST);
  await waitFor(() => expect(shownRows()).not.toEqual([]));
  const { sessionId } = portal.session.current()!.record;
  await told(JSON.stringify(sessionId));
  await pageTitle(LOCKED);
  await portal.go('/merchant/webpos/display?panel=settings');
  await waitFor(() => expect(screen.queryByRole('heading', { name: LOCKED })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  await portal.go(LIST);
  await pageTitle(LOCKED);
  await told(null);
  await waitFor(() => expect(shownRows()).not.toEqual([]));
  // A lock of an earlier session locks no one out.
  await told(JSON.stringify('another'));
  expect(shownRows()).not.toEqual([]);
});

it('stays where it has come for another session, when the answer for this one is late', async () => {
  const answer = promised();
  const portal = await openPortal(LIST, {
    hold: ({ path }) => (path.endsWith('verify-password') ? answer.promise : undefined),
  });
  await waitFor(() => expect(shownRows()).not.toEqual([]));
  await lock(portal, /Lê Hoàng Nam/);
  await unlock(portal, 'Demo@2026');
  const another = JSON.stringify('another');
  await told(another);
  await answer.keep();
  await waitFor(() => expect(portal.answers.some(({ path }) => path.endsWith('verify-password'))).toBe(true));
  await waitFor(() => expect(shownRows()).not.toEqual([]));
  expect(localStorage.getItem('portal.locked')).toBe(another);
});

it('comes by itself at a till that nobody uses, which goes on counting', async () => {
  const clock = { at: NOW };
  const sandbox = createSandbox({ now: () => clock.at, rows: 200 });
  const portal = await openPortal('/merchant/webpos', { as: 'cashier', sandbox });
  const amount = await screen.findByRole('textbox', { name: /^Số tiền/ });
  await portal.user.click(amount);
  await portal.user.keyboard('150000');
  await portal.press('Tạo mã QR');
  await screen.findByRole('timer');
  vi.setSystemTime((NOW + 299) * 1000);
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(screen.queryByRole('heading', { name: LOCKED })).toBeNull();
  vi.setSystemTime((NOW + 300) * 1000);
  await pageTitle(LOCKED);
  expect(document.body.textContent).not.toContain('150.000');

  clock.at += 300;
  const till = () =>
    Object.entries(localStorage).find(([name]) => name.startsWith('portal.webpos.'))?.[1] ?? '';
  await waitFor(() => {
    dispatchEvent(new Event('visibilitychange'));
    expect(till()).toContain('"status":"SUCCESS"');
  });
  await pageTitle(LOCKED);
  await unlock(portal, 'Demo@2026');
  expect((await screen.findAllByText('Đã nhận đủ')).length).toBeGreaterThan(0);
});

it('unlocks with a passkey of this user, and with no other response', async () => {
  const pool = await openPool('manager', { device: createAuthenticator('http://localhost:3000') });
  const portal = await openPortal(LIST, { config: poolConfig });
  await waitFor(() => expect(shownRows()).not.toEqual([]));
  const rows = shownRows();
  await lock(portal, /Lê Hoàng Nam/);
  const button = await screen.findByRole('button', { name: 'Mở khóa bằng passkey' });
  const refused = async (sentence: RegExp) => {
    await portal.user.click(button);
    await screen.findByText(sentence);
    await pageTitle(LOCKED);
    expect(shownRows()).toEqual([]);
  };
  const { network } = pool;
  pool.network = () => Promise.reject(new TypeError('Failed to fetch'));
  await refused(/Không kết nối được dịch vụ đăng nhập/);
  pool.network = network;
  pool.plugged!.fails = cancelled();
  await refused(/thao tác đã bị hủy/);
  delete pool.plugged!.fails;
  const { credentials } = navigator;
  plugIn(createAuthenticator('http://localhost:3000'));
  await refused(/Passkey này không được chấp nhận/);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  await portal.user.click(button);
  await waitFor(() => expect(shownRows()).toEqual(rows));
});

it.each([
  ['has none', async () => void (await openPool('manager'))],
  [
    'cannot be asked',
    async () => {
      (await openPool('manager')).network = () => Promise.reject(new TypeError('Failed to fetch'));
    },
  ],
])('offers no passkey if the pool %s: the password remains', async (_, arrange) => {
  await arrange();
  const portal = await openPortal(LIST, { config: poolConfig });
  await waitFor(() => expect(shownRows()).not.toEqual([]));
  await lock(portal, /Lê Hoàng Nam/);
  await unlock(portal, 'Sai@2026');
  expect((await screen.findAllByText('Mật khẩu không đúng')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  await unlock(portal, 'Demo@2026');
  await waitFor(() => expect(shownRows()).not.toEqual([]));
});
