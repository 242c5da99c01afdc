import { expect, test } from './fixtures.ts';
import { signIn } from './portal.ts';

test('a typed forbidden address leads to /notfound and asks for no data of it', async ({ page, server }) => {
  await signIn(page, 'limited');
  const before = (await server.requests()).length;
  await page.goto('/merchant/transaction');
  await expect(page).toHaveURL(/\/notfound/);
  await expect(page.getByRole('heading', { name: 'Bạn chưa có quyền xem trang này' })).toBeVisible();
  await expect(page.getByText('Nhờ cấp quyền "transaction"')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sao chép yêu cầu cấp quyền' })).toBeVisible();
  const calls = (await server.requests()).slice(before).map(({ path }) => path);
  expect(calls.filter((path) => path.includes('order/transactions'))).toEqual([]);
});

test('a detail page asks for the right of its list', async ({ page, server }) => {
  await signIn(page, 'limited', '/merchant/transaction/GD26030110100');
  await expect(page).toHaveURL(/\/notfound/);
  expect((await server.requests()).filter(({ path }) => path.includes('order/transactions'))).toEqual([]);
});
