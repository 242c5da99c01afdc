import { expect, test } from './fixtures.ts';
import { menuLabels, signInByForm } from './portal.ts';

const MENU = [
  'Tổng quan',
  'Thông tin doanh nghiệp',
  'Cửa hàng',
  'Giao dịch',
  'Biến động số dư',
  'Duyệt hoàn tiền',
  'Hoàn tiền',
  'Đối soát',
  'Đối soát V2',
  'Quản lý người dùng',
  'Quản lý nhóm quyền',
  'Thông tin tích hợp',
  'Web POS',
];

// The menu of every account stands in tests/app/shell/menu.test.ts: here it is that of the built portal.
test('limited signs in, sees exactly the menu the rules give, and no data of a page he types', async ({
  page,
  server,
}) => {
  await signInByForm(page, 'limited', '/merchant/transaction/GD26030110100');
  await expect(page).toHaveURL(/\/notfound/);
  expect(await menuLabels(page)).toEqual(['Tổng quan', 'Cửa hàng', 'Biến động số dư']);
  await page.goto('/merchant/transaction');
  await expect(page.getByRole('heading', { name: 'Bạn chưa có quyền xem trang này' })).toBeVisible();
  expect((await server.requests()).filter(({ path }) => path.includes('order/transactions'))).toEqual([]);
});

test('admin has web POS only in the business that has it, and the choice is remembered', async ({ page }) => {
  await signInByForm(page, 'admin');
  await page.getByRole('button', { name: /Sen Việt/ }).click();
  await page
    .getByPlaceholder(/Tìm|tìm/)
    .or(page.getByRole('combobox'))
    .first()
    .fill('mai hoa');
  await page.getByRole('option', { name: /Mai Hoa/ }).click();
  await expect(page.getByRole('link', { name: /Mai Hoa/ })).toBeVisible();
  expect(await menuLabels(page)).toEqual(MENU.filter((label) => label !== 'Web POS'));
  expect(await page.evaluate(() => localStorage.getItem('merchantId'))).toBe('1002');

  await page.reload();
  await expect(page.getByRole('link', { name: /Mai Hoa/ })).toBeVisible();
});

test('newcomer must set a password of his own before anything else', async ({ page }) => {
  await page.goto('/merchant/transaction');
  await page.getByLabel('Tên đăng nhập').fill('newcomer');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Temp@2026');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();

  const modal = page.getByRole('alertdialog', { name: 'Cập nhật mật khẩu mới' });
  await expect(modal).toBeVisible({ timeout: 10_000 });
  const submit = modal.getByRole('button', { name: 'Cập nhật mật khẩu' });
  const password = modal.getByLabel('Mật khẩu mới', { exact: false }).first();
  const confirm = modal.getByLabel('Xác nhận mật khẩu mới');
  await expect(submit).toBeDisabled();

  await password.fill('yeu');
  await confirm.fill('yeu');
  await confirm.blur();
  await expect(submit).toBeDisabled();

  await password.fill('Moi@2026x');
  await confirm.fill('Moi@2026y');
  await confirm.blur();
  await expect(modal.getByText('Mật khẩu xác nhận không khớp')).toBeVisible();
  await expect(submit).toBeDisabled();

  await confirm.fill('Moi@2026x');
  await submit.click();
  await expect(page).toHaveURL(/\/merchant\/transaction$/, { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1, name: /Giao dịch/ })).toBeVisible();
});
