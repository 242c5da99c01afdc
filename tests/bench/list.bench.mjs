/**
 * The transactions list, 50 rows, beside two yardsticks over the same wire: the portal's own HTML filled by plain
 * JavaScript (limit), and React with a bare table (react). First cold, on a slow phone's network and processor; then each
 * thing that people do all day, unthrottled. Ratios of one run, medians, interleaved; never asserted.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { front } from './front.mjs';

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const LIST = '/merchant/transaction?size=50';
/** A row of the list, not of the menu. */
const ROW = 'tbody tr[data-row]';
const COLD_RUNS = 5;
const RUNS = 9;
const WARM_UP = 2;

const yardstick = (name) => fileURLToPath(new URL(`yardsticks/${name}`, import.meta.url));

/** React and a bare table as one script. */
async function reactYardstick() {
  const [{ output }] = [
    await build({
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, modulePreload: false, rolldownOptions: { input: yardstick('react.js') } },
    }),
  ].flat();
  return output[0].code;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function signIn(page, url) {
  await page.goto(`${url}${LIST}`);
  await page.getByLabel('Tên đăng nhập').fill('manager');
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Demo@2026');
  await page.getByRole('button', { name: 'Đăng nhập' }).click();
  await page.locator(ROW).first().waitFor();
}

/** Processor time of the page's main thread so far, in ms. */
async function cpu(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Opens an address without any cache and waits for its first row. */
async function cold(page, session, address, row) {
  await session.send('Network.clearBrowserCache');
  await page.goto('about:blank');
  const before = await cpu(session);
  const asked = [];
  const note = (request) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(row).first().waitFor();
  const spent = (await cpu(session)) - before;
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
  return { ...seen, cpu: spent, asked };
}

/** From the deed to the frame that shows its end. Both are expressions of the page; the deed comes first. */
async function timed(page, session, deed, end) {
  const before = await cpu(session);
  const wall = await page.evaluate(`new Promise((resolve, reject) => {
    const started = performance.now();
    ${deed};
    const look = () => {
      if (${end}) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      else if (performance.now() - started > 20000) reject(new Error('This did not end: ' + ${JSON.stringify(deed)}));
      else requestAnimationFrame(look);
    };
    look();
  })`);
  return { wall, cpu: (await cpu(session)) - before };
}

const type = `const field = document.querySelector('input[type=search]');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, field.value + '9');
  field.dispatchEvent(new Event('input', { bubbles: true }))`;
const press = (name) =>
  `[...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent).includes('${name}')).click()`;
const key = (name) =>
  `const row = document.querySelector('${ROW}') ?? document.body; row.focus();
   row.dispatchEvent(new KeyboardEvent('keydown', { key: '${name}', bubbles: true, cancelable: true }))`;
/** Another row stands first than when the deed was done. */
const changesRows = (row, act) => [
  `const first = document.querySelector('${row}').innerText; ${act}`,
  `document.querySelector('${row}') && document.querySelector('${row}').innerText !== first`,
];

/** What people do all day, and how it is undone: in the portal, and on the plain page. Each is a deed and its end. */
const DEEDS = {
  'next page': {
    portal: { act: changesRows(ROW, press('Trang sau')) },
    limit: { act: changesRows('tbody tr', 'yardstick.next()') },
  },
  sort: {
    portal: { act: changesRows(ROW, press('Số tiền (VND)')) },
    limit: { act: changesRows('tbody tr', 'yardstick.sort()') },
  },
  'key in a filter': {
    portal: { act: [type, 'true'] },
    limit: { act: [type, 'true'] },
  },
  'side panel': {
    portal: {
      act: [key(' '), `document.querySelector('[data-peek] dl')`],
      undo: [key('Escape'), `!document.querySelector('[data-peek]')`],
    },
    limit: {
      act: ['yardstick.peek()', `document.querySelector('body > aside')`],
      undo: ['yardstick.close()', 'true'],
    },
  },
  detail: {
    portal: {
      act: [`document.querySelector('${ROW} a[href]').click()`, `document.querySelector('main dl dd')`],
      undo: ['history.back()', `document.querySelector('${ROW}')`],
    },
    limit: {
      act: ['yardstick.open()', `document.querySelector('dl dd')`],
      undo: ['yardstick.back()', `!document.querySelector('dl dd')`],
    },
  },
};

export async function bench({ url, launch }) {
  const shell = (await (await fetch(`${url}${LIST}`)).text()).replace(
    /<script[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  );
  const server = await front(url, {
    '/limit.html': `${shell}<script src="/limit.js"></script>`,
    '/limit.js': readFileSync(yardstick('limit.js'), 'utf8'),
    '/react.html':
      '<!doctype html><html lang="vi"><meta charset="utf-8"><title>react</title><div id="root"></div><script type="module" src="/react.js"></script></html>',
    '/react.js': await reactYardstick(),
  });
  const browser = await launch();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await signIn(page, server.url);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable');
    return [...(await coldRuns(page, session, server.url)), ...(await deeds(page, session, server.url))].join(
      '\n',
    );
  } finally {
    await browser.close();
    server.close();
  }
}

async function coldRuns(page, session, url) {
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const runs = { portal: [], limit: [], react: [] };
  for (let run = 0; run < COLD_RUNS; run++) {
    runs.limit.push(await cold(page, session, `${url}/limit.html`, 'tbody tr[id]'));
    runs.react.push(await cold(page, session, `${url}/react.html`, 'tbody tr'));
    runs.portal.push(await cold(page, session, `${url}${LIST}`, ROW));
  }
  await session.send('Network.emulateNetworkConditions', FAST);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  const of = (name, who) => median(runs[who].map((run) => run[name]));
  const line = (title, name, budget) =>
    `${title.padEnd(16)}${of(name, 'portal').toFixed(0).padStart(6)} ms  ${(of(name, 'portal') / of(name, 'limit')).toFixed(2)} x limit (react ${(of(name, 'react') / of(name, 'limit')).toFixed(2)}; budget ${budget})`;
  const { asked } = runs.portal[0];
  const own = asked.findIndex((path) => path.endsWith('/order/transactions'));
  const before = asked.slice(0, own).filter((path) => !path.endsWith('.woff2'));
  return [
    'cold, slow 4G, processor 4 x slower',
    line('first paint', 'paint', 0.8),
    line('first rows', 'rows', 2.3),
    line('processor', 'cpu', 1.9),
    `layout shift      ${of('shift', 'portal').toFixed(4)} (budget 0.01)`,
    `before the list's own call: ${before.length} requests (${before.join(' ')})`,
  ];
}

async function deeds(page, session, url) {
  const runs = {};
  for (const [who, address, row] of [
    ['limit', '/limit.html', 'tbody tr[id]'],
    ['portal', LIST, ROW],
  ]) {
    for (const [name, ways] of Object.entries(DEEDS)) {
      await page.goto(`${url}${address}`);
      await page.locator(row).first().waitFor();
      // What is fetched behind the rows has arrived, as for somebody who has looked at them.
      await page.waitForLoadState('networkidle');
      const { act, undo } = ways[who];
      const times = [];
      for (let run = 0; run < WARM_UP + RUNS; run++) {
        times.push(await timed(page, session, ...act));
        if (undo) await timed(page, session, ...undo);
        await page.waitForTimeout(300);
      }
      runs[name] = { ...runs[name], [who]: times.slice(WARM_UP) };
    }
  }
  const of = (name, who, what) => median(runs[name][who].map((run) => run[what]));
  const ratio = (name, what) => (of(name, 'portal', what) / of(name, 'limit', what)).toFixed(2);
  return [
    'unthrottled, warm',
    ...Object.keys(DEEDS).map((name) => {
      const wall = `${of(name, 'portal', 'wall').toFixed(0).padStart(6)} ms  ${ratio(name, 'wall')} x limit (budget 1.2)`;
      const spent = `processor ${of(name, 'portal', 'cpu').toFixed(0)} ms, ${ratio(name, 'cpu')} x (budget 1.8)`;
      return `${name.padEnd(16)}${wall}; ${spent}`;
    }),
  ];
}
