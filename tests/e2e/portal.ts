import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What people do in the portal, in the words of the page. */

export const PASSWORD = 'Demo@2026';
export const LIST_CALL = '/order/transactions';

/** Fills and sends the sign-in form; does not wait for what comes of it. */
export async function sendSignIn(page: Page, userName: string, password = PASSWORD) {
  await page.getByLabel('Tên đăng nhập').fill(userName);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
}

/** Opens the portal at an address, signs in by the form, and waits until the shell stands. */
export async function signInByForm(page: Page, userName: string, path = '/merchant') {
  await page.goto(path);
  await page.waitForURL(/\/auth\/login/);
  await sendSignIn(page, userName);
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible({ timeout: 15_000 });
}

/** Gives this browser the session that the form would give it. The form has tests of its own. */
export async function enter(page: Page, userName: string) {
  const answer = await page.request.post('/__sandbox/sign-in', { data: { userName } });
  // Of the portal's origin, and without its scripts.
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

/** Opens the portal at an address as somebody who is signed in, and waits until the page stands. */
export async function signIn(page: Page, userName: string, path = '/merchant') {
  await enter(page, userName);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 15_000 });
}

/** The labels of the menu, groups opened. */
export async function menuLabels(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Menu chính' });
  const group = menu.getByRole('button', { name: 'Cài đặt' });
  if (await group.isVisible()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  }
  const links = await menu.getByRole('list').first().getByRole('link').allInnerTexts();
  // A count of what waits stands behind its label.
  return links.map((label) => label.trim().split('\n')[0] ?? '');
}

/** The rows of the table, without its header. */
export const rows = (page: Page) => page.getByRole('rowgroup').last().getByRole('row');

/** Waits until the list has its rows and nothing is under way. */
export async function listIsReady(page: Page) {
  await expect(rows(page).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The ids in the first column, top to bottom. */
export async function ids(page: Page): Promise<string[]> {
  return page.getByRole('rowheader').getByRole('link').allInnerTexts();
}
