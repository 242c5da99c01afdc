import { expect, test } from './fixtures.ts';
import { LIST_CALL, listIsReady, PASSWORD, sendSignIn, signIn, signInByForm } from './portal.ts';

/** The id of a transaction, in any year. */
const AN_ID = /GD\d{8}/;

test('the form can be typed in before the app is there, and what was typed is kept and sent', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Tên đăng nhập').fill('manager');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
  release();
  await expect(page.locator('form[data-static]')).toHaveCount(0);
  await expect(page.getByLabel('Tên đăng nhập')).toHaveValue('manager');
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible({ timeout: 15_000 });
  expect(page.url()).not.toContain(PASSWORD);
});

test('a page that needs a session asks for it without the code of the portal, and comes after it', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/merchant/store?page=2');
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible();
  await expect(page).toHaveURL('/auth/login?return=%2Fmerchant%2Fstore%3Fpage%3D2');
  await expect(page).toHaveTitle(/^Đăng nhập · /);
  expect(scripts.filter((path) => path.startsWith('/assets/portal-') && path.endsWith('.js'))).toEqual([]);
  await sendSignIn(page, 'manager');
  await expect(page).toHaveURL('/merchant/store?page=2', { timeout: 15_000 });
});

test('a return address of another origin is not followed', async ({ page }) => {
  await page.goto('/auth/login?return=%2F%2Fevil.example%2Fmerchant');
  await sendSignIn(page, 'manager');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/merchant$/, { timeout: 15_000 });
});

test('sign-out reaches the other tab, empties storage and leaves nothing behind the back button', async ({
  page,
  context,
}) => {
  await signInByForm(page, 'manager', '/merchant/transaction');
  await listIsReady(page);
  const other = await context.newPage();
  await other.goto('/merchant/transaction');
  // A new tab gets the session from the open tab.
  await listIsReady(other);
  await expect(other.getByText(AN_ID).first()).toBeVisible();

  await page.getByRole('button', { name: /Lê Hoàng Nam/ }).click();
  await page.getByRole('menuitem', { name: 'Đăng xuất' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login/, { timeout: 1_500 });
  await expect(other.getByText(AN_ID)).toHaveCount(0);
  for (const tab of [page, other]) {
    const left = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    // Only the id of the ended session is left.
    expect(left).toEqual(['portal.ended']);
  }
  await page.goBack();
  await expect(page).not.toHaveURL(/\/merchant/);
  await expect(page.getByText(AN_ID)).toHaveCount(0);
});

test('any number of lapsed calls, in two tabs, make one refresh and lose nothing', async ({
  page,
  context,
  server,
  problems,
}) => {
  problems.allow(/status of 401/);
  await signIn(page, 'manager', '/merchant/transaction');
  await listIsReady(page);
  const other = await context.newPage();
  await other.goto('/merchant/transaction');
  await listIsReady(other);

  // The access token has expired (15 minutes).
  await server.setClock(20 * 60);
  const before = (await server.requests()).length;
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('button', { name: /^Không thành công/ }).click()),
  );
  await Promise.all([listIsReady(page), listIsReady(other)]);
  await expect(page.getByText('Thất bại').first()).toBeVisible();

  const calls = (await server.requests()).slice(before);
  expect(calls.filter(({ path }) => path === 'refresh-token')).toHaveLength(1);
  const lists = calls.filter(({ path, status }) => path.endsWith(LIST_CALL) && status === 200);
  expect(lists.length).toBeGreaterThanOrEqual(2);
});

test('a refused refresh signs out, says why, and comes back to the same page', async ({
  page,
  server,
  problems,
}) => {
  problems.allow(/status of 401/);
  await signIn(page, 'manager', '/merchant/transaction?size=10');
  await listIsReady(page);
  // The refresh token has expired (12 hours).
  await server.setClock(13 * 3600);
  await page.keyboard.press('.');
  await expect(page).toHaveURL(/\/auth\/login\?return=/);
  await expect(page.getByText('Phiên làm việc đã hết hạn')).toBeVisible();
  await server.setClock(0);
  await sendSignIn(page, 'manager');
  await expect(page).toHaveURL(/\/merchant\/transaction\?size=10$/, { timeout: 15_000 });
});

test('"keep me signed in" survives the browser, a plain sign-in does not', async ({ page, context }) => {
  await page.goto('/auth/login');
  await page.getByLabel('Duy trì đăng nhập').check();
  await sendSignIn(page, 'manager');
  await expect(page.getByRole('navigation', { name: 'Menu chính' })).toBeVisible({ timeout: 15_000 });
  await page.close();
  const later = await context.newPage();
  await later.goto('/merchant');
  await expect(later.getByRole('navigation', { name: 'Menu chính' })).toBeVisible();
});
