/**
 * `npm run test:contrast`: measures by pixels the contrast that axe reports as "incomplete", in every theme. It takes two
 * screenshots of each text, the second with transparent letters. Pixels that differ belong to letters, and the worst
 * background among them counts. It opens one story of each title, after its play function; `-- Button` filters titles.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { PAGE } from '../.storybook/page.mjs';
import { launchOptions } from '../tests/browser.mjs';
import { at, tools } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const THEMES = ['light', 'dark', 'high-contrast'];
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Storybook recognises a test by this user agent, and then runs no animations. */
const AGENT = 'Mozilla/5.0 Chrome/147.0.0.0 Safari/537.36 (StorybookTestRunner)';
/** Stories that show the most, if a title has one. */
const GALLERY = /^(Gallery|Everything|Default)$/;
const VIEWPORT = { ...PAGE.viewport, height: 2000 };
const UNSEEN = `* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;
  text-shadow: none !important; } svg text, svg tspan { fill: transparent !important; }
  ::placeholder { -webkit-text-fill-color: transparent !important; }`;

/** Runs in the page: the incomplete texts, each with its colour, opacity, required contrast and boxes. */
async function openTexts() {
  const { incomplete } = await window.axe.run(document, {
    runOnly: ['color-contrast'],
    resultTypes: ['incomplete'],
    elementRef: true,
  });
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  /** Disabled, or behind a modal dialog: also what was loaded after it opened and is not `aria-hidden`. */
  const isOff = (element) =>
    element.closest(':disabled, [aria-disabled=true], [aria-hidden=true], [inert]') ||
    element.closest('label')?.control?.disabled ||
    (document.querySelector('[aria-modal=true]') && element.closest('#storybook-root'));
  const nodes = incomplete.flatMap((rule) => rule.nodes);
  return nodes.flatMap(({ element, target }) => {
    if (!element || isOff(element)) return [];
    const isField = element.matches('input, textarea, select');
    const hint = isField && !element.value && element.placeholder;
    const style = getComputedStyle(element, hint ? '::placeholder' : null);
    const range = document.createRange();
    const boxes = isField
      ? [element.getBoundingClientRect()]
      : [...element.childNodes]
          .filter(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim())
          .flatMap((text) => {
            range.selectNodeContents(text);
            return [...range.getClientRects()];
          });
    let [red, green, blue, alpha] = rgba(
      element instanceof SVGElement ? style.fill : style.webkitTextFillColor,
    );
    alpha /= 255;
    for (let one = element; one; one = one.parentElement) alpha *= Number(getComputedStyle(one).opacity);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    return [
      {
        name: `${target.join(' ')} "${(hint || element.value || element.textContent).trim().slice(0, 40)}"`,
        ink: [red, green, blue],
        alpha,
        needs: isLarge ? 3 : 4.5,
        boxes: boxes.map(({ left, top, right, bottom }) => [left, top, right, bottom]),
      },
    ];
  });
}

const luminance = (colour) => {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

const picture = async (page) =>
  sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();

/** The texts of a page and its two pictures, taken again if the page has changed meanwhile: a dialog was opening. */
async function look(page) {
  const size = () => page.evaluate(() => document.getElementsByTagName('*').length);
  for (let tries = 5; ; tries--) {
    const before = await size();
    const texts = await page.evaluate(openTexts);
    if (texts.length === 0) return { texts };
    const drawn = await picture(page);
    const style = await page.addStyleTag({ content: UNSEEN });
    const behind = await picture(page);
    await style.evaluate((element) => element.remove());
    if (tries === 0 || (await size()) === before) return { texts, drawn, behind };
  }
}

/** The lowest contrast between a text and the pixels behind its letters; undefined if no letter is visible. */
function worstOf({ ink, alpha, boxes }, drawn, behind) {
  const { width, height } = VIEWPORT;
  const grounds = new Set();
  for (const [left, top, right, bottom] of boxes) {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
        const from = (y * width + x) * 3;
        if (drawn.compare(behind, from, from + 3, from, from + 3) !== 0)
          grounds.add(behind.readUIntBE(from, 3));
      }
    }
  }
  const ratios = [...grounds].map((packed) => {
    const ground = [packed >> 16, (packed >> 8) & 255, packed & 255];
    return contrast(
      ink.map((value, channel) => value * alpha + ground[channel] * (1 - alpha)),
      ground,
    );
  });
  return ratios.length > 0 ? Math.min(...ratios) : undefined;
}

const folder = at('test-results/contrast');
const built = await run([tools.storybook, 'build', '--test', '--quiet', '--output-dir', folder]);
if (built.code !== 0) throw new Error(built.output);
const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const wanted = new RegExp(process.argv[2] ?? '', 'i');
/** The story id of each title: its gallery, or else its first story. */
const examples = new Map();
for (const { type, title, name, id } of Object.values(entries)) {
  if (type !== 'story' || !wanted.test(title)) continue;
  if (!examples.has(title) || GALLERY.test(name)) examples.set(title, id);
}
const server = await serve(folder);
const browser = await chromium.launch(await launchOptions());
const context = await browser.newContext({ ...PAGE, viewport: VIEWPORT, userAgent: AGENT });
await context.addInitScript({ path: AXE });

const counts = Object.fromEntries(THEMES.map((theme) => [theme, { read: 0, unpainted: 0 }]));
const below = [];
const unfinished = [];
const page = await context.newPage();
for (const [title, id] of examples) {
  await page.goto(`${server.url}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  const phase = await page.waitForFunction(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase.match(/^(finished|errored|aborted)$/)?.[0],
  );
  // After a failed play the story may show another state.
  if ((await phase.jsonValue()) !== 'finished') {
    unfinished.push(title);
    continue;
  }
  for (const theme of THEMES) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const { texts, drawn, behind } = await look(page);
    for (const text of texts) {
      const worst = worstOf(text, drawn, behind);
      if (worst === undefined) counts[theme].unpainted += 1;
      else counts[theme].read += 1;
      if (worst < text.needs)
        below.push(`${worst.toFixed(2)} < ${text.needs}, ${theme}, ${title}: ${text.name}`);
    }
  }
}
await browser.close();
server.close();

for (const [theme, { read, unpainted }] of Object.entries(counts))
  console.log(`${theme}: ${read} texts that axe leaves open were read, ${unpainted} are not painted`);
if (unfinished.length > 0) console.log(`Not read, their plays failed: ${unfinished.join(', ')}`);
console.log([...below, `${examples.size} titles, ${below.length} texts below their limit`].join('\n'));
process.exit(below.length + unfinished.length > 0 ? 1 : 0);
