/**
 * The table beside what could be less: 1,000 rows of 8 cells painted, a selection, a parent's render, and the scroll of
 * 100,000 rows. One run, interleaved, medians of CPU time; ratios of times are told, never asserted. How many rows are drawn is
 * asserted where it cannot differ: tests/design-system/data.
 */
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const RUNS = 7;
const DEEDS = 15;
const ORIGIN = 'http://table.bench';

const PAGE = `<!doctype html><html lang="vi"><meta charset="utf-8"><title>table</title><link rel="stylesheet" href="/table.css">
<style>
.plain { border-collapse: collapse; font-size: 14px; width: 100% }
.plain td { padding: 4px 12px; height: 36px; border-bottom: 1px solid #ddd; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.skips, .skips tbody { display: block }
.skips tr { display: grid; grid-template-columns: repeat(8, 1fr); content-visibility: auto; contain-intrinsic-block-size: auto 44px }
.place { height: 700px; overflow: auto; position: relative; font-size: 14px }
.place > div { position: relative }
.line { position: absolute; inset-inline: 0; height: 44px; display: grid; grid-template-columns: repeat(8, 1fr); border-bottom: 1px solid #ddd }
.line > span { padding: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
</style><main></main><script type="module" src="/table.js"></script></html>`;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (values) => `${median(values).toFixed(1)} ms`;

/** The page of the yardsticks, built as the portal is. */
async function files() {
  // Else the first of these imports makes it a page under development, React with it.
  process.env.NODE_ENV = 'production';
  const { module: styles } = await runnerImport(at('../../design-system/theme/styles.plugin.ts'));
  const { module: themes } = await runnerImport(at('../../design-system/theme/plugin.ts'));
  const { default: react } = await import('@vitejs/plugin-react');
  const { output } = await build({
    configFile: false,
    root: at('../..'),
    logLevel: 'error',
    plugins: [react(), themes.designSystemStyles(), styles.componentStylesheet()],
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: at('yardsticks/table.tsx'),
        output: {
          entryFileNames: 'table.js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: 'table[extname]',
        },
      },
    },
  });
  return new Map(output.map((file) => [`/${file.fileName}`, file.code ?? file.source]));
}

const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

export async function bench({ launch }) {
  const built = await files();
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = path === '/' ? PAGE : built.get(path);
    const contentType = TYPES[path === '/' ? 'html' : path.split('.').at(-1)] ?? 'font/woff2';
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType, body: Buffer.from(body) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction('window.table');

  // The thread's own time: whatever else the machine does meanwhile does not count.
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };

  const times = { ours: [], bare: [], skips: [], lays: [] };
  for (let run = 0; run <= RUNS; run++) {
    for (const [name, list] of Object.entries(times)) {
      await page.evaluate('table.clear()');
      const before = await busy();
      await page.evaluate(`table.${name}()`);
      // The first of each warms up.
      if (run > 0) list.push((await busy()) - before);
    }
  }
  const against = (name) => (median(times.ours) / median(times[name])).toFixed(2);

  const actions = { selecting: { select: [], rerender: [] }, bare: { select: [], rerender: [] } };
  for (const [who, lists] of Object.entries(actions)) {
    await page.evaluate(`table.${who}()`);
    for (let turn = 0; turn < DEEDS; turn++) {
      for (const [name, list] of Object.entries(lists)) {
        list.push(await page.evaluate(`table.deed('${name}', ${turn * 7})`));
      }
    }
  }

  const scrolls = { virtual: [], limit: [] };
  const seen = {};
  for (let run = 0; run < 3; run++) {
    for (const [name, list] of Object.entries(scrolls)) {
      await page.evaluate(`table.${name}()`);
      await page.locator('[data-row]').nth(20).waitFor();
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(500);
      await page.evaluate('table.watch()');
      const before = await busy();
      for (let turn = 0; turn < 60; turn++) {
        await page.mouse.wheel(0, 400);
        await page.waitForTimeout(16);
      }
      await page.waitForTimeout(300);
      list.push((await busy()) - before);
      const now = await page.evaluate('table.seen()');
      const old = seen[name] ?? { blanks: 0, frames: 0, most: 0 };
      seen[name] = {
        blanks: old.blanks + now.blanks,
        frames: old.frames + now.frames,
        most: Math.max(old.most, now.most),
      };
    }
  }
  await browser.close();
  const per = (name) => median(scrolls[name]) / 24;
  const { virtual } = seen;
  return [
    `1,000 rows x 8 cells  ${ms(times.ours)}: ${against('skips')} x rows that skip layout (goal 1.2), ${against('lays')} x rows that do not (goal 0.45), ${against('bare')} x a bare React table`,
    `a selection           ${ms(actions.selecting.select)}, bare React ${ms(actions.bare.select)} (goal 3 ms)`,
    `a parent's render     ${ms(actions.selecting.rerender)}, bare React ${ms(actions.bare.rerender)} (goal 3 ms)`,
    `100,000 rows          ${per('virtual').toFixed(2)} ms of CPU per 1,000 px, ${(per('virtual') / per('limit')).toFixed(2)} x a hand-written window (goal 1.6)`,
    `                      ${virtual.blanks} blank of ${virtual.frames} frames, at most ${virtual.most} rows in the document`,
  ].join('\n');
}
