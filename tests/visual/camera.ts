/**
 * The camera: photographs a story in its modes and compares each picture with its baseline. Nothing may differ, not one
 * pixel: the pinned browser draws the same bytes every time, and a 1 px padding is 0.02 % of a picture.
 */
import { existsSync } from 'node:fs';
import { appendFile, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compare } from 'odiff-bin';
import type { Page } from 'playwright-core';
import type { Mode } from '../../.storybook/modes.ts';
import { BASELINE, OUTCOMES, type Outcome, REPORT } from './paths.mjs';

const updating = process.env.UPDATE_VISUAL === '1';

/** `design-system/base/Button`, `design-system-base-button--press`, `dark-vi` -> `design-system/base/Button/press.dark-vi.png` */
const fileOf = (title: string, id: string, mode: string) => `${title}/${id.split('--')[1]}.${mode}.png`;

/** Notes what became of a picture, for the report that is put together when every worker is done. */
const note = (outcome: Outcome) => appendFile(OUTCOMES, `${JSON.stringify(outcome)}\n`);

/** Notes that a story has these pictures though it failed before the camera came: its baselines are not orphans. */
export async function excuse(title: string, id: string, modes: Record<string, Mode>) {
  for (const mode of Object.keys(modes)) await note({ file: fileOf(title, id, mode), status: 'not taken' });
}

/**
 * Photographs the page as it stands and compares.
 *
 * @returns the sentence to fail with, or none when the picture is the baseline
 */
export async function photograph(page: Page, title: string, id: string, mode: string): Promise<string[]> {
  const file = fileOf(title, id, mode);
  const baseline = join(BASELINE, file);
  await page.evaluate(paintAll);
  await page.evaluate(sameReferences);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });

  const expected = existsSync(baseline) ? await readFile(baseline) : null;
  const actual = await settle(page, expected, !title.startsWith('Layouts/'));
  if (expected?.equals(actual)) {
    await note({ file, status: 'same' });
    return [];
  }
  if (updating) {
    await mkdir(dirname(baseline), { recursive: true });
    await writeFile(baseline, actual);
    await note({ file, status: 'updated' });
    return [];
  }

  const picture = (kind: string) => join(REPORT, `${file.slice(0, -'.png'.length)}.${kind}.png`);
  await mkdir(dirname(picture('actual')), { recursive: true });
  await writeFile(picture('actual'), actual);
  if (!expected) {
    await note({ file, status: 'missing' });
    return [`${mode}: there is no baseline. Look at the picture, then keep it with: npm run visual:update`];
  }
  const result = await compare(baseline, picture('actual'), picture('diff'), { threshold: 0 });
  if (result.match) {
    await rm(picture('actual'));
    await note({ file, status: 'same' });
    return [];
  }
  await copyFile(baseline, picture('expected'));
  const pixels = result.reason === 'pixel-diff' ? `${result.diffCount} px differ` : 'its size differs';
  await note({ file, status: 'changed', detail: pixels });
  return [
    `${mode}: ${pixels} from the baseline. See tests/visual/report/index.html; if the change is meant: npm run visual:update`,
  ];
}

/** The baseline's own picture, or the first that two looks in a row agree on: a late frame is waited for, not kept. */
async function settle(page: Page, expected: Buffer | null, fullPage: boolean): Promise<Buffer> {
  let last = await shoot(page, fullPage);
  for (let look = 0; look < 5; look++) {
    if (expected?.equals(last)) return last;
    await new Promise((resolve) => setTimeout(resolve, 150));
    const next = await shoot(page, fullPage);
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

/** A layout is what stands in the window; taking a whole page resizes it, which closes a menu that lies over it. */
const shoot = (page: Page, fullPage: boolean) =>
  page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', scale: 'css' });

/**
 * Runs in the page. A whole page is longer than the window, and rows that skip their drawing while they are off screen
 * come into the picture or not, as the machine is quick: for a picture all are drawn, and contained as they were.
 */
function paintAll() {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility !== 'auto') continue;
    element.style.contain = 'layout paint style';
    element.style.contentVisibility = 'visible';
  }
}

/**
 * Runs in the page. A story counts its reference codes (stories/kit/screen.tsx), and which call was the tenth depends on
 * how quick the machine is: in a picture they are all the same.
 */
function sameReferences() {
  const counted = /(?<=0{8}-0000-4000-8000-)\d{12}/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.includes('-4000-8000-'))
      text.nodeValue = text.nodeValue.replace(counted, '0'.repeat(12));
}
