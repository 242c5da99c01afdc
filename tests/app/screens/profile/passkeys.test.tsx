/** Passkeys under the profile: the portal and Amplify against the sandbox's identity provider. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createAuthenticator } from '#tests/sandbox/identity/authenticator.ts';
import { openPortal, prepareTests } from '#tests/screens/kit.tsx';
import { openPool, poolConfig } from '../../identityPool.ts';
import { cancelled, plugIn } from '../passkeyDevice.ts';
import { dialog, provePassword } from '../refundRequests/approving.tsx';

prepareTests();

vi.setConfig({ testTimeout: 60_000 });
const SLOW = { timeout: 20_000 };

/** Opens the profile of a user without passkeys, up to their empty list. */
async function open() {
  const pool = await openPool('manager');
  const device = plugIn(createAuthenticator('http://localhost:3000'));
  const { user } = await openPortal('/merchant/profile', { as: 'manager', config: poolConfig });
  const section = within(await screen.findByRole('region', { name: 'Passkey' }, SLOW));
  const press = async (name: string | RegExp) =>
    user.click(await section.findByRole('button', { name }, SLOW));
  const manage = async () => {
    await press('Quản lý passkey');
    await provePassword(user);
    await section.findByText('Bạn chưa có passkey nào.', {}, SLOW);
  };
  return { pool, device, user, section, press, manage };
}

const listed = ({ section }: Awaited<ReturnType<typeof open>>) =>
  section.queryAllByRole('button', { name: /^Xóa Passkey, / });

it('are listed after a confirmation, added and deleted', async () => {
  const page = await open();
  expect(page.section.queryByRole('button', { name: 'Thêm passkey' })).toBeNull();
  await page.manage();
  await page.press('Thêm passkey');
  await screen.findByText('Đã thêm passkey', {}, SLOW);
  await waitFor(() => expect(listed(page)).toHaveLength(1), SLOW);

  await page.press(/^Xóa Passkey, /);
  const question = await dialog(/^Xóa passkey này\?$/);
  await page.user.click(question.getByRole('button', { name: 'Xóa passkey' }));
  await screen.findByText('Đã xóa passkey', {}, SLOW);
  await page.section.findByText('Bạn chưa có passkey nào.', {}, SLOW);
});

it('are not added if the user cancels, the device has one already, or the pool does not respond', async () => {
  const page = await open();
  await page.manage();
  const refused = async (sentence: RegExp) => {
    await page.press('Thêm passkey');
    await page.section.findByText(sentence, {}, SLOW);
    expect(listed(page)).toEqual([]);
  };
  page.device.fails = cancelled();
  await refused(/thao tác đã bị hủy/);
  page.device.fails = Object.assign(new Error('exists'), { name: 'InvalidStateError' });
  await refused(/Thiết bị này đã có passkey/);
  delete page.device.fails;
  page.pool.network = () => Promise.reject(new TypeError('Failed to fetch'));
  await refused(/Không kết nối được dịch vụ đăng nhập/);
});

it('stay hidden without a confirmation, and need another one when it has expired', async () => {
  const page = await open();
  await page.press('Quản lý passkey');
  const question = await dialog(/^Xác nhận mật khẩu$/);
  await page.user.click(question.getByRole('button', { name: 'Hủy' }));
  expect(page.section.queryByRole('button', { name: 'Thêm passkey' })).toBeNull();
  await page.manage();
  const { forgetIdentity } = await import('#app/identity/cognito.ts');
  await forgetIdentity();
  await page.press('Thêm passkey');
  await page.section.findByText(/Phiên xác nhận đã hết hạn/, {}, SLOW);
  expect(page.section.queryByRole('button', { name: 'Thêm passkey' })).toBeNull();
  await page.manage();
});
