/**
 * `npm run bench`: the measurements of tests/bench. Each file `<name>.bench.mjs` exports `bench({ url, launch }) ->
 * Promise<string>` (the lines to print). `url` serves the built portal with its sandbox; `launch()` starts the tests'
 * browser. `npm run bench -- list` runs the files whose name contains "list".
 */
import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startPreview } from './lib/preview.mjs';
import { at, requireNode } from './lib/project.mjs';

requireNode();
await ensureInstalled({ dev: true });
await ensureBuilt();

const { launchOptions } = await import('../tests/browser.mjs');
const { chromium } = await import('playwright-core');
const folder = at('tests', 'bench');
const wanted = process.argv[2] ?? '';
const files = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith('.bench.mjs') && file.includes(wanted))
  .sort();
if (files.length === 0) console.log('There is nothing to measure in tests/bench.');

for (const file of files) {
  const preview = await startPreview();
  const browsers = [];
  const launch = async () => {
    const browser = await chromium.launch(await launchOptions());
    browsers.push(browser);
    return browser;
  };
  try {
    const { bench } = await import(pathToFileURL(at('tests', 'bench', file)).href);
    console.log(`\n${file}\n${await bench({ url: preview.url, launch })}`);
  } finally {
    for (const browser of browsers) await browser.close();
    await preview.close();
  }
}
