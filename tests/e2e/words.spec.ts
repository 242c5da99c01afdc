import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { menuLabels, rows, sendSignIn, signIn } from './portal.ts';

/** The texts that are in no page's HTML. */
const REST = /\/assets\/common-.*\.js$/;

/** Holds the other texts back until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(REST, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** A day in Vietnam whose transactions no longer change. */
const past = new Date(Date.now() - 3 * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Ho_Chi_Minh' });

test('the list says all it says with the words of its own page', async ({ page }) => {
  await signIn(page, 'manager', '/merchant/profile');
  for (const base of ['', '/en']) {
    await page.goto(`${base}/merchant/transaction?from=${past}&to=${past}`);
    await expect(page.getByRole('searchbox')).toBeVisible();
    const all = await said(page);
    expect(all.filter((text) => text.trim() === '')).toEqual([]);

    const release = await hold(page);
    await page.reload();
    await expect(rows(page).first().getByRole('link')).toBeVisible();
    expect(await said(page)).toEqual(all);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    release();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.unroute(REST);
  }
});

test('the dashboard says its first figures with the words of its own page', async ({ page }) => {
  await signIn(page, 'manager', '/merchant/profile');
  const figures = page.locator('main').getByRole('group');
  const texts = async () => {
    await expect(figures.first()).toContainText(/\d/);
    return (await figures.allInnerTexts()).map((text) => text.replace(/[\d.,]+/g, '0'));
  };
  for (const base of ['', '/en']) {
    await page.goto(`${base}/merchant?from=${past}&to=${past}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const all = await texts();
    const release = await hold(page);
    await page.reload();
    expect(await texts()).toEqual(all);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.unroute(REST);
  }
});

/** The texts of the heading, the columns and the first row. */
async function said(page: Page): Promise<string[]> {
  return [
    ...(await page.getByRole('heading', { level: 1 }).allInnerTexts()),
    ...(await page.getByRole('columnheader').allInnerTexts()).slice(1),
    // Without the checkbox at the start and the menu at the end.
    ...(await rows(page).first().getByRole('cell').allInnerTexts()).slice(1, -1),
  ];
}

test('the sign-in page refuses in words of its own, and the portal behind it has all of them', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  const release = await hold(page);
  await page.goto('/auth/login');
  await sendSignIn(page, 'manager', 'Sai@12345');
  await expect(page.getByRole('alert')).toContainText('Tên đăng nhập hoặc mật khẩu không đúng');
  await sendSignIn(page, 'manager');
  release();
  await expect.poll(() => menuLabels(page)).toContain('Giao dịch');
});
