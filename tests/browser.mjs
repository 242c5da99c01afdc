/**
 * The one module that knows which browser the tests drive.
 *
 * `CHROMIUM_PATH` wins; else the browser pinned in package.json, which runs on any Linux x64 without root and without
 * system libraries; else (macOS, Windows, ARM) Playwright's own, installed with `npx playwright install chromium`.
 * Pictures are compared in the pinned one alone: two versions of a browser do not draw the same pixels.
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

/** Whether this machine drives the pinned browser, so whether pictures may be compared. */
export const isPinned =
  !process.env.CHROMIUM_PATH &&
  process.platform === 'linux' &&
  process.arch === 'x64' &&
  packageFolder() !== null;

/** In words, for a line of output: which browser is driven, and why. */
export const browserName = process.env.CHROMIUM_PATH
  ? `the browser at CHROMIUM_PATH (${process.env.CHROMIUM_PATH})`
  : isPinned
    ? 'the pinned Chromium'
    : `Playwright's own Chromium (the pinned one is built for Linux x64, this is ${process.platform} ${process.arch})`;

/**
 * What Playwright's `launch` needs, the browser being unpacked on first use.
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
      // Only the fonts of the package: a fallback glyph must not depend on what the machine has installed.
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
  // The same pixels whatever the processor can do and however late a frame comes: an edge that is repainted in part, or
  // with other instructions, differs by one shade.
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

/** Unpacks once for each version. Several workers may start at once: each unpacks beside, the first rename wins. */
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

/** Relative, so that the project may be moved with its cache. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** The package's archives are plain ustar with short names: 512-byte headers, then the file padded to 512. */
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
