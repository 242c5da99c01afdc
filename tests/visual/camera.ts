/**
 * Photographs a story in its modes and compares each picture with its baseline. Not one pixel may differ: the pinned
 * browser always draws the same bytes, and a padding that is 1 px wider changes only 0.02 % of a picture.
 */
import { existsSync } from 'node:fs';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compare } from 'odiff-bin';
import type { Page } from 'playwright-core';
import { isCropped, type Mode } from '../../.storybook/modes.ts';
import { readHashes } from './hashes.mjs';
import { BASELINE, OUTCOMES, type Outcome, REPORT } from './paths.mjs';
import { crop, decode, encode, hashOf, type Picture } from './picture.ts';

const updating = process.env.UPDATE_VISUAL === '1';
const hashes = readHashes();

/** `design-system/base/Button`, `design-system-base-button--press`, `dark-vi` -> `design-system/base/Button/press.dark-vi.webp` */
const fileOf = (title: string, id: string, mode: string) => `${title}/${id.split('--')[1]}.${mode}.webp`;

/** Records the result of a picture for the report, which is written after all workers have finished. */
const note = (outcome: Outcome) => appendFile(OUTCOMES, `${JSON.stringify(outcome)}\n`);

/** Records the pictures of a story that failed before they were taken, so that its baselines do not count as orphans. */
export async function excuse(title: string, id: string, modes: Record<string, Mode>) {
  for (const mode of Object.keys(modes)) await note({ file: fileOf(title, id, mode), status: 'not taken' });
}

interface Shot {
  picture: Picture;
  hash: string;
}

const keptHash = (file: string) => (existsSync(join(BASELINE, file)) ? hashes.get(file) : undefined);

/** Whether the page already equals its baseline. A difference is no failure yet: the caller reloads the story. */
export async function looksAsKept(page: Page, title: string, id: string, mode: string): Promise<boolean> {
  const file = fileOf(title, id, mode);
  const kept = keptHash(file);
  if (!kept || (await look(page, title, kept)).hash !== kept) return false;
  await note({ file, status: 'same' });
  return true;
}

/**
 * Photographs the page and compares the picture. `reporter.mjs` reports differences at the end of the run.
 *
 * @returns whether the picture equals its baseline, or was saved as the new one
 */
export async function photograph(page: Page, title: string, id: string, mode: string): Promise<boolean> {
  const file = fileOf(title, id, mode);
  const baseline = join(BASELINE, file);
  const kept = keptHash(file);
  const { picture: actual, hash } = await look(page, title, kept);
  if (hash === kept) {
    await note({ file, status: 'same' });
    return true;
  }
  await mkdir(dirname(updating ? baseline : join(REPORT, file)), { recursive: true });
  if (updating) {
    await writeFile(baseline, await encode(actual, 'webp'));
    await note({ file, status: 'updated', hash });
    return true;
  }

  const picture = (kind: string) => join(REPORT, `${file.slice(0, -'.webp'.length)}.${kind}.png`);
  await writeFile(picture('actual'), await encode(actual, 'png'));
  if (!existsSync(baseline)) {
    await note({ file, status: 'missing' });
    return false;
  }
  await writeFile(picture('expected'), await encode(await decode(baseline), 'png'));
  const result = await compare(picture('expected'), picture('actual'), picture('diff'), { threshold: 0 });
  if (result.match) {
    for (const kind of ['actual', 'expected']) await rm(picture(kind));
    await note({ file, status: 'same' });
    return true;
  }
  const pixels = result.reason === 'pixel-diff' ? `${result.diffCount} px differ` : 'its size differs';
  await note({ file, status: 'changed', detail: pixels });
  return false;
}

async function look(page: Page, title: string, kept: string | undefined) {
  await page.evaluate(makeReady);
  return settle(page, kept, isCropped(title));
}

/** A picture that equals the baseline, or the first that two screenshots in a row agree on: frames may come late. */
async function settle(page: Page, kept: string | undefined, cropped: boolean): Promise<Shot> {
  let last = await shoot(page, cropped);
  for (let look = 0; look < 5 && last.hash !== kept; look++) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    const next = await shoot(page, cropped);
    const isStill = next.hash === last.hash;
    last = next;
    if (isStill) break;
  }
  return last;
}

/**
 * A screen is photographed as far as the window shows it, a component in full, even if it is longer than the window. Not
 * if it has fixed elements: a full-page screenshot resizes the page, which closes an open menu.
 */
async function shoot(page: Page, cropped: boolean): Promise<Shot> {
  const fullPage = cropped && (await page.evaluate(reachesBeyondWindow));
  const whole = await decode(
    await page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css' }),
  );
  const picture = cropped ? crop(whole) : whole;
  return { picture, hash: hashOf(picture) };
}

/** Runs in the page. */
function reachesBeyondWindow() {
  const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed';
  return (
    document.documentElement.scrollHeight > innerHeight &&
    ![...document.querySelectorAll('body *')].some((element) => isFixed(element) && element.clientWidth > 0)
  );
}

/** Runs in the page, once for each picture. */
async function makeReady() {
  // Rows with `content-visibility: auto` are not drawn off screen, and whether a full-page screenshot contains them
  // depends on the speed of the machine. Draws all of them, with the same containment.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility !== 'auto') continue;
    element.style.contain = 'layout paint style';
    element.style.contentVisibility = 'visible';
  }

  // Texts that differ between runs: numbered reference codes (stories/kit/screen.tsx), whose order depends on the speed
  // of the machine, the random end of an order code, and the server's port.
  const counted = /(?<=0{8}-0000-4000-8000-)\d{12}/g;
  const order = /(?<=POS\d{6}-\d+-)[A-Z2-9]{5}/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = text.nodeValue ?? '';
    const same = said
      .replace(counted, '0'.repeat(12))
      .replace(order, '7KQ2M')
      .replaceAll(location.origin, 'https://portal.example');
    if (same !== said) text.nodeValue = same;
  }

  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
