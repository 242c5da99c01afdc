import { TOTP_SECRET } from '../../sandbox/accounts.ts';
import { periodOf, totpCode } from '../../sandbox/identity/totp.ts';
import { expect, test } from './fixtures.ts';
import { PASSWORD } from './portal.ts';

/* By the keyboard alone, through the built portal. */

const WORDS = {
  vi: { path: '/auth/login', code: 'Mã xác nhận', choice: 'Ứng dụng xác thực', menu: 'Menu chính' },
  en: { path: '/en/auth/login', code: 'Code', choice: 'Authenticator app', menu: 'Main menu' },
} as const;

const appCode = (secret = TOTP_SECRET) => totpCode(secret, periodOf(Date.now() / 1000));

for (const [locale, words] of Object.entries(WORDS)) {
  for (const device of ['desktop', 'phone'] as const) {
    test(`a second factor is set up, then asked for: ${locale}, ${device}`, async ({ page }) => {
      test.slow();
      if (device === 'phone') await page.setViewportSize({ width: 390, height: 844 });
      await page.request.post('/__sandbox/reset');
      const signIn = async () => {
        await page.goto(words.path);
        await page.locator('#sign-in-user').focus();
        await page.keyboard.type('setup');
        await page.keyboard.press('Tab');
        await page.keyboard.type(PASSWORD);
        await page.keyboard.press('Enter');
      };
      const menu = page.locator('nav').first();

      await signIn();
      // The first way has the focus.
      await expect(page.getByRole('button', { name: words.choice })).toBeFocused({ timeout: 15_000 });
      await page.keyboard.press('Enter');
      const field = page.getByLabel(words.code);
      await expect(field).toBeFocused({ timeout: 15_000 });
      const shown = await page.getByText(/^([A-Z2-7]{4} ?){13}$/).textContent();
      const secret = (shown ?? '').replace(/\s/g, '');
      await page.keyboard.type(appCode(secret));
      await expect(menu).toBeAttached({ timeout: 20_000 });
      await expect(page).not.toHaveURL(/auth\/login/);
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
        secret,
      );

      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      await signIn();
      await expect(field).toBeFocused({ timeout: 15_000 });
      await page.keyboard.type(appCode(secret));
      await expect(page).not.toHaveURL(/auth\/login/, { timeout: 20_000 });
    });
  }
}

test('the app asks for a code in the middle of a reload too', async ({ page }) => {
  await page.goto('/auth/login');
  await page.locator('#sign-in-user').fill('totp');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Mã xác nhận')).toBeFocused({ timeout: 15_000 });
  await page.reload();
  await expect(page.getByLabel('Mã xác nhận')).toBeFocused({ timeout: 15_000 });
  await page.keyboard.type(appCode());
  await expect(page).not.toHaveURL(/auth\/login/, { timeout: 20_000 });
});
