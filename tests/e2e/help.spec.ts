import { expect, test } from './fixtures.ts';
import { listIsReady, signIn } from './portal.ts';

/* Help: opens the pages about a screen without a mouse; an ADMIN hides a page from others. */

const HELP = '/merchant/help-center';

test('from the refunds to their help by keyboard, and from the answer to the task', async ({ page }) => {
  await signIn(page, 'manager', '/merchant/refund');
  await listIsReady(page);

  // The palette and the shortcuts load after the page's content.
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
