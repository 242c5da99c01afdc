import { expect, test } from './fixtures.ts';
import { sendSignIn, signIn } from './portal.ts';

const NEW = 'Moi@2026x';
const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test('somebody changes the own password, is signed out in every tab, and comes back with the new one', async ({
  page,
  context,
  problems,
}) => {
  // Wrong passwords, in the panel and at the sign-in.
  problems.allow(/status of 400/);
  await signIn(page, 'auditor');
  await page.getByRole('button', { name: /Vũ Đức Thắng/ }).click();
  await page.getByRole('menuitem', { name: 'Thông tin tài khoản' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin tài khoản' })).toBeVisible();
  await expect(page.getByText('auditor@senviet.example')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/merchant/transaction');
  await expect(other.getByRole('heading', { level: 1, name: /Giao dịch/ })).toBeVisible();

  await page.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  const panel = page.getByRole('dialog', { name: 'Đổi mật khẩu' });
  const current = panel.getByRole('textbox', { name: 'Mật khẩu hiện tại' });
  const send = panel.getByRole('button', { name: 'Đổi mật khẩu' });
  await current.fill('Sai@2026x');
  await panel.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill(NEW);
  await panel.getByRole('textbox', { name: 'Xác nhận mật khẩu mới' }).fill(NEW);
  await send.click();
  await expect(current).toHaveAccessibleDescription(/Mật khẩu không đúng/);
  await expect(current).toHaveValue('Sai@2026x');

  await current.fill('Demo@2026');
  await send.click();
  await expect(panel.getByRole('button', { name: 'Đăng xuất ngay' })).toBeFocused();
  await expect(panel.getByText('Đổi mật khẩu thành công')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login$/, { timeout: 10_000 });
  await expect(other).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText('Mật khẩu đã được thay đổi')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['portal.ended']);

  await sendSignIn(page, 'auditor');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await sendSignIn(page, 'auditor', NEW);
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible({ timeout: 15_000 });
});

test('a logo is taken for what it is: bad files are refused in words, a picture is cut, looked at and kept', async ({
  page,
}) => {
  await signIn(page, 'manager', '/merchant/business-information');
  await page.getByRole('button', { name: 'Chỉnh sửa' }).click();
  const panel = page.getByRole('dialog');
  const file = panel.getByLabel('Logo mới');
  const offer = (name: string, mimeType: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType, buffer });
  const picture = async (width: number, height: number) =>
    Buffer.from(
      await page.evaluate(
        async ([x = 0, y = 0]) => {
          const canvas = new OffscreenCanvas(x, y);
          const context = canvas.getContext('2d');
          if (context) context.fillStyle = '#1d4ed8';
          context?.fillRect(0, 0, x / 2, y);
          return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
        },
        [width, height],
      ),
    );

  await offer('logo.svg', 'image/svg+xml', Buffer.from(SCRIPT));
  await expect(panel.getByText('logo.svg: không đúng loại tệp')).toBeVisible();
  await offer('logo.png', 'image/png', Buffer.from(SCRIPT));
  await expect(panel.getByText('logo.png: nội dung tệp không phải ảnh')).toBeVisible();
  await offer('large.png', 'image/png', Buffer.alloc(12 * 1024 * 1024, 1));
  await expect(panel.getByText('large.png: nặng 12 MB, tối đa 2 MB')).toBeVisible();
  await offer('small.png', 'image/png', await picture(64, 64));
  await expect(panel.getByText('small.png: ảnh 64 × 64 px')).toBeVisible();
  const whole = await picture(300, 300);
  await offer('broken.png', 'image/png', whole.subarray(0, 60));
  await expect(panel.getByText('broken.png: không mở được ảnh')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Xem thay đổi' })).toBeDisabled();

  await offer('wide.png', 'image/png', await picture(600, 300));
  await expect(panel.getByRole('img', { name: 'Logo sau khi cắt' })).toBeVisible();
  await panel.getByRole('radio', { name: 'Bên trái' }).check();
  await panel.getByRole('button', { name: 'Xem thay đổi' }).click();
  await expect(panel.getByText('wide.png')).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await panel.getByRole('button', { name: 'Lưu' }).click();
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  await expect(page.getByText('Cập nhật thông tin thành công', { exact: true })).toBeVisible();
  const size = await page
    .getByRole('img', { name: 'Logo' })
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([256, 256]);
});
