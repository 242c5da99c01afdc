import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Common user actions in the portal. */

export const PASSWORD = 'Demo@2026';
export const LIST_CALL = '/order/transactions';

/** Fills in and submits the sign-in form, without waiting for the result. */
export async function sendSignIn(page: Page, userName: string, password = PASSWORD) {
  await page.getByLabel('Tên đăng nhập').fill(userName);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

/** Opens the portal at an address, signs in with the form, and waits for the shell. */
export async function signInByForm(page: Page, userName: string, path = '/merchant') {
  await page.goto(path);
  await page.waitForURL(/\/auth\/login/);
  await sendSignIn(page, userName);
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible({ timeout: 15_000 });
}

/** Starts a session without the sign-in form, which other tests cover. */
export async function enter(page: Page, userName: string) {
  const answer = await page.request.post('/__sandbox/sign-in', { data: { userName } });
  // A file of the portal's origin that runs no scripts.
  await page.goto('/config.json');
  await page.evaluate(
    (session) => {
      const [sessionId, startedAt] = [crypto.randomUUID(), Date.now()];
      sessionStorage.setItem('portal.session', JSON.stringify({ ...session, sessionId, startedAt, turn: 0 }));
      localStorage.setItem('portal.active', `${Math.floor(startedAt / 1000)} ${sessionId}`);
    },
    await answer.json(),
  );
}

/** Opens the portal at an address with a session, and waits for the page. */
export async function signIn(page: Page, userName: string, path = '/merchant') {
  await enter(page, userName);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 15_000 });
}

/** The labels of the menu, with all groups open. */
export async function menuLabels(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  const group = menu.getByRole('button', { name: 'Cài đặt' });
  if (await group.isVisible()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  }
  const links = await menu.getByRole('list').first().getByRole('link').allInnerTexts();
  // A label may be followed by a count.
  return links.map((label) => label.trim().split('\n')[0] ?? '');
}

/** The rows of the table, without its header. */
export const rows = (page: Page) => page.getByRole('rowgroup').last().getByRole('row');

/** Waits until the list shows rows and nothing is loading. */
export async function listIsReady(page: Page) {
  await expect(rows(page).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The ids in the first column, from top to bottom. */
export async function ids(page: Page): Promise<string[]> {
  return page.getByRole('rowheader').getByRole('link').allInnerTexts();
}
