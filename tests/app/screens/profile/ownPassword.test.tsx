/** Changing the own password in the whole portal over a sandbox, with timers controlled by the test. */

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createSandbox } from '#sandbox/api.ts';
import { prepareTests } from '#tests/screens/kit.tsx';
import { calls, NOW, openPortal } from '../transactions/portal.tsx';

prepareTests();

const PAGE = '/merchant/profile?panel=own-password';
const NEW = 'Moi@2026x';

async function open() {
  let password = 'Demo@2026';
  const changed = vi.fn((_: string, next: string) => {
    password = next;
  });
  const api = createSandbox({
    ...{ now: () => NOW, rows: 100, setPassword: changed },
    verifyPassword: (_, typed) => typed === password,
  });
  const portal = await openPortal(api, PAGE, { userName: 'manager' });
  const panel = within(await screen.findByRole('dialog', { name: 'Đổi mật khẩu' }));
  const field = (label: string) => panel.getByLabelText<HTMLInputElement>(label);
  const type = async (label: string, text: string) => {
    await portal.user.clear(field(label));
    await portal.user.type(field(label), text);
  };
  const send = async (current: string) => {
    await type('Mật khẩu hiện tại', current);
    await type('Mật khẩu mới', NEW);
    await type('Xác nhận mật khẩu mới', NEW);
    await portal.user.click(panel.getByRole('button', { name: 'Đổi mật khẩu' }));
  };
  return { api, changed, ...portal, panel, field, type, send };
}

/** Holds timers of three seconds until the test runs them. */
function holdThreeSeconds() {
  const held: (() => void)[] = [];
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== 3000) return real(run, ms);
    held.push(run);
    return 0;
  }) as typeof setTimeout);
  return () => {
    for (const run of held.splice(0)) run();
  };
}

it('is changed, says so, and ends the session after three seconds', async () => {
  const { api, changed, send, panel } = await open();
  const pass = holdThreeSeconds();
  await send('Demo@2026');
  await screen.findByText('Đổi mật khẩu thành công. Bạn sẽ được đăng xuất sau 3 giây');
  // It counts down.
  expect(panel.getByText(/^Đăng xuất sau \d giây\.$/)).toBeTruthy();
  expect(changed).toHaveBeenCalledWith('manager', NEW);
  expect(sessionStorage.getItem('portal.session')).not.toBeNull();

  pass();
  expect(await screen.findByText(/Mật khẩu đã được thay đổi/)).toBeTruthy();
  expect(sessionStorage.getItem('portal.session')).toBeNull();
  expect(calls(api, 'PUT').filter(({ path }) => path === 'user/mine/update-password')).toHaveLength(1);
});

it('signs out at once on request, and the timer then does nothing more', async () => {
  const { api, send, panel, user } = await open();
  const pass = holdThreeSeconds();
  await send('Demo@2026');
  await user.click(await panel.findByRole('button', { name: 'Đăng xuất ngay' }));
  await screen.findByText(/Mật khẩu đã được thay đổi/);
  await waitFor(() => expect(calls(api, 'POST').map(({ path }) => path)).toEqual(['auth/logout']));
  pass();
  expect(calls(api, 'POST')).toHaveLength(1);
});

it('is not changed with a wrong current password: the typed values stay, and the user stays signed in', async () => {
  const { api, changed, send, field } = await open();
  await send('Sai@2026x');
  await waitFor(() => expect(field('Mật khẩu hiện tại').getAttribute('aria-invalid')).toBe('true'));
  expect(field('Mật khẩu hiện tại').value).toBe('Sai@2026x');
  expect(field('Mật khẩu mới').value).toBe(NEW);
  expect(field('Xác nhận mật khẩu mới').value).toBe(NEW);
  expect(document.activeElement).toBe(field('Mật khẩu hiện tại'));
  expect(changed).not.toHaveBeenCalled();
  expect(calls(api, 'PUT').map(({ path, status }) => [path.split('/').at(-1), status])).toEqual([
    ['verify-password', 400],
  ]);
  expect(sessionStorage.getItem('portal.session')).not.toBeNull();
});

it('counts as changed if it was, although the response was lost', async () => {
  const { api, changed, send } = await open();
  holdThreeSeconds();
  api.setFaults([{ match: 'PUT user/mine/update-password', kind: 'lost' }]);
  await send('Demo@2026');
  await screen.findByText('Đổi mật khẩu thành công. Bạn sẽ được đăng xuất sau 3 giây');
  expect(changed).toHaveBeenCalledTimes(1);
});

it('may have been changed if that cannot be checked: the session and the typed values stay', async () => {
  const { api, send, panel, field } = await open();
  api.setFaults([{ match: 'PUT user/mine/update-password', kind: 'offline' }]);
  await send('Demo@2026');
  expect(await panel.findByText(/Mật khẩu có thể đã đổi/)).toBeTruthy();
  expect(field('Mật khẩu mới').value).toBe(NEW);
  expect(sessionStorage.getItem('portal.session')).not.toBeNull();
});

it('must differ from the current one', async () => {
  const { panel, type, user } = await open();
  await type('Mật khẩu hiện tại', NEW);
  await type('Mật khẩu mới', NEW);
  await user.tab();
  expect(await panel.findByText('Mật khẩu mới phải khác mật khẩu hiện tại')).toBeTruthy();
  expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Đổi mật khẩu' }).ariaDisabled).toBe('true');
});

it('is logged in the user’s actions of today, with the reference code and without the password', async () => {
  const { send } = await open();
  holdThreeSeconds();
  await send('Demo@2026');
  const row = await screen.findByRole('row', { name: /Đổi mật khẩu của tôi/, hidden: true });
  expect(row.textContent).toContain('Thành công');
  const stored = Object.entries(localStorage).filter(([key]) => key.startsWith('portal.actions.'));
  expect(stored.map(([key]) => key)).toEqual(['portal.actions.9003.1001']);
  expect(JSON.stringify(stored)).not.toMatch(/Moi@2026x|Demo@2026/);
});
