import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { buildDemo } from '../../.ci/lib/demo.mjs';
import { at } from '../../.ci/lib/project.mjs';
import { launchOptions } from '../browser.mjs';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Practice mode on a static file server, and every path that was requested. */
const test = base.extend<object, { site: { url: string; asked: string[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures are needed.
  launchOptions: [async ({}, use) => use(await launchOptions()), { scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { workerIndex }) => {
      const folder = at('.cache', `demo-${workerIndex}`);
      await buildDemo(folder);
      const asked: string[] = [];
      const server = createServer((request, response) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        asked.push(`${request.method} ${path}`);
        try {
          const file = join(folder, path === '/' ? 'index.html' : path);
          const body = readFileSync(file);
          response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
          response.end(body);
        } catch {
          response.writeHead(404).end();
        }
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked });
      server.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('practice sends nothing, is marked on every screen, takes money at a press, and leaves nothing', async ({
  page,
  context,
  site,
}) => {
  const foreign: string[] = [];
  const problems: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));

  await page.goto(site.url);
  await page.getByRole('button', { name: /thu ngân của một cửa hàng/ }).click();
  const strip = page.getByRole('complementary', { name: /^Đang thực hành/ });
  await expect(strip).toBeVisible();
  const amount = page.getByRole('textbox', { name: /Số tiền/ });
  await amount.fill('125000');
  await amount.press('Enter');
  await expect(page.getByText('Chờ thanh toán').first()).toBeVisible();
  await strip.getByRole('button', { name: 'Khách trả tiền' }).click();
  await expect(page.getByText(/^Đã nhận|Thành công/).first()).toBeVisible({ timeout: 20_000 });

  await page.getByRole('link', { name: 'Giao dịch' }).first().click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(strip).toBeVisible();

  // Only files of the site, each by GET: the page itself may not connect to anything.
  expect(foreign).toEqual([]);
  expect(site.asked.filter((one) => !/^GET \/(assets\/[\w.-]+|icon\.svg)?$/.test(one))).toEqual([]);
  expect(problems).toEqual([]);

  await strip.getByRole('button', { name: 'Kết thúc' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thực hành trên Cổng Merchant');
  const left = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { localStorage, sessionStorage } = frame.contentWindow as Window;
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
      document.cookie,
    ].filter(Boolean);
  });
  expect(left).toEqual([]);
});
