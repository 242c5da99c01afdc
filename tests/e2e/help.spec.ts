import { expect, test } from './fixtures.ts';
import { listIsReady, signIn } from './portal.ts';

/* Help: from a screen to what is about it without a mouse, found without marks, hidden by an ADMIN, and told to support. */

const HELP = '/merchant/help-center';

test('from the refunds to their help by keyboard, and from the answer to the task', async ({
  page,
  expectAccessible,
}) => {
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
  await expectAccessible(page);

  const way = page.getByRole('link', { name: 'Tạo yêu cầu hoàn tiền' });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Yêu cầu hoàn tiền' })).toBeVisible();
  await expect(page).toHaveURL(/\/merchant\/refund\?panel=request-refund/);
});

test('the account menu leads to the help of a record’s screen', async ({ page }) => {
  await signIn(page, 'manager', '/merchant/setting/role/add');
  await page.getByRole('button', { name: /Lê Hoàng Nam/ }).click();
  await page.getByRole('menuitem', { name: 'Trung tâm trợ giúp' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quản lý nhóm quyền' })).toBeVisible();
  await expect(page).toHaveURL(`${HELP}?topic=role`);
});

test('a search without marks finds what has them, and an address is enough to find it again', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, 'cashier', HELP);
  await page.getByRole('searchbox', { name: 'Tìm trong trợ giúp' }).fill('hoan tien');
  const results = page.getByRole('region', { name: 'Kết quả' });
  await expect(results.getByRole('link').first()).toHaveText('Yêu cầu hoàn tiền cho khách');
  await expect(results.locator('mark').first()).toHaveText('hoàn');
  await expectAccessible(page);
  await page.reload();
  await expect(results.getByRole('link').first()).toHaveText('Yêu cầu hoàn tiền cho khách');
  await results.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Yêu cầu hoàn tiền cho khách' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Tìm trong trợ giúp' })).toHaveValue('hoan tien');
});

test('terms, keys and contacts stand under their names, and explain themselves on a record', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, 'manager', HELP);
  for (const [tab, said] of [
    ['Thuật ngữ', 'Ngày T'],
    ['Phím tắt', 'Trong bảng'],
    ['Liên hệ hỗ trợ', 'hotro@portal.example'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByText(said, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  }

  await page.goto('/merchant/settlement');
  await listIsReady(page);
  await page.getByRole('rowheader').first().getByRole('link').click();
  const term = page.getByRole('button', { name: 'Ngày giao dịch (T)' });
  await term.focus();
  // Focus alone by a script is not the keyboard's.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(term).toBeFocused();
  await expect(page.getByRole('tooltip', { includeHidden: true })).toContainText('Day T');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip', { includeHidden: true })).toBeHidden();
  await expect(term).toBeFocused();
});

test('what is copied for support has the failure, and nothing of the person', async ({
  page,
  context,
  problems,
  server,
}) => {
  await context.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(globalThis, { copied: text });
  });
  problems.allow(/500/);
  await signIn(page, 'cashier', HELP);
  await expect(page.getByRole('heading', { name: 'Bắt đầu' })).toBeVisible();
  await server.setFaults([{ match: 'GET bis/*/cms-page/all', kind: '500' }]);
  await page.reload();
  await expect(page.getByText('Chưa tải được các bài trợ giúp')).toBeVisible();
  const code = await page
    .getByText(/[\da-f]{8}-[\da-f-]{27}/)
    .first()
    .textContent();
  await page.getByRole('link', { name: 'Liên hệ hỗ trợ' }).click();
  const lines = page.getByRole('figure', { name: 'Thông tin chẩn đoán' });
  await lines.getByRole('button').click();
  const copied = await page.evaluate(() => (globalThis as { copied?: string }).copied ?? '');
  expect(copied).toBe(await lines.locator('pre').textContent());
  expect(copied).toContain(`500 ${code?.match(/[\da-f]{8}-[\da-f-]{27}/)?.[0]}`);
  expect(copied).not.toMatch(/eyJ|ak_|\S@\S|Phạm|cashier/);
});

test('an ADMIN hides a page from a cashier, and hostile text in one does nothing', async ({
  page,
  browser,
  server,
  expectAccessible,
}) => {
  await signIn(page, 'admin', `${HELP}?page=noi-dung-la`);
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${HELP}?page=web-pos`);
  await page.getByRole('button', { name: 'Ẩn bài này' }).click();
  const question = page.getByRole('dialog', { name: /^Ẩn bài/ });
  await expect(question).toBeVisible();
  await expectAccessible(page);
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
