import { expect, test } from './fixtures.ts';
import { signIn } from './portal.ts';

/* A cashier makes a VietQR code, prints it on a counter card, and looks into the code that somebody else made. */

const PAGE = '/merchant/webpos/vietqr';
/** Example of NAPAS (QR Format 1.5.2, 6.1.3). */
const CODE =
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E';
/** Four dots of a thermal printer of 200 dpi (DENSO WAVE); tests/app/lib/vietqr.proof.test.ts says more of it. */
const LEAST_MODULE_MM = 0.5;

test('a code is made, and printed with modules that a phone can read', async ({ page, expectAccessible }) => {
  await signIn(page, 'cashier', PAGE);
  await page.getByRole('combobox', { name: /^Ngân hàng/ }).fill('dau tu');
  await page.getByRole('option', { name: /BIDV/ }).click();
  await page.getByLabel(/^Số tài khoản/).fill('96888161289531');
  await page.getByLabel('Nội dung chuyển khoản').fill('Đơn hàng 12');
  await expect(page.getByRole('img', { name: /Don hang 12/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'In bảng quầy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /A6/ }).check();
  await expect(dialog.getByRole('img', { name: 'Quét mã' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  const drawing = page.locator('[data-sheet="a6"] .code svg');
  const modules = Number((await drawing.getAttribute('viewBox'))?.split(' ')[2]);
  // 96 px are an inch.
  const width = (((await drawing.boundingBox())?.width ?? 0) / 96) * 25.4;
  expect(width).toBeGreaterThan(40);
  expect(width / modules).toBeGreaterThan(LEAST_MODULE_MM);
});

test('a code is read field by field, its fault is named, and it is made anew', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, 'cashier', PAGE);
  const text = page.getByLabel('Nội dung mã QR');
  await text.fill(CODE.replace('54061', '54062'));
  await expect(page.getByText(/^CRC sai: phải là [\dA-F]{4}, trong mã là 2E2E\.$/)).toBeVisible();
  await expectAccessible(page);
  await text.fill(CODE);
  await expect(page.getByText('Mã đúng chuẩn VietQR')).toBeVisible();
  await expect(page.getByText('NPS6869', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sửa mã này' }).click();
  await expect(page.getByLabel(/^Số tài khoản/)).toHaveValue('0011012345678');
  await expect(page.getByRole('img', { name: /thanh toan don hang/ })).toBeVisible();
  await expectAccessible(page);
});
