/**
 * Time on a slow network (150 ms, 1.6 Mbit/s) with a processor slowed down four times and an empty cache, until the first
 * paint, and until the rows of the transactions or the figures of the dashboard. Medians of alternating loads.
 */
const ROUNDS = 5;
const PAGES = { transactions: '/merchant/transaction?size=50', dashboard: '/merchant' };
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const FAST = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Runs in the page: the times (ms) of the first paint and of the first row or amount. */
function moments() {
  const isThere = () => {
    const main = document.querySelector('main');
    return main?.querySelector('tbody [data-row]') || /\d\s?₫/.test(main?.textContent ?? '');
  };
  return new Promise((done) => {
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look);
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return requestAnimationFrame(() => setTimeout(() => done([paint?.startTime ?? 0, performance.now()])));
    };
    look();
  });
}

async function signedIn(browser, url) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(`${url}${PAGES.transactions}`);
  await page.getByLabel('Tên đăng nhập').fill('admin');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Demo@2026');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await page.locator('tbody [data-row]').first().waitFor({ timeout: 60_000 });
  return page;
}

const median = (values) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]);

export async function bench({ url, launch }) {
  const page = await signedIn(await launch(), url);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow = async (isSlow) => {
    await session.send('Network.emulateNetworkConditions', { offline: false, ...(isSlow ? SLOW : FAST) });
    await session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? 4 : 1 });
  };
  const found = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto('about:blank');
      await session.send('Network.clearBrowserCache');
      await slow(true);
      await page.goto(`${url}${path}`, { waitUntil: 'commit' });
      found[name].push(await page.evaluate(moments));
      await slow(false);
      // Wait until the page has finished loading before the next one starts.
      await page.waitForTimeout(1500);
    }
  return Object.entries(found)
    .map(([name, runs]) => {
      const [paint, content] = [0, 1].map((place) => median(runs.map((run) => run[place])));
      return `${name.padEnd(14)} first paint ${paint} ms, content ${content} ms`;
    })
    .join('\n');
}
