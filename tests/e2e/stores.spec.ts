import { expect, test } from './fixtures.ts';
import { signIn } from './portal.ts';

test('the poster is printed alone, on one sheet of its own size', async ({ page }) => {
  await signIn(page, 'manager', '/merchant/store/11018');
  await page.getByRole('button', { name: 'In mã QR' }).click();
  const dialog = page.getByRole('dialog', { name: 'In mã QR của cửa hàng' });
  await expect(dialog.getByRole('img')).toBeVisible();

  /** Width and height of the printed pages, in mm. */
  const sheets = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    return [...pdf.matchAll(/\/MediaBox *\[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
      box.slice(1).map((points) => Math.round((Number(points) / 72) * 25.4)),
    );
  };
  expect(await sheets()).toEqual([[148, 210]]);
  await dialog.getByRole('radio', { name: /A6/ }).check();
  expect(await sheets()).toEqual([[105, 148]]);

  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-sheet="a6"]');
  await expect(sheet.getByText(/Tổ hợp Ẩm thực/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  // At least 40 mm on any paper; an inch has 96 px. By selector: the printed sheet is hidden from assistive technology,
  // which reads the preview in the dialog.
  const code = await sheet.locator('svg').boundingBox();
  expect(((code?.width ?? 0) / 96) * 25.4).toBeGreaterThan(40);
  // Nothing is cut: the last line is on the page.
  const note = await sheet.getByText(/Kiểm tra tên chủ tài khoản/).boundingBox();
  expect(((note?.y ?? 0) + (note?.height ?? 0)) / 96).toBeLessThan(148 / 25.4);
});
