import { expect, test } from './fixtures.ts';
import { signIn, signInByForm } from './portal.ts';

/** Before the app has started: the configuration is late, or the user is faster than the code. */

const FAILED = 'The merchant portal could not start. Check the network and try again.';

test('a configuration that fails for a moment is asked for again', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  let asked = 0;
  await page.route('**/config.json', async (route) => {
    asked += 1;
    if (asked < 3) await route.fulfill({ status: 503, body: 'busy' });
    else await route.continue();
  });
  await page.goto('/auth/login');
  await expect(page.locator('form[data-static]')).toHaveCount(0);
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible();
});

test('one that does not come is said in the reader’s language, with a way to try again', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load resource/);
  await page.route('**/config.json', (route) => route.abort());
  await page.goto('/en/auth/login');
  const said = page.getByRole('alert');
  await expect(said.getByText(FAILED)).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/config.json');
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('input[name="userName"]')).toBeVisible();
  await expect(page.locator('form[data-static]')).toHaveCount(0);
});

test('"Quên mật khẩu?" pressed before the app is there is done when it comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/config.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth/login');
  await page.getByLabel('Tên đăng nhập').fill('manager');
  await page.getByRole('button', { name: 'Quên mật khẩu?' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Đặt lại mật khẩu' })).toBeVisible();
});

test('the code of a page comes when its link is reached for, and that of the others in idle time', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const has = (name: string) => scripts.some((path) => path.startsWith(`/assets/${name}-`));
  await signIn(page, 'manager', '/merchant/transaction');
  await expect(page.locator('tbody [data-row]').first()).toBeVisible();
  expect(has('RefundsScreen')).toBe(false);
  await expect(page.getByRole('button', { name: /Tìm kiếm và lệnh/ })).toBeVisible();
  await page.getByRole('link', { name: 'Hoàn tiền', exact: true }).hover();
  await expect.poll(() => has('RefundsScreen')).toBe(true);
  await expect.poll(() => has('UsersScreen'), { timeout: 15_000 }).toBe(true);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page says so, and nothing but that page was kept', async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    // Through the form: the worker is also registered in a tab that started signed out.
    await signInByForm(page, 'manager');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    const { icons } = await (await page.request.get(manifest ?? '')).json();
    for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);
    await context.setOffline(true);
    await page.goto('/merchant/transaction?status=FAILED');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Không có kết nối mạng');
    await expect(page.getByRole('img')).toHaveCount(0);
    const kept = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.sort()).toEqual(['/icon.svg', '/offline.css', '/offline.html']);
    await context.setOffline(false);
    await page.getByRole('link', { name: /Thử lại/ }).click();
    await expect(page).toHaveTitle(/^Giao dịch/);
    expect(new URL(page.url()).search).toContain('status=FAILED');
  });
});
