/**
 * The transactions list, cold, on a slow phone's network and processor, beside the least that could be done: a page whose
 * HTML holds everything and that draws the same rows from the same call in plain JavaScript. Ratios of one run; never asserted.
 */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const LIST = '/merchant/transaction';
const RUNS = 3;

/** What nothing can be much faster than. */
const LIMIT = `<!doctype html><html lang="vi"><meta charset="utf-8"><title>limit</title>
<nav>Tổng quan</nav><main><h1>Giao dịch</h1><table><tbody></tbody></table></main><script>
const { accessToken, merchantId } = JSON.parse(sessionStorage['portal.session']);
const to = Math.floor(Date.now() / 1000), from = to - 7 * 86400;
fetch('/api/v1/merchants/' + merchantId + '/order/transactions?page=1&pageSize=20&sort=-createdAt&from=' + from + '&to=' + to,
  { headers: { Authorization: 'Bearer ' + accessToken } }).then((answer) => answer.json()).then(({ data }) => {
  for (const row of data.items) {
    const line = document.querySelector('tbody').insertRow();
    for (const text of [row.id, row.createdAt, row.amount, row.status, row.storeName]) line.insertCell().textContent = text;
  }
});</script></html>`;

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function signIn(page, url) {
  await page.goto(`${url}${LIST}`);
  await page.getByLabel('Tên đăng nhập').fill('manager');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Demo@2026');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await page.locator('[data-row]').first().waitFor();
}

/** Opens an address without any cache and waits for its first row. */
async function cold(page, session, address, row) {
  await session.send('Network.clearBrowserCache');
  const asked = [];
  const note = (request) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(row).first().waitFor();
  const seen = await page.evaluate(
    () =>
      new Promise((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += entry.hadRecentInput ? 0 : entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        const rows = performance.now();
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? rows;
        setTimeout(() => resolve({ rows, paint, shift }), 1500);
      }),
  );
  page.off('request', note);
  return { ...seen, asked };
}

export async function bench({ url, launch }) {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await signIn(page, url);
  await page.route('**/limit.html', (route) => route.fulfill({ contentType: 'text/html', body: LIMIT }));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

  const portal = [];
  const limit = [];
  for (let run = 0; run < RUNS; run++) {
    limit.push(await cold(page, session, `${url}/limit.html`, 'tbody tr'));
    portal.push(await cold(page, session, `${url}${LIST}`, '[data-row]'));
  }
  const of = (runs, name) => median(runs.map((run) => run[name]));
  const ratio = (name) => (of(portal, name) / of(limit, name)).toFixed(2);
  const { asked } = portal[0];
  const before = asked
    .slice(
      0,
      asked.findIndex((path) => path.endsWith('/order/transactions')),
    )
    .filter((path) => !path.endsWith('.woff2'));
  await browser.close();
  return [
    `first paint   ${of(portal, 'paint').toFixed(0)} ms, ${ratio('paint')} x limit`,
    `first rows    ${of(portal, 'rows').toFixed(0)} ms, ${ratio('rows')} x limit (served uncompressed)`,
    `layout shift  ${of(portal, 'shift').toFixed(4)}`,
    `before the list's own call: ${before.length} requests (${before.join(' ')})`,
  ].join('\n');
}
