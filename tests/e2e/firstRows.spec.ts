import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { LIST_CALL, listIsReady, rows, signIn } from './portal.ts';

/**
 * Limits for the work until a list shows its first rows, as counts that are the same on every machine. Times are measured
 * manually (docs/performance.md).
 */
const LIST = '/merchant/transaction?size=50';
const ELEMENTS_PER_ROW = 22;
const LAYERS = 40;
/** The page, stylesheets, scripts, the configuration and the list's call. */
const REQUESTS = 13;
/** The rows that fit the screen: they and the shell replace the skeleton at once, the other rows follow. */
const IN_VIEW = 20;
const PAGE = 50;

declare global {
  interface Window {
    /** Each position of the first row (px). */
    tops: number[];
    /** The number of rows after each commit of React. */
    rowsAfterCommits: number[];
  }
}

/** Counts React's commits through the hook of its developer tools. */
async function countCommits(page: Page) {
  await page.addInitScript(() => {
    window.rowsAfterCommits = [];
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        checkDCE: () => undefined,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: () =>
          window.rowsAfterCommits.push(document.querySelectorAll('tbody tr[data-row]').length),
      },
    });
  });
}

test.beforeEach(async ({ page }) => {
  await countCommits(page);
  await signIn(page, 'manager', LIST);
  await listIsReady(page);
});

test('shell and rows come in one draw, with few requests, the call before the app', async ({ page }) => {
  // The list's call is answered before the app has loaded: hold the app back.
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/portal-.*\.js$/, async (route) => {
    await answered;
    await route.continue();
  });
  // The previous page must have made its last request: requests of both would count.
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const call = page.waitForResponse((response) => response.url().includes(LIST_CALL));
  await page.reload({ waitUntil: 'commit' });
  await call;
  // Requests of the previous page do not count.
  asked.splice(0, asked.indexOf('/merchant/transaction'));
  const untilCall = asked.length;
  release();
  await expect(rows(page)).toHaveCount(PAGE);
  const commits = await page.evaluate(() => window.rowsAfterCommits);
  expect([commits[0], commits.find((count) => count > IN_VIEW)], commits.join()).toEqual([IN_VIEW, PAGE]);
  // Fonts are requested after everything that the rows need.
  const behind = asked.findIndex((path) => path.endsWith('.woff2'));
  const until = asked.slice(0, Math.max(untilCall, behind));
  expect(until.length, until.join('\n')).toBeLessThanOrEqual(REQUESTS);
});

test('a row is few elements, a page few layers, and the next page the same elements', async ({
  page,
  context,
}) => {
  const elements = await rows(page).evaluateAll((all) =>
    all.map((row) => row.querySelectorAll('*').length + 1),
  );
  expect(elements).toHaveLength(50);
  expect(Math.max(...elements)).toBeLessThanOrEqual(ELEMENTS_PER_ROW);

  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  const painted = new Promise<number>((resolve) =>
    session.on('LayerTree.layerTreeDidChange', ({ layers }) => layers && resolve(layers.length)),
  );
  await session.send('LayerTree.enable');
  // Layers are only reported when something changes.
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1);
  expect(await painted).toBeLessThanOrEqual(LAYERS);

  const first = rows(page).first();
  const before = await first.elementHandle();
  const name = await first.getByRole('rowheader').textContent();
  await page.getByRole('button', { name: 'Trang sau' }).click();
  await expect(first.getByRole('rowheader')).not.toHaveText(name ?? '');
  await listIsReady(page);
  expect(await before?.evaluate((row) => row.isConnected)).toBe(true);
});

test('nothing sticks before somebody scrolls sideways', async ({ page }) => {
  const pinned = rows(page).first().getByRole('rowheader');
  await expect(pinned).not.toHaveCSS('position', 'sticky');
  const before = (await pinned.boundingBox())!.x;
  await page
    .getByRole('region', { name: /giao dịch/i })
    .first()
    .hover();
  await page.mouse.wheel(400, 0);
  await expect(pinned).toHaveCSS('position', 'sticky');
  await expect.poll(async () => Math.round((await pinned.boundingBox())!.x - before)).toBeLessThanOrEqual(0);
});

test('a skeleton is one element and is not seen before the answer is late', async ({ page, server }) => {
  await server.setFaults([{ match: 'GET merchants/*/order/transactions', kind: 'slow', delayMs: 3000 }]);
  await page.goto('/merchant/transaction?page=2');
  const body = page.locator('tbody');
  await expect(body.locator('.skeleton')).toBeVisible();
  await expect(body.locator('*')).toHaveCount(1);
});

for (const width of [1280, 390]) {
  test(`what comes after the first rows moves none of them (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      window.tops = [];
      const look = () => {
        const row = document.querySelector('tr[data-row], li[data-row]');
        const top = row && Math.round(row.getBoundingClientRect().top);
        if (top && top !== window.tops.at(-1)) window.tops.push(top);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // Hold back the code that loads after the rows.
    await page.route(/\/assets\/behind-.*\.js$/, async (route) => {
      await page.locator('tr[data-row], li[data-row]').first().waitFor();
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('searchbox')).toBeVisible();
    const figures = page.locator('[role="group"]', { hasText: 'Thành công' }).first();
    await expect(figures).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const tops = await page.evaluate(() => window.tops);
    expect(Math.max(...tops) - Math.min(...tops), tops.join()).toBeLessThanOrEqual(1);
  });
}

test('the first screen is rows: 14 of them, 17 in the compact density, and cards of one height on a phone', async ({
  page,
}) => {
  const whole = () =>
    rows(page).evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
    );
  expect(await whole()).toBeGreaterThanOrEqual(14);
  await page.evaluate(() => {
    document.documentElement.dataset.density = 'compact';
  });
  expect(await whole()).toBeGreaterThanOrEqual(17);

  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.locator('li[data-row]');
  await expect(cards.first()).toBeVisible();
  const heights = await cards.evaluateAll((all) =>
    all
      .slice(0, 6)
      // A transaction that names no store has a line less.
      .filter((card) => card.querySelector('.note'))
      .map((card) => card.getBoundingClientRect().height),
  );
  // The first card has no line above it.
  expect(Math.max(...heights) - Math.min(...heights), heights.join()).toBeLessThan(2);
  const last = await cards.nth(5).evaluate((card) => card.getBoundingClientRect().bottom);
  expect(last).toBeLessThanOrEqual(844);
});
