import { expect, test } from './fixtures.ts';
import { listIsReady, menuLabels, PASSWORD, rows, signIn } from './portal.ts';

/* A role from the list to the menu of somebody who has it. */
test('a role is changed, and whoever has it sees his menu follow at his next check', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await other.newPage();
  await signIn(desk, 'cashier');
  expect(await menuLabels(desk)).toEqual(['Tổng quan', 'Giao dịch', 'Web POS']);

  await signIn(page, 'manager', '/merchant/setting/role?q=thu+ngan');
  await listIsReady(page);
  await rows(page).first().getByRole('link', { name: 'Thu ngân', exact: true }).click();
  const box = (name: RegExp) => page.getByRole('checkbox', { name });
  await expect(box(/^Mở Web POS/)).toBeChecked();

  // By keys alone: the box of a row takes all of it away, and one of another row gives it.
  await page.getByRole('checkbox', { name: 'Web POS', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(box(/^Tạo yêu cầu thanh toán/)).not.toBeChecked();
  await box(/^Xem biến động số dư/).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Biến động số dư: Xem biến động số dư.')).toBeVisible();
  await page.getByRole('button', { name: 'Lưu' }).click();
  const identity = page.getByRole('dialog', { name: 'Xác nhận mật khẩu' });
  await identity.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await identity.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(page).toHaveURL(/\/merchant\/setting\/role$/);

  const theirs = ['Tổng quan', 'Giao dịch', 'Biến động số dư'];
  await desk.reload();
  await expect(async () => expect(await menuLabels(desk)).toEqual(theirs)).toPass();
  await other.close();

  // The same menu through the role, and one's own after it.
  const own = await menuLabels(page);
  await listIsReady(page);
  await rows(page).nth(1).getByRole('link', { name: 'Thu ngân', exact: true }).click();
  await page.getByRole('button', { name: 'Xem như nhóm này' }).click();
  await expect(page.getByRole('button', { name: 'Thoát xem thử' })).toBeVisible();
  expect(await menuLabels(page)).toEqual(theirs);
  await page.getByRole('button', { name: 'Thoát xem thử' }).click();
  await expect(async () => expect(await menuLabels(page)).toEqual(own)).toPass();
});
