import type { Page, Request } from '@playwright/test';
import { TOTP_SECRET } from '../../sandbox/accounts.ts';
import { periodOf, totpCode } from '../../sandbox/identity/totp.ts';
import { expect, test } from './fixtures.ts';
import type { Server } from './server.ts';

/*
 * Each way to sign in to the built portal, with the keyboard only; alternately in Vietnamese on a desktop and in English
 * on a phone. A title begins with its account.
 */

const SLOW = { timeout: 15_000 };
const appCode = (secret = TOTP_SECRET) => totpCode(secret, periodOf(Date.now() / 1000));

/** User actions with the keyboard only. */
function hands(page: Page, server: Server) {
  const code = page.getByLabel(/^(Mã xác nhận|Code)/);
  return {
    code,
    type: (text: string) => page.keyboard.type(text),
    press: (key: string) => page.keyboard.press(key),
    /** Moves to a button with Tab and presses it. */
    choose: async (name: RegExp) => {
      const button = page.getByRole('button', { name });
      await expect(button).toBeVisible(SLOW);
      for (let tabs = 0; tabs < 80; tabs += 1) {
        if (await button.evaluate((one) => one === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    },
    enterCode: async (value: string | (() => Promise<string>)) => {
      await expect(code).toBeFocused(SLOW);
      await page.keyboard.type(typeof value === 'string' ? value : await value());
    },
    announced: async () => (await server.codes()).at(-1)?.slice(-6) ?? '',
    newPassword: async () => {
      const [first, second] = [/^(Mật khẩu mới|New password)/, /^(Xác nhận mật|Confirm the new)/];
      for (const label of [first, second]) {
        await page.getByLabel(label).focus();
        await page.keyboard.type('Moi@2026x');
      }
      await page.keyboard.press('Enter');
    },
    signIn: async (path: string, userName: string, password: string) => {
      await page.goto(path);
      await page.locator('#sign-in-user').focus();
      await page.keyboard.type(userName);
      await page.keyboard.press('Tab');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
    },
    says: (text: RegExp) => expect(page.getByText(text).first()).toBeVisible(SLOW),
    isIn: () => expect(page).not.toHaveURL(/auth\/login/, SLOW),
  };
}

type Hands = ReturnType<typeof hands>;

/** The pool asks for the user name first. */
const NAME_FIRST = 'choice, the name first';
const WRONG = /^(Mã xác nhận không đúng|That code is incorrect)/;

const PLACES = [
  ['vi, desktop', '/auth/login', 1280],
  ['en, phone', '/en/auth/login', 390],
] as const;

const WAYS: Record<string, (by: Hands, page: Page) => Promise<unknown>> = {
  totp: async (by) => {
    await by.enterCode(appCode());
    await by.isIn();
  },
  sms: async (by) => {
    await by.says(/\+\*{8}012/);
    await by.enterCode(by.announced);
    await by.isIn();
  },
  email: async (by) => {
    await by.says(/e\*\*\*@s\*\*\*/);
    await by.enterCode(by.announced);
    await by.isIn();
  },
  choice: async (by) => {
    await by.choose(/^(Tin nhắn SMS|Text message)/);
    await by.enterCode(by.announced);
    await by.isIn();
  },
  setup: async (by, page) => {
    await by.choose(/^(Ứng dụng xác thực|Authenticator app)/);
    await expect(by.code).toBeFocused(SLOW);
    const shown = await page.getByText(/^([A-Z2-7]{4} ?){13}$/).textContent();
    const secret = (shown ?? '').replace(/\s/g, '');
    await by.enterCode(appCode(secret));
    await by.isIn();
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(secret);
  },
  [NAME_FIRST]: async (by, page) => {
    await by.choose(/^(Mật khẩu|Password)$/);
    await expect(page.getByLabel(/^(Mật khẩu|Password)$/)).toBeFocused(SLOW);
    await by.type('Demo@2026');
    await by.press('Enter');
    await by.choose(/^(Ứng dụng xác thực|Authenticator app)/);
    await by.enterCode(appCode());
    await by.isIn();
  },
  'setup, by an address': async (by, page) => {
    await by.choose(/^E-?mail/);
    await expect(page.getByRole('textbox', { name: /^E-?mail/ })).toBeFocused(SLOW);
    await by.type('moi@thu.example');
    await by.press('Enter');
    await by.says(/m\*{3}@t\*{3}/);
    await by.enterCode(by.announced);
    await by.isIn();
  },
  attributes: async (by, page) => {
    const name = page.getByLabel(/^(Họ và tên|Full name)/);
    await expect(name).toBeVisible(SLOW);
    await name.focus();
    await by.type('Trần Ngọc');
    await page.getByLabel(/^(Số điện thoại|Phone number)/).focus();
    await by.type('0903118016');
    await by.newPassword();
    await by.isIn();
  },
  unconfirmed: (by) => by.says(/chưa được xác nhận|has not been confirmed/),
  reset: async (by, page) => {
    await by.says(/cần đặt lại mật khẩu|must be reset/);
    await expect(page.getByLabel(/^(Tên đăng nhập|Username)/)).toHaveValue('reset');
    await by.press('Enter');
    await by.says(/Chờ vài phút mà chưa có mã|No code after a few minutes/);
    await by.enterCode(by.announced);
    await by.newPassword();
    await by.says(/Mật khẩu đã được đặt lại|Your password was reset/);
  },
  expired: (by) => by.says(/Mật khẩu cấp lần đầu đã hết hạn|The first password has expired/),
  custom: (by) => by.says(/(bước|asks for) CUSTOM_CHALLENGE/),
};

for (const [index, [title, way]] of Object.entries(WAYS).entries()) {
  const [where, path, width] = PLACES[index % 2]!;
  test(`${title}: ${where}`, async ({ page, server, problems, expectAccessible }) => {
    // The browser reports the service's refusals (400).
    problems.allow(/status of 400/);
    await page.setViewportSize({ width, height: 844 });
    const by = hands(page, server);
    const userName = title.split(',')[0] ?? '';
    if (title === NAME_FIRST)
      await page.route('**/config.json', async (route) => {
        const response = await route.fetch();
        const { cognito, ...rest } = await response.json();
        await route.fulfill({ response, json: { ...rest, cognito: { ...cognito, flow: 'USER_AUTH' } } });
      });
    const first = ['attributes', 'expired'].includes(userName) ? 'Temp@2026' : 'Demo@2026';
    await by.signIn(path, userName, title === NAME_FIRST ? '' : first);
    await way(by, page);
    if (page.url().includes('auth/login')) await expectAccessible(page);
  });
}

test('codes that let nobody in', async ({ page, server, problems, expectAccessible }) => {
  problems.allow(/status of 400/);
  await page.setViewportSize({ width: 390, height: 844 });
  const by = hands(page, server);
  await by.signIn('/en/auth/login', 'email', 'Demo@2026');
  await expect(by.code).toBeFocused(SLOW);
  const anothers = await by.announced();
  await by.choose(/^(Quay lại đăng nhập|Back to sign-in)$/);
  await by.signIn('/en/auth/login', 'sms', 'Demo@2026');
  await by.enterCode(anothers);
  await by.says(WRONG);
  await expectAccessible(page);
  const again = async (code: string | (() => Promise<string>)) => {
    const selected = () =>
      by.code.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
    await expect.poll(selected, SLOW).toEqual([0, 6]);
    await by.enterCode(code);
  };
  for (const guess of ['000001', '000002', '000003', '000004']) await again(guess);
  await again(by.announced);
  await by.says(/^(Bạn đã thử quá nhiều lần|Too many attempts)/);
  await server.setClock(200);
  await again('000005');
  await by.says(/^(Bước này không còn hiệu lực|This step is no longer valid)/);
});

test('a code is asked for after a reload too', async ({ page, server }) => {
  const by = hands(page, server);
  await by.signIn('/auth/login', 'totp', 'Demo@2026');
  await expect(by.code).toBeFocused(SLOW);
  await page.reload();
  await by.enterCode(appCode());
  await by.isIn();
});

/** Locks the screen from the account menu. */
async function lock(page: Page, by: Hands) {
  await page.getByRole('button', { name: /Trần Ngọc/ }).click();
  await page.getByRole('menuitem', { name: 'Khóa màn hình' }).focus();
  await by.press('Enter');
  await expect(page.getByRole('heading', { name: 'Màn hình đang khóa' })).toBeVisible(SLOW);
}

test('a locked screen shows nothing, and opens by the password', async ({ page, server }) => {
  const by = hands(page, server);
  await by.signIn('/auth/login?return=%2Fmerchant%2Ftransaction', 'totp', 'Demo@2026');
  await by.enterCode(appCode());
  await expect(page.getByRole('row').nth(1)).toBeVisible(SLOW);
  await lock(page, by);
  await expect(page.getByRole('row')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Màn hình đang khóa' })).toBeVisible(SLOW);
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toBeFocused(SLOW);
  await by.type('Demo@2026');
  await by.press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible(SLOW);
});

/** Adds a virtual authenticator. Browsers accept no passkey at an IP address, so the portal is opened at `localhost`. */
async function withPasskeys(page: Page, server: Server) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const home = server.url.replace('127.0.0.1', 'localhost');
  const by = hands(page, server);
  return {
    ...by,
    home,
    /** Signs in with the password and adds a passkey in the profile. */
    register: async (userName: string) => {
      await by.signIn(`${home}/auth/login?return=%2Fmerchant%2Fprofile`, userName, 'Demo@2026');
      await by.choose(/^Quản lý passkey$/);
      await expect(page.getByRole('dialog').getByLabel('Mật khẩu', { exact: true })).toBeFocused(SLOW);
      await by.type('Demo@2026');
      await by.press('Enter');
      await by.choose(/^Thêm passkey$/);
      await by.says(/^Đã thêm passkey$/);
    },
    signOut: async () => {
      await by.choose(/^(Đăng xuất khỏi mọi tab|Sign out of all tabs)$/);
      await expect(page).toHaveURL(/auth\/login/, SLOW);
    },
    signInWithPasskey: async (userName: string) => {
      await page.goto(`${home}/en/auth/login?return=%2Fen%2Fmerchant%2Fprofile`);
      await page.locator('#sign-in-user').focus();
      await page.keyboard.type(userName);
      await by.choose(/^Sign in with a passkey$/);
    },
  };
}

/** Console messages about `localhost` as another origin, and about refusals. */
const ELSEWHERE = /another origin: http:\/\/localhost:|status of 400/;

/** In Vietnamese on a desktop until the first sign-out, then in English on a phone. */
test('a passkey is added, unlocks, signs in, cannot be replayed, and is over once it is deleted', async ({
  page,
  server,
  problems,
  expectAccessible,
}) => {
  problems.allow(ELSEWHERE);
  const by = await withPasskeys(page, server);
  await by.register('passkey');
  await page.getByRole('heading', { name: 'Passkey' }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await lock(page, by);
  await by.choose(/^Mở khóa bằng passkey$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin tài khoản' })).toBeVisible(SLOW);
  await by.signOut();

  await page.setViewportSize({ width: 390, height: 844 });
  let answer: Request | undefined;
  page.on('request', (request) => {
    if (request.headers()['x-amz-target']?.endsWith('RespondToAuthChallenge')) answer = request;
  });
  await by.signInWithPasskey('passkey');
  await by.isIn();
  expect(answer?.postDataJSON()).toMatchObject({ ChallengeName: 'WEB_AUTHN' });
  const replayed = await page.request.post(answer!.url(), {
    data: answer!.postData() ?? '',
    headers: { 'x-amz-target': answer!.headers()['x-amz-target'] ?? '' },
  });
  expect([replayed.status(), (await replayed.json()).__type]).toEqual([400, 'NotAuthorizedException']);

  await by.choose(/^Manage passkeys$/);
  await by.choose(/^Use a passkey$/);
  await by.choose(/^Delete Passkey, /);
  await by.choose(/^Delete the passkey$/);
  await by.says(/^The passkey was deleted$/);
  await by.says(/^You have no passkey yet/);
  await by.signOut();
  await by.signInWithPasskey('passkey');
  await by.says(/This username has no passkey/);
  await expectAccessible(page);
});

test('a great refund is confirmed by passkey', async ({ page, server, problems }) => {
  problems.allow(ELSEWHERE);
  const by = await withPasskeys(page, server);
  await by.register('admin');
  await page.goto(`${by.home}/merchant/approve-refund?status=WAITING&min=20000000`);
  const request = page.getByRole('rowheader', { name: /^YC/ }).first();
  await expect(request).toBeVisible(SLOW);
  const question = page.getByRole('alertdialog', { name: /^Hoàn .+ cho khách\?$/ });
  const typed = question.getByRole('textbox');
  // Shortcuts load after the rows.
  await expect(async () => {
    await request.locator('..').focus();
    await by.press('a');
    await expect(typed).toBeVisible({ timeout: 3000 });
  }).toPass(SLOW);
  const amount = /[\d.]+/.exec((await question.getByRole('heading').textContent()) ?? '')?.[0] ?? '';
  await typed.fill(amount);
  await question.getByRole('button', { name: /^Duyệt hoàn/ }).click();
  const passkey = page.getByRole('dialog', { name: 'Xác nhận bằng passkey' });
  await expect(passkey).toContainText(amount, SLOW);
  const decisions = async () =>
    (await server.requests()).filter(({ path }) => path.endsWith('/approve-refund'));
  expect(await decisions()).toEqual([]);
  const sent = page.waitForRequest(/\/approve-refund$/);
  await passkey.getByRole('button', { name: 'Dùng passkey' }).click();
  expect((await sent).headers()['x-confirmed-hash']).toMatch(/^[0-9a-f]{64}$/);
  await expect(question).toBeHidden(SLOW);
  expect((await decisions()).map(({ status }) => status)).toEqual([200]);
});
