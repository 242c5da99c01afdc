import { expect, test } from './fixtures.ts';
import { listIsReady, rows, signIn } from './portal.ts';

/* Evidence of a disputed payment: opened from the list, printed on A4 and saved as a file. */

/** A calendar day in Vietnam, `YYYY-MM-DD`. */
const daysAgo = (days: number) =>
  new Date(Date.now() + (7 * 3600 - days * 86_400) * 1000).toISOString().slice(0, 10);

test('the evidence of a payment is masked, whole and printed alone on A4', async ({ page }) => {
  const period = `from=${daysAgo(20)}&to=${daysAgo(4)}`;
  await signIn(page, 'manager', `/merchant/transaction?method=VAN&status=PARTIALLY_REFUNDED&${period}`);
  await listIsReady(page);
  const row = rows(page).last();
  await expect(async () => {
    await row.hover();
    await row.getByRole('button', { name: /Thao tác/ }).click({ timeout: 3000 });
  }).toPass();
  await page.getByRole('menuitem', { name: 'Hồ sơ tra soát' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hồ sơ tra soát / Evidence pack' })).toBeVisible();

  const print = page.getByRole('button', { name: 'In', exact: true });
  await expect(print).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Không thiếu / None')).toBeVisible();
  const van = page.getByRole('region', { name: /^Biến động tài khoản ảo/ });
  await expect(van.getByText(/^(Đã khớp đơn|Thừa tiền) \/ /)).toBeVisible();
  await expect(van.getByText('Người chuyển').locator('..')).toContainText('•••');

  await page.getByRole('switch', { name: 'Hiện dữ liệu cá nhân' }).click();
  await expect(page.getByText('hiển thị / shown')).toBeVisible();
  await expect(van.getByText('Người chuyển').locator('..')).not.toContainText('•••');
  await page.getByRole('switch', { name: 'Hiện dữ liệu cá nhân' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tải CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ho-so-tra-soat_GD\d+_\d{8}-\d{4}\.csv$/);

  await page.emulateMedia({ media: 'print' });
  // Only the document is printed: no menu, no controls.
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeHidden();
  await expect(page.getByRole('switch')).toBeHidden();
  await expect(print).toBeHidden();
  await expect(page.getByText('đã che / masked')).toBeVisible();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/MediaBox *\[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sheets.length).toBeLessThanOrEqual(3);
  expect(sheets[0]?.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4))).toEqual([210, 297]);
});
