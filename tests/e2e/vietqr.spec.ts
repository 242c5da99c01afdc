import { expect, test } from './fixtures.ts';
import { signIn } from './portal.ts';

/* A cashier makes a VietQR code and prints it on a counter card. */

const PAGE = '/merchant/webpos/vietqr';
/** Four dots of a 200 dpi thermal printer (DENSO WAVE); see tests/app/lib/vietqr.proof.test.ts. */
const LEAST_MODULE_MM = 0.5;

test('a code is made, and printed with modules that a phone can read', async ({ page }) => {
  await signIn(page, 'cashier', PAGE);
  await page.getByRole('combobox', { name: /^Ngân hàng/ }).fill('dau tu');
  await page.getByRole('option', { name: /BIDV/ }).click();
  await page.getByLabel(/^Số tài khoản/).fill('96888161289531');
  await page.getByLabel('Nội dung chuyển khoản').fill('Đơn hàng 12');
  await expect(page.getByRole('img', { name: /Don hang 12/ })).toBeVisible();

  await page.getByRole('button', { name: 'In bảng quầy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /A6/ }).check();
  await expect(dialog.getByRole('img', { name: 'Quét mã' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const drawing = page.locator('[data-sheet="a6"] .code svg');
  const modules = Number((await drawing.getAttribute('viewBox'))?.split(' ')[2]);
  // An inch has 96 px.
  const width = (((await drawing.boundingBox())?.width ?? 0) / 96) * 25.4;
  expect(width).toBeGreaterThan(40);
  expect(width / modules).toBeGreaterThan(LEAST_MODULE_MM);
});
