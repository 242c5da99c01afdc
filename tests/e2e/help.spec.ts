import { expect, test } from './fixtures.ts';
import { listIsReady, signIn } from './portal.ts';

/* Help: from a screen to what is about it without a mouse, and hidden from others by an ADMIN. */

const HELP = '/merchant/help-center';

test('from the refunds to their help by keyboard, and from the answer to the task', async ({ page }) => {
  await signIn(page, 'manager', '/merchant/refund');
  await listIsReady(page);

  // It is fetched behind the page's own content, and with it the keys.
  await expect(page.getByRole('button', { name: 'Tìm kiếm và lệnh' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Tìm kiếm và lệnh' })).toBeFocused();
  await page.keyboard.type('tro giup');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Trung tâm trợ giúp/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hoàn tiền' })).toBeVisible();
  await expect(page).toHaveURL(`${HELP}?topic=refund`);

  const way = page.getByRole('link', { name: 'Tạo yêu cầu hoàn tiền' });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Yêu cầu hoàn tiền' })).toBeVisible();
  await expect(page).toHaveURL(/\/merchant\/refund\?panel=request-refund/);
});
