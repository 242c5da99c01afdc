/**
 * Steps that a pool may require besides the password: the sign-in page and Amplify against the sandbox's identity
 * provider.
 */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsoleLogger } from 'aws-amplify/utils';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, SessionRecordSchema } from '#app/api/session/sessionStore.ts';
import { parseConfig } from '#app/config.ts';
import { LocaleContext, loadLocale, loadRest } from '#app/i18n/index.ts';
import * as cognitoDoor from '#app/identity/cognito.ts';
import { SignInContext } from '#app/screens/auth/context.ts';
import { SignInScreen } from '#app/screens/auth/SignInScreen.tsx';
import { everybody, TOTP_SECRET } from '#sandbox/accounts.ts';
import { createSandbox } from '#sandbox/api.ts';
import { periodOf, totpCode } from '#sandbox/identity/totp.ts';
import { createIdentity } from '#sandbox/identity.ts';
import { createAuthenticator } from '#tests/sandbox/identity/authenticator.ts';
import '#tests/sandbox/identity/nativePowers.ts';
import { cancelled, plugIn, wrongSite } from '../passkeyDevice.ts';

// Amplify warns about every endpoint that is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';
vi.setConfig({ testTimeout: 60_000 });
const SLOW = { timeout: 20_000 };

const cognito = {
  userPoolId: 'ap-southeast-1_Sandbox01',
  clientId: 'merchant-portal',
  endpoint: 'http://localhost:3000/idp/',
};
const start = vi.fn();
let lines: string[] = [];
/** Seconds by which the service's clock is ahead. */
let later = 0;

const person = (userName: string) => everybody().find((one) => one.userName === userName)!;
const future = { ...person('custom'), userName: 'future', wayIn: { challenge: 'FACE_SCAN' } };
const disabled = { ...person('passkey'), userName: 'disabled', disabled: true };
const known = ['totp', 'sms', 'email', 'choice', 'setup', 'attributes', 'unconfirmed', 'reset', 'expired'];

beforeEach(async () => {
  await loadLocale('vi');
  await loadRest();
  sessionStorage.clear();
  start.mockClear();
  lines = [];
  later = 0;
  const identity = await createIdentity({
    users: [...known, 'custom', 'newcomer', 'passkey'].map(person).concat(future, disabled),
    now: () => Date.now() / 1000 + later,
    announce: (line) => lines.push(line),
  });
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    identity.handle(new Request(input, init)),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the sign-in page; storage left by an earlier one in this tab is kept. */
function open(more: object = {}, locale: 'vi' | 'en' = 'vi') {
  cleanup();
  render(
    <LocaleContext value={locale}>
      <SignInContext
        value={{
          config: parseConfig({ apiUrl: '/api/v1', cognito, ...more }),
          session: {
            ...createSessionStore(),
            signIn: async (exchange, keep) => void start(await exchange(), keep),
          },
          exchange: async () => v.parse(SessionRecordSchema, await createSandbox().signInAs('auditor')),
        }}
      >
        <SignInScreen search="" />
      </SignInContext>
    </LocaleContext>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

/** At once, as a password manager or a paste does. */
async function put(user: ReturnType<typeof open>, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function signIn(userName: string, password = 'Demo@2026', more = {}) {
  const user = open(more);
  await put(user, screen.getByLabelText(/Tên đăng nhập/), userName);
  if (password) await put(user, document.querySelector('input[name=password]') as HTMLElement, password);
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  return user;
}

const codeField = () => screen.findByLabelText(/Mã xác nhận/, {}, SLOW);
const announced = () => /: (\d{6})$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
const appCode = (secret = TOTP_SECRET) => totpCode(secret, periodOf(Date.now() / 1000 + later));
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const said = (text: RegExp) => screen.findByText(text, {}, SLOW);
/** Signed in, with the form's choice to stay signed in. */
const isIn = () => waitFor(() => expect(start.mock.calls.map(([, keep]) => keep)).toEqual([true]), SLOW);

describe('a code', () => {
  it('submits itself when complete, also pasted in groups, full-width, or with invisible characters', async () => {
    const user = await signIn('totp');
    const field = await codeField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    const wide = [...appCode()].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    await user.paste(`${wide.slice(0, 3)} \u200b${wide.slice(3)}`);
    await isIn();
  });

  it.each([
    ['sms', '+********012'],
    ['email', 'e***@s***'],
  ])('by %s says where it was sent, and can be resent after half a minute', async (userName, to) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const user = await signIn(userName);
    const field = await codeField();
    await said(new RegExp(to.replace(/[+*]/g, '\\$&')));
    const first = announced();
    const again = screen.getByRole('button', { name: /Gửi lại mã sau 30 giây/ });
    expect(again).toHaveProperty('ariaDisabled', 'true');
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await user.click(await screen.findByRole('button', { name: 'Gửi lại mã' }));
    await said(/Mã mới đã được gửi/);
    const second = announced();
    if (first !== second) {
      await user.type(field, first);
      await said(/Mã xác nhận không đúng/);
    }
    await user.clear(field);
    await user.type(field, second);
    await isIn();
  });

  it('is selected if wrong, reported if already used, and locked after five attempts', async () => {
    let user = await signIn('totp');
    const used = appCode();
    await user.type(await codeField(), used);
    await isIn();
    user = await signIn('totp');
    await user.type(await codeField(), used);
    await said(/đã được dùng rồi/);
    const field = (await codeField()) as HTMLInputElement;
    for (let tries = 0; tries < 5; tries += 1) {
      await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]), SLOW);
      await user.clear(field);
      // Never the same code twice: a repeated one is sent only by the button.
      await user.type(field, `00000${tries}`);
      await said(/Mã xác nhận không đúng/);
    }
    await user.clear(field);
    await user.type(field, '000009');
    await said(/thử quá nhiều lần/);
  });

  it('is still asked for after a reload, and if expired, says to start over', async () => {
    await signIn('sms');
    await codeField();
    let user = open();
    await user.type(await codeField(), announced());
    await isIn();
    await signIn('sms');
    await codeField();
    later = 200;
    user = open();
    expect(screen.queryByRole('button', { name: /Gửi lại/ })).toBeNull();
    await user.type(await codeField(), announced());
    await said(/Đăng nhập lại từ đầu/);
    expect(screen.getByLabelText(/Tên đăng nhập/)).toBeTruthy();
  });

  it('works once: a second tab waiting for the same code starts over', async () => {
    const user = await signIn('sms');
    const field = await codeField();
    // As the browser copies it into a duplicated tab.
    const copied = { ...sessionStorage };
    await user.type(field, announced());
    await isIn();
    Object.assign(sessionStorage, copied);
    const second = open();
    await second.type(await codeField(), announced());
    await said(/Đăng nhập lại từ đầu/);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('is abandoned by going back: nothing is kept, and a new sign-in needs the new code', async () => {
    let user = await signIn('sms');
    await codeField();
    const left = announced();
    await user.click(screen.getByRole('button', { name: 'Quay lại đăng nhập' }));
    expect(screen.getByLabelText(/Tên đăng nhập/)).toBeTruthy();
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    user = await signIn('sms');
    await user.type(await codeField(), left);
    await said(/Mã xác nhận không đúng/);
    expect(start).not.toHaveBeenCalled();
    await user.clear(await codeField());
    await user.type(await codeField(), announced());
    await isIn();
  });

  it('of another account is refused', async () => {
    await signIn('email');
    await codeField();
    const anothers = announced();
    // As in another browser.
    sessionStorage.clear();
    const user = await signIn('sms');
    await user.type(await codeField(), anothers);
    await said(/Mã xác nhận không đúng/);
    expect(start).not.toHaveBeenCalled();
  });
});

describe('a choice', () => {
  it('of the second factor, last used first', async () => {
    let user = await signIn('choice');
    await user.click(await screen.findByRole('button', { name: 'Email' }, SLOW));
    await user.type(await codeField(), announced());
    await isIn();
    user = await signIn('choice');
    await screen.findByRole('button', { name: 'Email' }, SLOW);
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names.slice(-4)).toEqual(['Email', 'Ứng dụng xác thực', 'Tin nhắn SMS', 'Quay lại đăng nhập']);
    expect(document.activeElement?.textContent).toBe('Email');
  });

  it('is repeated when another code is requested', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const user = await signIn('choice');
    await user.click(await screen.findByRole('button', { name: 'Tin nhắn SMS' }, SLOW));
    const field = await codeField();
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await user.click(await screen.findByRole('button', { name: 'Gửi lại mã' }));
    await said(/Mã mới đã được gửi/);
    expect(lines).toHaveLength(2);
    await user.type(field, announced());
    await isIn();
  });
});

describe('where the pool asks for the name first (USER_AUTH)', () => {
  const first = { cognito: { ...cognito, flow: 'USER_AUTH' } };

  it('the password may be left empty, and is asked for if chosen', async () => {
    const user = await signIn('choice', '', first);
    await user.click(await screen.findByRole('button', { name: 'Mật khẩu' }, SLOW));
    const password = () => document.querySelector('input[type=password]') as HTMLElement;
    await waitFor(() => expect(document.activeElement).toBe(password()), SLOW);
    await user.type(password(), 'Sai@2026');
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await said(/mật khẩu không đúng/);
    await user.clear(password());
    await user.type(password(), 'Demo@2026');
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await user.click(await screen.findByRole('button', { name: 'Ứng dụng xác thực' }, SLOW));
    await user.type(await codeField(), appCode());
    await isIn();
  });

  it('offers a code instead, which does not submit itself because its length is unknown', async () => {
    const user = await signIn('choice', '', first);
    await user.click(await screen.findByRole('button', { name: 'Mã gửi đến email' }, SLOW));
    await user.type(await codeField(), announced());
    expect(start).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await isIn();
  });

  it('accepts a typed password at once', async () => {
    await signIn('choice', 'Demo@2026', first);
    await screen.findByRole('button', { name: 'Ứng dụng xác thực' }, SLOW);
  });

  it('opens the reset form, with the user name filled in, if the password must be reset', async () => {
    const user = await signIn('reset', '', first);
    await user.click(await screen.findByRole('button', { name: 'Mật khẩu' }, SLOW));
    await waitFor(() => expect(document.querySelector('input[type=password]')).toBeTruthy(), SLOW);
    await user.type(document.querySelector('input[type=password]') as HTMLElement, 'Demo@2026');
    await user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
    await said(/cần đặt lại mật khẩu/);
    expect(screen.getByLabelText(/Tên đăng nhập/)).toHaveProperty('value', 'reset');
    screen.getByRole('button', { name: 'Gửi mã xác nhận' });
  });
});

describe('setting up a second factor', () => {
  const choose = async (name: string) => {
    const user = await signIn('setup');
    await user.click(await screen.findByRole('button', { name }, SLOW));
    return user;
  };

  it('by an app: the secret can be copied, and a wrong code mentions the clock', async () => {
    const user = await choose('Ứng dụng xác thực');
    const field = await codeField();
    await screen.findByRole('img', { name: 'Mã QR cho ứng dụng xác thực' }, SLOW);
    const secret = screen.getByText(/^([A-Z2-7]{4} ?){13}$/).textContent.replace(/ /g, '');
    // A secret is not stored in this browser.
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(secret);
    await user.type(field, other(appCode(secret)));
    await said(/chỉnh giờ tự động/);
    await user.clear(field);
    await user.type(field, appCode(secret));
    await isIn();
  });

  it('by an address', async () => {
    const user = await choose('Email');
    await user.type(await screen.findByLabelText(/^Email/, {}, SLOW), 'moi@thu.example');
    await user.click(screen.getByRole('button', { name: 'Gửi mã xác nhận' }));
    await said(/m\*\*\*@t\*\*\*/);
    await user.type(await codeField(), announced());
    await isIn();
  });
});

it.each([
  ['{"keep":true,"step":{"step":"choice","options":7}}', /Chọn cách xác nhận/],
  ['{"keep":true,"step":{"step":"new-password"}}', /Cập nhật mật khẩu mới/],
  ['{"keep":true,"step":null}', /^Quên mật khẩu/],
])('starts with anything in the storage: %s', async (stored, title) => {
  sessionStorage.setItem('portal.challenge', stored);
  // Its code loads during the first render.
  await act(async () => void open());
  await said(title);
});

it('asks for missing attributes together with the first password', async () => {
  const user = await signIn('attributes', 'Temp@2026');
  const name = await screen.findByLabelText(/Họ và tên/, {}, SLOW);
  await user.type(name, 'Trần Ngọc');
  await user.type(screen.getByLabelText(/Số điện thoại/), '0903118016');
  await user.type(screen.getByLabelText(/^Mật khẩu mới/), 'Moi@2026x');
  await user.type(screen.getByLabelText(/^Xác nhận mật khẩu mới/), 'Moi@2026x');
  await user.click(screen.getByRole('button', { name: 'Cập nhật mật khẩu' }));
  await isIn();
});

describe('each refusal has its own message', () => {
  it.each([
    ['unconfirmed', 'Demo@2026', /chưa được xác nhận/],
    ['expired', 'Temp@2026', /đã hết hạn\. Nhờ quản trị viên/],
    ['totp', ' Demo@2026', /khoảng trắng ở đầu hoặc cuối/],
    ['disabled', 'Demo@2026', /Tài khoản đã bị khóa/],
    ['disabled', 'Sai@2026', /Tên đăng nhập hoặc mật khẩu không đúng/],
    ['nobody', 'Demo@2026', /Tên đăng nhập hoặc mật khẩu không đúng/],
  ])('%s with "%s"', async (userName, password, sentence) => {
    await signIn(userName, password);
    await said(sentence);
    expect(start).not.toHaveBeenCalled();
  });

  it.each([
    ['custom', 'CUSTOM_CHALLENGE'],
    ['future', 'FACE_SCAN'],
  ])('names an unknown step, with a reference: %s', async (userName, step) => {
    const user = await signIn(userName);
    await said(new RegExp(`yêu cầu bước ${step}`));
    expect(screen.getByRole('button', { name: /Mã tham chiếu/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Quay lại đăng nhập' }));
    expect(screen.queryByText(/mật khẩu không đúng/)).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('that must be reset opens the form, with the user name filled in', async () => {
    const user = await signIn('reset');
    await said(/cần đặt lại mật khẩu/);
    expect(screen.getByLabelText(/Tên đăng nhập/)).toHaveProperty('value', 'reset');
    await user.click(screen.getByRole('button', { name: 'Gửi mã xác nhận' }));
    await user.type(await codeField(), announced());
    await user.type(screen.getByLabelText(/^Mật khẩu mới/), 'Moi@2026x');
    await user.type(screen.getByLabelText(/^Xác nhận mật khẩu mới/), 'Moi@2026x');
    await user.click(screen.getByRole('button', { name: 'Đặt lại mật khẩu' }));
    await said(/Mật khẩu đã được đặt lại/);
  });

  it('distinguishes a wrong code, an expired one, and too many attempts', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Quên mật khẩu?' }));
    await user.type(await screen.findByLabelText(/Tên đăng nhập/, {}, SLOW), 'totp');
    await user.click(screen.getByRole('button', { name: 'Gửi mã xác nhận' }));
    await put(user, await codeField(), other(announced()));
    await put(user, screen.getByLabelText(/^Mật khẩu mới/), 'Moi@2026x');
    await put(user, screen.getByLabelText(/^Xác nhận mật khẩu mới/), 'Moi@2026x');
    const submit = async (sentence: RegExp) => {
      await user.click(screen.getByRole('button', { name: 'Đặt lại mật khẩu' }));
      await said(sentence);
    };
    for (let tries = 0; tries < 5; tries += 1) await submit(/Mã xác nhận không đúng/);
    await submit(/thử quá nhiều lần/);
    later = 3600;
    await submit(/Mã xác nhận đã hết hạn/);
  });

  it.each(['totp', 'nobody', 'newcomer', 'unconfirmed', 'disabled'])(
    'of %s leads to the same next step',
    async (userName) => {
      const user = open();
      await user.click(screen.getByRole('button', { name: 'Quên mật khẩu?' }));
      await user.type(await screen.findByLabelText(/Tên đăng nhập/, {}, SLOW), userName);
      await user.click(screen.getByRole('button', { name: 'Gửi mã xác nhận' }));
      await codeField();
      await said(/Nếu tài khoản tồn tại/);
      await said(/Chờ vài phút mà chưa có mã\?.*quản trị viên/);
    },
  );
});

describe('a passkey', () => {
  const passkeys = { passkeys: true };
  const press = (name: RegExp | string = 'Đăng nhập bằng passkey') =>
    screen.findByRole('button', { name }, SLOW);
  const device = createAuthenticator('http://localhost:3000');
  type Asked = Parameters<typeof device.sign>[0];
  type Answered = ReturnType<typeof device.sign>;
  let before: Answered | undefined;

  /** Registers a passkey, as the profile does. */
  async function register() {
    const plugged = plugIn(device);
    cognitoDoor.configureIdentity(parseConfig({ apiUrl: '/api/v1', cognito, ...passkeys }));
    await cognitoDoor.signIn('passkey', 'Demo@2026');
    await cognitoDoor.addPasskey();
    return plugged;
  }

  async function openFor(userName: string) {
    let user = userEvent.setup();
    // The button's code loads during the first render.
    await act(async () => {
      user = open(passkeys);
    });
    if (userName) await user.type(screen.getByLabelText(/Tên đăng nhập/), userName);
    await user.click(screen.getByRole('checkbox'));
    await user.click(await press());
    return user;
  }

  it('signs in without a password, and stays signed in as chosen', async () => {
    await register();
    await openFor('passkey');
    await isIn();
  });

  it('can be chosen where the pool asks for the name first', async () => {
    await register();
    const first = { ...passkeys, cognito: { ...cognito, flow: 'USER_AUTH' } };
    const user = await signIn('passkey', '', first);
    await user.click(await press('Passkey'));
    await isIn();
  });

  it.each([
    ['a person who cancels', cancelled, /thao tác đã bị hủy/],
    ['another address', wrongSite, /không dùng được ở địa chỉ này/],
  ])('%s has a message, and allows another attempt', async (_, fails, sentence) => {
    const plugged = await register();
    plugged.fails = fails();
    const user = await openFor('passkey');
    await said(sentence);
    delete plugged.fails;
    await user.click(await press());
    await isIn();
  });

  it.each<[string, (asked: Asked) => Answered]>([
    ['made for another page', (asked) => device.sign(asked, { origin: 'https://evil.example' })],
    ['of before', () => before!],
  ])('with a response %s is refused, with a message', async (_, sign) => {
    await register();
    plugIn({ ...device, sign: (asked) => (before = device.sign(asked)) });
    await openFor('passkey');
    await isIn();
    plugIn({ ...device, sign });
    await openFor('passkey');
    await said(/Passkey này không được chấp nhận/);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('a browser without passkeys has a sentence', async () => {
    await register();
    vi.stubGlobal('PublicKeyCredential', undefined);
    await openFor('passkey');
    await said(/Trình duyệt này không dùng được passkey/);
  });

  it('has a message if it was deleted, or the user name has none, or does not exist', async () => {
    await register();
    const [first] = await cognitoDoor.listPasskeys();
    await cognitoDoor.deletePasskey(first!.id);
    for (const name of ['passkey', 'totp', 'nobody']) {
      await openFor(name);
      await said(/Chưa có passkey nào cho tên đăng nhập này/);
    }
    expect(start).not.toHaveBeenCalled();
  });

  it('asks for the name first', async () => {
    await openFor('');
    await said(/Nhập tên đăng nhập/);
    expect(document.activeElement).toBe(screen.getByLabelText(/Tên đăng nhập/));
  });

  it('is not offered where the pool takes none', () => {
    open();
    expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull();
  });
});

it('with `keepSignedIn: false` no session outlives the window, even if a pending step asks for it', async () => {
  await signIn('sms');
  await codeField();
  const user = open({ keepSignedIn: false });
  await user.type(await codeField(), announced());
  await waitFor(() => expect(start.mock.calls.map(([, keep]) => keep)).toEqual([false]), SLOW);
  sessionStorage.clear();
  open({ keepSignedIn: false });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('a session records that it started with a code of the app', async () => {
  const user = await signIn('totp');
  await user.type(await codeField(), appCode());
  await isIn();
  expect(start.mock.calls[0]?.[0]).toMatchObject({ totp: true });
  await signIn('sms');
  await user.type(await codeField(), announced());
  await waitFor(() => expect(start).toHaveBeenCalledTimes(2), SLOW);
  expect(start.mock.calls[1]?.[0]).not.toHaveProperty('totp');
});

it('a refused user name with a letter of the Vietnamese input method has that letter named until it is changed', async () => {
  const user = await signIn('lan.đd');
  await said(/Ký tự 5 là "đ": bộ gõ tiếng Việt đang bật/);
  await user.type(screen.getByLabelText(/Tên đăng nhập/), 'x');
  expect(screen.queryByText(/bộ gõ tiếng Việt/)).toBeNull();
});
