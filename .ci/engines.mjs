/**
 * `npm run test:engines`: signs in, opens every route and runs the main journeys in Debian's Firefox and WebKit, at
 * 1280 and 390 px (or the window's minimum width), and prints their versions. `-- firefox` names required engines;
 * without a name, an engine that is not installed is skipped and reported. Pictures: test-results/engines.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from './lib/build.mjs';
import { engines } from './lib/engines.mjs';
import { startPreview } from './lib/preview.mjs';
import { at } from './lib/project.mjs';

const WAIT_MS = 30_000;
const named = process.argv.slice(2);
const unknown = named.filter((name) => !engines[name]);
if (unknown.length > 0) {
  console.error(`There is no engine ${unknown.join(', ')}: ${Object.keys(engines).join(', ')}`);
  process.exit(2);
}
await ensureBuilt();
const pictures = at('test-results/engines');
mkdirSync(pictures, { recursive: true });

/** Routes that need no record, read as text: the screens only run in a browser. */
const routes = [...readFileSync(at('app/routes.tsx'), 'utf8').matchAll(/'(\/merchant[\w/-]*)'/g)]
  .map(([, path]) => path)
  .filter((path, place, all) => all.indexOf(path) === place);

/** Runs in the page: the first visible element whose name starts with the text. */
const FIND = `(kinds, name) => [...document.querySelectorAll(kinds)].find((one) => {
  const words = (one.getAttribute('aria-label') || one.innerText || '').trim();
  return words.startsWith(name) && one.checkVisibility() && one.getBoundingClientRect().width > 0;
})`;
const BUTTONS = 'button, a[href], [role=button], [role=menuitem], [role=tab]';
/** A table row, or a card on a phone. */
const ROW = '[data-row]';

/** The user's actions in one engine. Each waits for what it needs, and an error names it. */
function person({ run, press, type, open }, home) {
  const until = async (what, source) => {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await sleep(150)) {
      const value = await run(source).catch(() => undefined);
      if (value) return value;
    }
    throw new Error(`waited for ${what}; at ${await run('location.pathname + location.search')}`);
  };
  const middleOf = async (what, source) => {
    await until(what, `!!(${source})`);
    await run(`(${source}).scrollIntoView({ block: 'center', inline: 'center' })`);
    // Press an animated element only after it has stopped.
    let last = '';
    for (;;) {
      const [x, y] = await run(
        `(({ x, y, width, height }) => [x + width / 2, y + height / 2])((${source}).getBoundingClientRect())`,
      );
      if (last === `${x} ${y}`) return [x, y];
      last = `${x} ${y}`;
      await sleep(120);
    }
  };
  const pressOn = async (what, source) => press(...(await middleOf(what, source)));
  const field = (label) =>
    `[...document.querySelectorAll('input, textarea')].find((one) => [...(one.labels ?? [])].some((label) => label.innerText.trim().startsWith(${JSON.stringify(label)})) || one.getAttribute('aria-label')?.startsWith(${JSON.stringify(label)}))`;
  return {
    until,
    run,
    open: (path) => open(home + path),
    press: (name, kinds = BUTTONS) =>
      pressOn(name, `(${FIND})(${JSON.stringify(kinds)}, ${JSON.stringify(name)})`),
    pressAt: (selector) => pressOn(selector, `document.querySelector(${JSON.stringify(selector)})`),
    async fill(label, text) {
      await pressOn(label, field(label));
      await until(`${label} to have the focus`, `document.activeElement === ${field(label)}`);
      await type(text);
      await until(`${label} to hold what was typed`, `${field(label)}.value !== ''`);
    },
    rows: () => until('rows', `document.querySelectorAll('${ROW}').length`),
  };
}

/** The journeys, in order: the first one signs in. */
const JOURNEYS = {
  'signs in': async (who) => {
    await who.open('/merchant/transaction');
    await who.fill('Tên đăng nhập', 'manager');
    await who.fill('Mật khẩu', 'Demo@2026');
    await who.press('Đăng nhập');
    await who.rows();
  },
  'sorts by a press on the middle of the header': async (who, width) => {
    if (width < 600) return;
    await who.press('Số tiền', 'thead button');
    await who.until('the sorted column', `!!document.querySelector('thead [aria-sort$=ending] button')`);
    await who.rows();
  },
  searches: async (who, width) => {
    if (width < 600) return;
    const before = await who.rows();
    await who.fill('Tìm', '999999999999');
    await who.until('fewer rows', `document.querySelectorAll('${ROW}').length < ${before}`);
    await who.open('/merchant/transaction');
  },
  'opens a record and comes back': async (who) => {
    await who.rows();
    await who.pressAt(`${ROW} a[href]`);
    await who.until(
      'the record',
      `/transaction\\/[^?]+/.test(location.pathname) && !!document.querySelector('main h1')`,
    );
    await who.until('its amount', `/₫/.test(document.querySelector('main').innerText)`);
  },
  'takes money at the till': async (who) => {
    await who.open('/merchant/webpos');
    // The system draws the list of a select, where a test's pointer cannot reach.
    await who.until('the stores', `document.querySelector('main select')?.options.length > 1`);
    await who.run(
      `(select => { select.selectedIndex = 1; select.dispatchEvent(new Event('change', { bubbles: true })); })(document.querySelector('main select'))`,
    );
    await who.fill('Số tiền', '150000');
    await who.press('Tạo mã');
    await who.until(
      'the code',
      `!!document.querySelector('main svg[role=img], main canvas, main [role=img]')`,
    );
  },
  'speaks English': async (who) => {
    await who.open('/en/merchant/transaction');
    await who.rows();
    await who.until(
      'English words',
      `document.documentElement.lang === 'en' && /Transactions/.test(document.title)`,
    );
  },
};

const failures = [];
let passed = 0;
for (const [key, { packages, isInstalled, launch }] of Object.entries(engines)) {
  if (named.length > 0 && !named.includes(key)) continue;
  if (!isInstalled) {
    console.log(`${key} is not installed here (Debian: ${packages}): it was not run.`);
    if (named.length > 0) failures.push(`${key} is not installed`);
    continue;
  }
  for (const width of [1280, 390]) {
    const preview = await startPreview();
    const engine = await launch();
    const who = person(engine, preview.url);
    const step = async (name, what) => {
      const failure = await what().then(
        () => undefined,
        (error) => error.message,
      );
      if (failure) failures.push(`${engine.name}, ${width} px, ${name}: ${failure}`);
      else passed += 1;
      const file = `${key}-${width}-${name.replaceAll(/\W+/g, '-')}.png`;
      writeFileSync(join(pictures, file), await engine.picture());
      return !failure;
    };
    await engine.open(preview.url);
    await engine.resize(width, 800);
    let isIn = true;
    for (const [name, journey] of Object.entries(JOURNEYS)) {
      isIn = await step(name, () => journey(who, width));
      if (!isIn && name === 'signs in') break;
    }
    if (isIn)
      for (const path of routes)
        await step(path, async () => {
          await who.open(path);
          await who.until(
            'its title',
            `document.querySelector('main h1')?.innerText && !document.querySelector('main [aria-busy=true]')`,
          );
          const [wide, text] = await engine.run(
            `[document.documentElement.scrollWidth - innerWidth, document.querySelector('main').innerText]`,
          );
          if (wide > 0) throw new Error(`is ${wide} px wider than the window`);
          if (/Oops, there is an error/.test(text)) throw new Error('shows that it failed');
        });
    console.log(`${engine.name}, ${await engine.run('innerWidth')} px: done`);
    await engine.close();
    await preview.close();
  }
}
console.log(`${failures.join('\n')}\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
