import { expect, test } from './fixtures.ts';

test('newcomer must set a password of his own before anything else', async ({ page }) => {
  await page.goto('/merchant/transaction');
  await page.getByLabel('Tên đăng nhập').fill('newcomer');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Temp@2026');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();

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
