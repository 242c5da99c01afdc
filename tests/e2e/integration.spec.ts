import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PASSWORD, signIn } from './portal.ts';

/* The integration: shows the API key, copies it, resets it, and saves IPN address and allowed IP addresses. */

const PAGE = '/merchant/integration-information';
const NAME = 'Công ty Cổ phần Thương mại Dịch vụ Sen Việt';

async function confirmPassword(page: Page) {
  const question = page.getByRole('dialog', { name: 'Xác nhận mật khẩu' });
  await question.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Xác nhận' }).click();
  await expect(question).toBeHidden();
}

test('the key is shown, copied and made anew, and stands nowhere else', async ({ page, context, server }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text(), message.location().url));
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  // The portal's policy forbids reading the clipboard: record what is written instead.
  await context.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(globalThis, { copied: text });
  });
  const clipboard = () => page.evaluate(() => (globalThis as { copied?: string }).copied);

  await signIn(page, 'manager', PAGE);
  const key = page.getByRole('group', { name: 'Khóa API' });
  await expect(key).toContainText('••••');
  await key.getByRole('button', { name: 'Hiện Khóa API' }).click();
  await confirmPassword(page);
  const old = (await key.getByText(/^ak_test_[\da-f]{32}$/).textContent()) ?? '';
  await expect(page.getByRole('timer')).toBeVisible();
  await key.getByRole('button', { name: 'Hiện Khóa API' }).click();
  await expect(key).not.toContainText(old);
  await key.getByRole('button', { name: 'Sao chép Khóa API' }).click();
  await expect.poll(clipboard).toBe(old);

  await page.getByRole('button', { name: 'Đặt lại khóa API' }).click();
  const question = page.getByRole('alertdialog', { name: 'Đặt lại khóa API?' });
  await question.getByRole('textbox').fill(NAME);
  await question.getByRole('button', { name: 'Đặt lại khóa API' }).click();
  const made = page.getByRole('alertdialog', { name: 'Khóa API mới' });
  const fresh = (await made.getByText(/^ak_test_[\da-f]{32}$/).textContent()) ?? '';
  expect(fresh).not.toBe(old);
  await made.getByRole('button', { name: /Sao chép/ }).click();
  await expect.poll(clipboard).toBe(fresh);
  await made.getByRole('button', { name: /Đã cất khóa/ }).click();
  await expect(key).toContainText(fresh.slice(-4));

  await page.getByLabel('URL trả về').fill('https://senviet.example/xong');
  await page.getByRole('button', { name: 'Thêm địa chỉ IP' }).click();
  await page.keyboard.type('198.51.100.0/24');
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect(page.getByText('Cập nhật thông tin thành công', { exact: true })).toBeVisible();
  await page.getByLabel('Kiểm tra một địa chỉ IP').fill('198.51.100.77');
  await expect(page.getByText('198.51.100.77 được phép, nhờ 198.51.100.0/24.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('URL trả về')).toHaveValue('https://senviet.example/xong');
  await expect(page.getByRole('textbox', { name: 'Địa chỉ IP 3' })).toHaveValue('198.51.100.0/24');

  const writes = (await server.requests()).filter(({ method }) => ['PATCH', 'POST'].includes(method));
  expect(writes.filter(({ path }) => path.endsWith('/reset')).map(({ status }) => status)).toEqual([200]);
  expect(writes.filter(({ method }) => method === 'PATCH').map(({ status }) => status)).toEqual([200]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title, document.cookie]),
  );
  const markup = await page.content();
  for (const secret of [old, fresh])
    for (const place of [...said, ...addresses, page.url(), kept, markup])
      expect(place).not.toContain(secret);
});
