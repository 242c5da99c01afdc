import { expect, test } from './fixtures.ts';
import { listIsReady, signInByForm } from './portal.ts';

test('every page and every mistake carries the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/auth/login',
    '/en/auth/login',
    '/merchant/transaction',
    '/notfound',
    '/assets/none.js',
    '/.vite/manifest.json',
  ]) {
    const response = await request.get(path);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe-inline');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
  }
  for (const path of ['/config.json', '/api/v1/user/mine/info', '/idp/']) {
    expect((await request.get(path)).headers()['x-content-type-options'], path).toBe('nosniff');
  }
  for (const path of ['/.vite/manifest.json', '/.vite/scripts.json']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const missing = await request.get('/assets/none.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type'] ?? '').not.toContain('html');
  expect((await request.get('/')).headers()['cache-control']).toBe('no-store');
});

test('injected markup and styles are refused by the browser', async ({ page, problems }) => {
  problems.allow(/CSP|TrustedHTML|Content Security Policy/);
  await page.goto('/auth/login');
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>x</b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  const color = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: rgb(1, 2, 3) !important }';
    document.head.append(style);
    return getComputedStyle(document.querySelector('h1')!).color;
  });
  expect(color).not.toBe('rgb(1, 2, 3)');
});

test('the one policy of Trusted Types is taken as soon as the page has started', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy|CSP/);
  for (const path of ['/auth/login', '/merchant/transaction']) {
    await page.goto(path);
    await expect(page.getByLabel('Tên đăng nhập')).toBeVisible();
    const isFree = await page.evaluate(() => {
      type Factory = { createPolicy(name: string, rules: object): unknown };
      try {
        (globalThis as unknown as { trustedTypes: Factory }).trustedTypes.createPolicy('portal', {});
        return true;
      } catch {
        return false;
      }
    });
    expect(isFree, path).toBe(false);
  }
});

test('tokens and passwords never stand in an address, the document or a foreign request', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await signInByForm(page, 'manager', '/merchant/transaction');
  await listIsReady(page);
  expect(addresses.join('\n')).not.toMatch(/eyJ|Demo(@|%40)2026/);
  expect(await page.content()).not.toMatch(/eyJ[\w-]+\./);
});

test('a corrupt or foreign storage does not stop the start', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('portal.preferences', '{"version":0');
    localStorage.setItem('merchantId', '"><script>alert(1)</script>');
    sessionStorage.setItem('portal.session', '{');
  });
  await page.goto('/merchant');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByLabel('Tên đăng nhập')).toBeVisible();
});
