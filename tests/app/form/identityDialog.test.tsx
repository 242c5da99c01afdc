/*
 * The question before money leaves, by the strongest that a person has: the portal and Amplify itself against the
 * sandbox's identity provider. Whatever is no yes sends nothing.
 */
import { act, screen, within } from '@testing-library/react';
import { ConsoleLogger } from 'aws-amplify/utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { confirmedHash } from '#app/api/refundRequests.ts';
import { parseConfig } from '#app/config.ts';
import * as cognito from '#app/identity/cognito.ts';
import { everybody, TOTP_SECRET } from '#sandbox/accounts.ts';
import { periodOf, totpCode } from '#sandbox/identity/totp.ts';
import type { WayIn } from '#sandbox/identity/wayIn.ts';
import { createIdentity } from '#sandbox/identity.ts';
import { createAuthenticator } from '#tests/sandbox/identity/authenticator.ts';
import { openPortal } from '#tests/screens/kit.tsx';
import { cancelled, plugIn } from '../screens/passkeyDevice.ts';
import {
  asked,
  dialog,
  noDialog,
  posts,
  provePassword,
  readyButton,
  requestOf,
} from '../screens/refundRequests/approving.tsx';
import { sandboxOfNow } from '../screens/transactions/portal.tsx';

// It warns of every endpoint that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

const config = {
  ...{ passkeys: true, idempotency: true },
  cognito: {
    region: 'ap-southeast-1',
    userPoolId: 'ap-southeast-1_Sandbox01',
    clientId: 'merchant-portal',
    endpoint: 'http://localhost:3000/idp/',
    flow: 'USER_SRP_AUTH',
  },
};

let network: (request: Request) => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    network(new Request(input, init)),
  );
});

/** A pool with the approver in it; `device` is what he registered there. */
async function pool({ wayIn, device }: { wayIn?: WayIn; device?: ReturnType<typeof createAuthenticator> }) {
  const admin = everybody().find(({ userName }) => userName === 'admin')!;
  const identity = await createIdentity({
    users: [{ ...admin, ...(wayIn && { wayIn }) }],
    now: () => Date.now() / 1000,
    announce: () => undefined,
  });
  network = (request) => identity.handle(request);
  cognito.configureIdentity(parseConfig({ apiUrl: '/api/v1', ...config }));
  if (!device) return undefined;
  const plugged = plugIn(device);
  await cognito.signIn('admin', 'Demo@2026');
  await cognito.addPasskey();
  await cognito.forgetIdentity();
  return plugged;
}

/** Approves a great refund as far as the question who it is. */
async function approve({ totp = false } = {}) {
  const sandbox = sandboxOfNow();
  const [request] = await asked(sandbox, 25_000_000);
  await Promise.all([
    import('#app/screens/refundRequests/RefundRequestPeek.tsx'),
    import('#app/nouns/refundRequest/DecisionDialog.tsx'),
  ]);
  const address = `/merchant/approve-refund?size=50&peek=${request!.id}`;
  const portal = await openPortal(address, { sandbox, as: 'admin', config });
  // The session that a sign-in with a code begins.
  if (totp) await act(async () => portal.session.start({ ...portal.session.current()!.record, totp }, false));
  const panel = within(await screen.findByRole('complementary', { name: request!.id }));
  await panel.findByText('Phương thức');
  await portal.user.click(await readyButton(panel, 'Duyệt'));
  const question = await dialog(/^Hoàn .+ cho khách\?$/);
  await portal.user.type(question.getByRole('textbox'), '25000000');
  await portal.user.click(question.getByRole('button', { name: /^Duyệt hoàn/ }));
  return { ...portal, sandbox, request: request!, question };
}

it('by passkey: the question repeats amount and payee, and the request carries their hash', async () => {
  await pool({ device: createAuthenticator('http://localhost:3000') });
  const { user, sandbox, request, answers } = await approve();
  const passkey = await dialog(/^Xác nhận bằng passkey$/);
  expect(passkey.getByText(/Bạn sắp duyệt hoàn 25\.000\.000\s₫ cho \S+/)).toBeTruthy();
  expect(posts(sandbox)).toEqual([]);
  await user.click(passkey.getByRole('button', { name: 'Dùng passkey' }));
  await noDialog();
  expect(posts(sandbox)).toHaveLength(1);
  const sent = answers.find(({ path }) => path.endsWith('/approve-refund'));
  expect(sent?.headers.get('X-Confirmed-Hash')).toBe(await confirmedHash(request));
  expect(await requestOf(sandbox, request.id)).toMatchObject({ status: 'APPROVED' });
});

it('sends nothing when the passkey is cancelled, is another one, or the pool does not answer', async () => {
  const plugged = await pool({ device: createAuthenticator('http://localhost:3000') });
  const reach = network;
  network = () => Promise.reject(new TypeError('Failed to fetch'));
  const { user, sandbox, question } = await approve();
  const silent = await dialog(/^Xác nhận danh tính$/);
  await silent.findByText(/Không kết nối được dịch vụ đăng nhập/);
  network = reach;
  await user.click(silent.getByRole('button', { name: 'Thử lại' }));
  const passkey = await dialog(/^Xác nhận bằng passkey$/);
  plugged!.fails = cancelled();
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

it('by password and the code of the app, where there is no passkey', async () => {
  await pool({ wayIn: { mfa: ['SOFTWARE_TOKEN_MFA'], totpSecret: TOTP_SECRET } });
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
  await pool({ wayIn: { challenge: 'FACE_SCAN' } });
  const { user, sandbox } = await approve({ totp: true });
  const password = await dialog(/^Xác nhận mật khẩu$/);
  await user.type(password.getByLabelText('Mật khẩu'), 'Demo@2026');
  await user.click(password.getByRole('button', { name: 'Xác nhận' }));
  await password.findByText(/một bước mà cổng chưa hỗ trợ/);
  expect(posts(sandbox)).toEqual([]);
});

it('by the password alone where the pool knows nothing more, once in five minutes', async () => {
  await pool({});
  const { user, sandbox } = await approve();
  await provePassword(user);
  await noDialog();
  expect(posts(sandbox)).toHaveLength(1);
});
