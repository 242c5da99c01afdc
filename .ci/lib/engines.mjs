/**
 * Debian's own Firefox and WebKitGTK behind one interface: Firefox over WebDriver BiDi with puppeteer-core, WebKit with
 * its own WebDriver. A press goes to the centre of an element, like a pointer, whatever covers it.
 *
 * @typedef {object} Engine
 * @property {string} name with its version
 * @property {(width: number, height: number) => Promise<void>} resize
 * @property {(url: string) => Promise<void>} open
 * @property {(source: string) => Promise<any>} run the value of an expression in the page
 * @property {(x: number, y: number) => Promise<void>} press
 * @property {(text: string) => Promise<void>} type into the focused element
 * @property {() => Promise<Buffer>} picture
 * @property {() => Promise<void>} close
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKIT = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** By name: Debian's packages, whether they are installed, and how to start the engine. */
export const engines = {
  firefox: { packages: 'firefox-esr', isInstalled: existsSync(FIREFOX), launch: launchFirefox },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    isInstalled: [WEBKIT_DRIVER, WEBKIT, '/usr/bin/Xvfb'].every((path) => existsSync(path)),
    launch: launchWebKit,
  },
};

/** @returns {Promise<Engine>} */
async function launchFirefox() {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: { 'intl.accept_languages': 'vi' },
  });
  const page = await browser.newPage();
  return {
    name: (await browser.version()).replace('/', ' '),
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => void (await page.goto(url)),
    run: (source) => page.evaluate(source),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @returns {Promise<Engine>} */
async function launchWebKit() {
  const screen = `:${90 + Math.floor(Math.random() * 900)}`;
  const home = mkdtempSync(join(tmpdir(), 'portal-webkit-'));
  const quiet = { stdio: 'ignore' };
  const xvfb = spawn('Xvfb', [screen, '-screen', '0', '1600x1200x24'], quiet);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: screen,
    HOME: home,
    XDG_CACHE_HOME: home,
    LANG: 'C.UTF-8',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], { ...quiet, env });
  const stop = () => {
    driver.kill();
    xvfb.kill();
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', stop);

  /** One command of W3C WebDriver. */
  const ask = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`WebKit: ${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  for (let tries = 50; tries > 0; tries -= 1) {
    if (await ask('GET', '/status').catch(() => null)) break;
    await sleep(200);
  }
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: WEBKIT, args: ['--automation'] } },
  };
  const { sessionId, capabilities: got } = await ask('POST', '/session', { capabilities });
  const at = (path) => `/session/${sessionId}${path}`;
  const act = (actions) => ask('POST', at('/actions'), { actions });
  return {
    name: `WebKitGTK ${got.browserVersion}`,
    // A window has borders: measure the viewport, and enlarge the window by the difference.
    resize: async (width, height) => {
      for (let tries = 0; tries < 3; tries += 1) {
        const [now, high] = await ask('POST', at('/execute/sync'), {
          script: 'return [innerWidth, innerHeight]',
          args: [],
        });
        const rect = await ask('GET', at('/window/rect'));
        if (now === width && high === height) return;
        await ask('POST', at('/window/rect'), {
          width: rect.width + width - now,
          height: rect.height + height - high,
        });
        await sleep(300);
      }
    },
    open: (url) => ask('POST', at('/url'), { url }),
    run: (source) => ask('POST', at('/execute/sync'), { script: `return (${source})`, args: [] }),
    press: (x, y) =>
      act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]),
    type: (text) =>
      act([
        {
          type: 'key',
          id: 'keys',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]),
    picture: async () => Buffer.from(await ask('GET', at('/screenshot')), 'base64'),
    close: async () => {
      await ask('DELETE', at('')).catch(() => undefined);
      stop();
    },
  };
}
