/**
 * What every story is held to, besides its own play function: no error in the console, no request to anywhere else, no
 * axe violation in any of its modes, and the pictures of its modes.
 */
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { isPinned } from '../tests/browser.mjs';
import { excuse, photograph } from '../tests/visual/camera.ts';
import { type Mode, modesOf, VISUAL_TAG } from './modes.ts';
import { restage, setGlobals } from './stage.ts';

/** The clock of every story: Monday morning in Vietnam, so that "today" is the same day in every picture. */
const NOW = new Date('2026-03-02T09:00:00+07:00');

/** What went wrong on a page since its story began. */
const troubles = new WeakMap<Page, string[]>();

const config: TestRunnerConfig = {
  async prepare({ page }) {
    await page.clock.setFixedTime(NOW);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },

  async preVisit(page, { title }) {
    if (!troubles.has(page)) troubles.set(page, listen(page));
    troubles.get(page)?.splice(0);
    await page.setViewportSize(firstMode(title).viewport);
  },

  async postVisit(page, context) {
    const { id, title, name, hasFailure } = context;
    const { tags, parameters } = await getStoryContext(page, context);
    const modes = tags.includes(VISUAL_TAG) ? modesOf(title) : {};
    // The picture of an error must not become a baseline.
    if (hasFailure) return excuse(title, id, modes);

    const failures: string[] = [];
    for (const [modeName, mode] of Object.entries(modes)) {
      // The first mode is how the story stands there already.
      if (mode !== firstMode(title)) {
        failures.push(...(await restage(page, id, mode)).map((text) => `${modeName}: ${text}`));
      }
      if (!isPinned) continue;
      const difference = await photograph(page, title, id, modeName);
      if (difference) failures.push(difference);
    }
    await setGlobals(page, firstMode(title));

    // A story of a failure (an error boundary, a refused call) names the console errors that belong to it.
    const expected: string[] = parameters.expectedErrors ?? [];
    const errors = troubles.get(page) ?? [];
    failures.push(...errors.filter((error) => !expected.some((text) => error.includes(text))));
    if (failures.length > 0) {
      const error = new Error([`${title}, ${name}`, ...failures].join('\n  '));
      // Where this line stands helps nobody.
      error.stack = error.message;
      throw error;
    }
  },
};
export default config;

/** Not in `prepare`: Jest runs that outside the tests, with another copy of this module. */
function listen(page: Page): string[] {
  const found: string[] = [];
  const storybook = new URL(page.url()).origin;
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(`console.error: ${message.text()}`);
  });
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== storybook) found.push(`a request to ${request.url()}`);
  });
  return found;
}

/** How a story is first shown: every list of modes begins with the preview's own globals, light and Vietnamese. */
function firstMode(title: string): Mode {
  return Object.values(modesOf(title))[0]!;
}
