/** The first password of an account, set with Amplify against the sandbox's identity provider. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleLogger } from 'aws-amplify/utils';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSessionStore, SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import { parseConfig } from '#app/config.ts';
import { loadLocale } from '#app/i18n/index.ts';
import { SignInContext } from '#app/screens/auth/context.ts';
import { SignInScreen } from '#app/screens/auth/SignInScreen.tsx';
import { ACCOUNTS } from '#sandbox/accounts.ts';
import { createSandbox } from '#sandbox/api.ts';
import { createIdentity } from '#sandbox/identity.ts';

// Amplify warns about every endpoint that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';
vi.setConfig({ testTimeout: 60_000 });

const TITLE = 'Cập nhật mật khẩu mới';
const config = parseConfig({
  apiUrl: '/api/v1',
  cognito: {
    userPoolId: 'ap-southeast-1_Sandbox01',
    clientId: 'merchant-portal',
    endpoint: 'http://localhost:3000/idp/',
  },
});
const start = vi.fn();
/** Seconds by which the service's clock is ahead. */
let later = 0;

beforeEach(async () => {
  await loadLocale('vi');
  sessionStorage.clear();
  start.mockClear();
  later = 0;
  const identity = await createIdentity({ users: [...ACCOUNTS], now: () => Date.now() / 1000 + later });
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    identity.handle(new Request(input, init)),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the sign-in page; storage left by an earlier one in this tab is kept. */
function open() {
  cleanup();
  render(
    <SignInContext
      value={{
        config,
        session: {
          ...createSessionStore(),
          signIn: async (exchange, keep) => void start(await exchange(), keep),
        },
        exchange: async () => v.parse(SessionRecordSchema, await createSandbox().signInAs('newcomer')),
      }}
    >
      <SignInScreen search="" />
    </SignInContext>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

const modal = () => screen.findByRole('alertdialog', { name: TITLE }, { timeout: 20_000 });

async function signIn(password: string) {
  const user = open();
  await user.type(screen.getByLabelText(/Tên đăng nhập/), 'newcomer');
  await user.type(document.querySelector('input[name=password]') as HTMLElement, password);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  await modal();
  return user;
}

async function setPassword(user: ReturnType<typeof open>, password: string) {
  const [first, second] = (await modal()).querySelectorAll('input');
  await user.type(first as HTMLElement, password);
  await user.type(second as HTMLElement, password);
  await user.click(screen.getByRole('button', { name: 'Cập nhật mật khẩu' }));
}

it('works without sessionStorage', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const user = await signIn('Temp@2026');
  await setPassword(user, 'Moi@2026x');
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  full.mockRestore();
});

it('refuses the temporary password as the new one', async () => {
  const user = await signIn('Temp@2026');
  await setPassword(user, 'Temp@2026');
  expect(await screen.findByText(/phải khác mật khẩu tạm thời/, {}, { timeout: 20_000 })).toBeTruthy();
  expect(start).not.toHaveBeenCalled();
});

it('says what to do if the challenge no longer exists', async () => {
  await signIn('Temp@2026');
  later = 200;
  const user = open();
  await setPassword(user, 'Moi@2026x');
  expect(await screen.findByText(/Đăng nhập lại từ đầu/, {}, { timeout: 20_000 })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(start).not.toHaveBeenCalled();
});
