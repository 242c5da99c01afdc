import { expect, test } from './fixtures.ts';
import { signIn } from './portal.ts';

/* The page after sign-in: from its figures to the rows behind them, and back. */

test('the figures lead to their rows, and a shared address opens the same view', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, 'manager', '/merchant');
  await expect(page.getByRole('group', { name: 'Dòng tiền' })).toContainText('theo ngày tạo');
  await expect(page.getByRole('heading', { name: 'Tiền về' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /Thời gian/ }).click();
  await page.getByRole('button', { name: 'Hôm qua' }).first().click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  const card = page.getByRole('link', { name: 'Số giao dịch' });
  await card.click();
  await expect(page).toHaveURL(/\/merchant\/transaction\?from=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Giao dịch' })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: /Hôm qua/ })).toBeVisible();
  await expect(card).toBeVisible();
});

test('each demo account gets its own parts, and no call is refused', async ({ page, server }) => {
  for (const account of ['auditor', 'cashier', 'limited', 'operator']) {
    await page.context().clearCookies();
    await page.goto('/');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await signIn(page, account, '/merchant');
    await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect((await server.requests()).filter(({ status }) => status === 403)).toEqual([]);
});
