import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { listIsReady, rows, signIn } from './portal.ts';

/** The styles of what comes after the first content. */
const LATER = /\/assets\/later-.*\.css$/;

const dialog = (page: Page) => page.getByRole('dialog');

test('what comes later waits for its styles', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LATER, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth/login');
  await expect(page.locator('form[data-static]')).toHaveCount(0);
  const arrived = [page.waitForRequest(LATER), page.waitForResponse(/\/assets\/ResetPasswordForm-/)];
  await page.getByText('Quên mật khẩu').click();
  await Promise.all(arrived);
  const send = page.getByRole('button', { name: 'Gửi mã' });
  // Long enough to draw it, were it not waiting.
  await page.waitForTimeout(500);
  await expect(send).toHaveCount(0);
  release();
  await expect(send).toBeVisible();
});

test('styles that were lost on the way are asked for again, and nothing is drawn without them', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Unable to preload CSS/);
  await signIn(page, 'manager', '/merchant/transaction');
  await listIsReady(page);
  let asked = 0;
  await page.route(LATER, async (route) => {
    asked += 1;
    await (asked === 1 ? route.abort() : route.continue());
  });
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible({ timeout: 15_000 });
  expect(asked).toBe(2);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toHaveCSS('position', 'fixed');
});
