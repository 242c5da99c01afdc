import { expect, test } from './fixtures.ts';
import { listIsReady, rows, signIn } from './portal.ts';

/* An accountant takes the settlements of a store one step on, and writes why. */

test('settlements are filtered, chosen by keys, set to a status and reported; a note is written by a key', async ({
  page,
  server,
  expectAccessible,
}) => {
  await signIn(page, 'manager', '/merchant/settlement-v2?size=10');
  await listIsReady(page);
  // The figure is a filter: what still has to be dealt with.
  await page.getByRole('button', { name: /^Chờ xử lý/ }).click();
  await expect(page).toHaveURL(/status=NEW%2CPROCESSING%2CAPPROVED/);
  await listIsReady(page);
  await expectAccessible(page);

  const first = rows(page).first();
  await first.focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('region', { name: 'Đã chọn 3' })).toBeVisible();
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radiogroup', { name: 'Trạng thái mới' })).toBeVisible();
  await expectAccessible(page);
  const start = dialog.getByRole('button', { name: /^Chuyển \d khoản sang/ });
  const count = Number((await start.textContent())?.match(/\d/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await start.click();
  await expect(dialog.getByText(`${count} thành công, 0 lỗi, 0 bỏ qua`).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Đóng' }).last().click();
  await expect(dialog).toHaveCount(0);
  const sent = (await server.requests()).filter(({ method }) => method === 'PUT');
  expect(sent.map(({ status }) => status)).toEqual(Array(count).fill(200));

  await listIsReady(page);
  await rows(page).first().focus();
  await page.keyboard.press('n');
  const panel = page.getByRole('dialog', { name: /nội dung Ghi chú$/ });
  await panel.getByRole('textbox', { name: 'Nội dung ghi chú' }).fill('Đã gọi ngân hàng');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Cập nhật ghi chú thành công', { exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText('Đã gọi ngân hàng');
});
