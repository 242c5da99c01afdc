/**
 * Chooses the browser of all tests: `CHROMIUM_PATH` if set; otherwise the browser pinned in package.json, which runs on
 * any Linux x64 without root or system libraries; otherwise (macOS, Windows, ARM) Playwright's own, installed with
 * `npx playwright install chromium`. Pictures are compared only in the pinned browser, because other versions draw
 * different pixels.
 *
 * Plain JavaScript, because Jest's configuration and the scripts in .ci run on Node 20, which cannot read TypeScript.
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';

const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), '.cache', 'browser');

/** Whether the tests use the pinned browser, so that pictures can be compared. */
export const isPinned =
  !process.env.CHROMIUM_PATH &&
  process.platform === 'linux' &&
  process.arch === 'x64' &&
  packageFolder() !== null;

/** Which browser is used, and why: for a line of output. */
export const browserName = process.env.CHROMIUM_PATH
  ? `the browser at CHROMIUM_PATH (${process.env.CHROMIUM_PATH})`
  : isPinned
    ? 'the pinned Chromium'
    : `Playwright's own Chromium (the pinned one is built for Linux x64, this is ${process.platform} ${process.arch})`;

/**
 * The options for Playwright's `launch`. Unpacks the browser on first use.
 *
 * @returns {Promise<import('./browser.d.mts').BrowserLaunchOptions>}
 */
export async function launchOptions() {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args };
  if (!isPinned) return { args };
  const folder = await unpack();
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      // Only the fonts of the package, so that fallback glyphs are the same on every machine.
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Not the package's own `args`: its `--single-process` and `--disable-web-security` are wrong for tests. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // The same pixels on every processor and at any speed: edges that are repainted partly, or with other instructions,
  // differ by one shade.
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
  '--disable-checker-imaging',
];

function packageFolder() {
  try {
    // The package exports no package.json; its entry is <folder>/build/cjs/index.cjs.
    const require = createRequire(import.meta.url);
    const entry = require.resolve('@sparticuz/chromium');
    return join(dirname(entry), '..', '..');
  } catch {
    return null;
  }
}

/** Unpacks each version once. Workers may start at the same time: each unpacks into its own folder, the first rename wins. */
async function unpack() {
  const source = packageFolder();
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const folder = join(cache, version);
  if (existsSync(folder)) return folder;

  const draft = join(cache, `${version}.${process.pid}.${Date.now()}`);
  try {
    await mkdir(draft, { recursive: true });
    await pipeline(
      createReadStream(join(source, 'bin', 'chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(draft, 'chromium'), { mode: 0o755 }),
    );
    await untar(await readFile(join(source, 'bin', 'al2023.tar.br')), draft);
    await untar(await readFile(join(source, 'bin', 'fonts.tar.br')), draft);
    await writeFile(join(draft, 'fonts.conf'), fontsConf);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** A relative path, so that the project can be moved with its cache. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** Reads plain ustar with short names, as in the package: 512-byte headers, each followed by a file padded to 512. */
async function untar(compressed, folder) {
  const archive = brotliDecompressSync(compressed);
  const field = (start, length) => archive.toString('utf8', start, start + length).replace(/\0.*$/s, '');
  for (let at = 0; field(at, 100) !== ''; ) {
    const name = field(at, 100);
    const size = Number.parseInt(field(at + 124, 12), 8);
    const path = join(folder, name);
    if (!name.endsWith('/')) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, archive.subarray(at + 512, at + 512 + size));
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
