/*
 * The question before money leaves, by the strongest that a person has: the portal and Amplify itself against the
 * sandbox's identity provider. Whatever is no yes sends nothing.
 */
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { confirmedHash } from '#app/api/refundRequests.ts';
import { TOTP_SECRET } from '#sandbox/accounts.ts';
import { periodOf, totpCode } from '#sandbox/identity/totp.ts';
import { createAuthenticator } from '#tests/sandbox/identity/authenticator.ts';
import { openPortal, prepareTests } from '#tests/screens/kit.tsx';
import { openPool, poolConfig } from '../identityPool.ts';
import { cancelled, plugIn } from '../screens/passkeyDevice.ts';
import {
  approveGreat,
  asked,
  dialog,
  noDialog,
  posts,
  provePassword,
  readyButton,
  requestOf,
} from '../screens/refundRequests/approving.tsx';
import { sandboxOfNow } from '../screens/transactions/portal.tsx';

prepareTests();

/** Approves a great refund as far as the question who it is. */
async function approve({ totp = false } = {}) {
  const sandbox = sandboxOfNow();
  const [request] = await asked(sandbox, 25_000_000);
  const [next] = await asked(sandbox, 26_000_000);
  await import('#app/screens/refundRequests/RefundRequestPeek.tsx');
  const address = `/merchant/approve-refund?size=50&peek=${request!.id}`;
  const portal = await openPortal(address, { sandbox, as: 'admin', config: poolConfig });
  // The session that a sign-in with a code begins.
  if (totp) await act(async () => portal.session.start({ ...portal.session.current()!.record, totp }, false));
  const panel = within(await screen.findByRole('complementary', { name: request!.id }));
  await panel.findByText('Phương thức');
  await portal.user.click(await readyButton(panel, 'Duyệt'));
  const question = await dialog(/^Hoàn .+ cho khách\?$/);
  await portal.user.type(question.getByRole('textbox'), '25000000');
  await portal.user.click(question.getByRole('button', { name: /^Duyệt hoàn/ }));
  return { ...portal, sandbox, request: request!, next: next!, question };
}

it('by passkey: the question repeats amount and payee, and the request carries their hash', async () => {
  await openPool('admin', { device: createAuthenticator('http://localhost:3000') });
  const { user, sandbox, request, next, answers } = await approve();
  const passkey = await dialog(/^Xác nhận bằng passkey$/);
  expect(passkey.getByText(/Bạn sắp duyệt hoàn 25\.000\.000\s₫ cho \S+/)).toBeTruthy();
  expect(posts(sandbox)).toEqual([]);
  await user.click(passkey.getByRole('button', { name: 'Dùng passkey' }));
  await noDialog();
  expect(posts(sandbox)).toHaveLength(1);
  const sent = answers.find(({ path }) => path.endsWith('/approve-refund'));
  expect(sent?.headers.get('X-Confirmed-Hash')).toBe(await confirmedHash(request));
  expect(await requestOf(sandbox, request.id)).toMatchObject({ status: 'APPROVED' });
  // The answer to one amount is none to the next.
  await approveGreat(user, next);
  const another = await dialog(/^Xác nhận bằng passkey$/);
  expect(another.getByText(/Bạn sắp duyệt hoàn 26\.000\.000\s₫ cho \S+/)).toBeTruthy();
  expect(posts(sandbox)).toHaveLength(1);
});

it('sends nothing when the passkey is cancelled, is another one, or the pool does not answer', async () => {
  const pool = await openPool('admin', { device: createAuthenticator('http://localhost:3000') });
  const reach = pool.network;
  pool.network = () => Promise.reject(new TypeError('Failed to fetch'));
  const { user, sandbox, question } = await approve();
  const silent = await dialog(/^Xác nhận danh tính$/);
  await silent.findByText(/Không kết nối được dịch vụ đăng nhập/);
  pool.network = reach;
  await user.click(silent.getByRole('button', { name: 'Thử lại' }));
  const passkey = await dialog(/^Xác nhận bằng passkey$/);
  pool.plugged!.fails = cancelled();
  await user.click(passkey.getByRole('button', { name: 'Dùng passkey' }));
  await passkey.findByText(/thao tác đã bị hủy/);
  // A device that never was registered.
  plugIn(createAuthenticator('http://localhost:3000'));
  await user.click(passkey.getByRole('button', { name: 'Dùng passkey' }));
  await passkey.findByText(/Passkey này không được chấp nhận/);
  await user.click(passkey.getByRole('button', { name: 'Hủy' }));
  expect((await question.findByRole('alert')).textContent).toContain('chưa có gì được gửi đi');
  expect(posts(sandbox)).toEqual([]);
});

it('by the code of the app, where the pool offers several second factors', async () => {
  const mfa = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'] as const;
  await openPool('admin', { wayIn: { mfa, totpSecret: TOTP_SECRET } });
  const { user, sandbox } = await approve({ totp: true });
  await provePassword(user);
  const code = await dialog(/^Nhập mã xác nhận$/);
  expect(code.getByText(/Mở ứng dụng xác thực/)).toBeTruthy();
  expect(posts(sandbox)).toEqual([]);
  await user.type(code.getByLabelText(/^Mã xác nhận/), totpCode(TOTP_SECRET, periodOf(Date.now() / 1000)));
  await user.click(code.getByRole('button', { name: 'Xác nhận' }));
  await noDialog();
  expect(posts(sandbox)).toHaveLength(1);
});

it('by password and the code of the app, where there is no passkey', async () => {
  await openPool('admin', { wayIn: { mfa: ['SOFTWARE_TOKEN_MFA'], totpSecret: TOTP_SECRET } });
  const { user, sandbox } = await approve({ totp: true });
  const password = await dialog(/^Xác nhận mật khẩu$/);
  expect(password.getByText(/25\.000\.000/)).toBeTruthy();
  await user.type(password.getByLabelText('Mật khẩu'), 'Sai@2026');
  await user.click(password.getByRole('button', { name: 'Xác nhận' }));
  expect((await password.findAllByText('Mật khẩu không đúng')).length).toBeGreaterThan(0);
  await user.clear(password.getByLabelText('Mật khẩu'));
  await user.type(password.getByLabelText('Mật khẩu'), 'Demo@2026');
  await user.click(password.getByRole('button', { name: 'Xác nhận' }));
  const code = await dialog(/^Nhập mã xác nhận$/);
  expect(posts(sandbox)).toEqual([]);
  const right = totpCode(TOTP_SECRET, periodOf(Date.now() / 1000));
  await user.type(code.getByLabelText(/^Mã xác nhận/), right === '000000' ? '000001' : '000000');
  await user.click(code.getByRole('button', { name: 'Xác nhận' }));
  expect((await code.findAllByText(/Mã xác nhận không đúng/)).length).toBeGreaterThan(0);
  expect(posts(sandbox)).toEqual([]);
  await user.clear(code.getByLabelText(/^Mã xác nhận/));
  await user.type(code.getByLabelText(/^Mã xác nhận/), right);
  await user.click(code.getByRole('button', { name: 'Xác nhận' }));
  await noDialog();
  expect(posts(sandbox)).toHaveLength(1);
});

it('sends nothing after an answer that the portal does not know', async () => {
  await openPool('admin', { wayIn: { challenge: 'FACE_SCAN' } });
  const { user, sandbox } = await approve({ totp: true });
  const password = await dialog(/^Xác nhận mật khẩu$/);
  await user.type(password.getByLabelText('Mật khẩu'), 'Demo@2026');
  await user.click(password.getByRole('button', { name: 'Xác nhận' }));
  await password.findByText(/một bước mà cổng chưa hỗ trợ/);
  expect(posts(sandbox)).toEqual([]);
});

it('by the password alone where the pool knows nothing more', async () => {
  await openPool('admin');
  const { user, sandbox, next } = await approve();
  await provePassword(user);
  await noDialog();
  expect(posts(sandbox)).toHaveLength(1);
  await approveGreat(user, next);
  await provePassword(user);
  await noDialog();
  expect(posts(sandbox)).toHaveLength(2);
});
