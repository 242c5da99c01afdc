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

test('an ADMIN hides a page from a cashier, and hostile text in one does nothing', async ({
  page,
  browser,
  server,
}) => {
  await signIn(page, 'admin', `${HELP}?page=noi-dung-la`);
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();

  await page.goto(`${HELP}?page=web-pos`);
  await page.getByRole('button', { name: 'Ẩn bài này' }).click();
  const question = page.getByRole('dialog', { name: /^Ẩn bài/ });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Ẩn bài này' }).click();
  await expect(page.getByText('Đang ẩn', { exact: true })).toBeVisible();

  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(other, 'cashier', `${HELP}?page=web-pos`);
  await expect(other.getByText('Không có bài này')).toBeVisible();
  await other.getByRole('link', { name: 'Mọi chủ đề' }).click();
  await expect(other.getByRole('link', { name: 'Tạo và kiểm tra mã VietQR' })).toBeVisible();
  await expect(other.getByRole('link', { name: /Thu tiền tại quầy/ })).toHaveCount(0);
  await other.context().close();
});
