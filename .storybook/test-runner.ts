/**
 * What every story is held to, besides its own play function: no error in the console, no request to anywhere else, no
 * axe violation in any theme, language or mode, and the pictures of its modes.
 */
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { isPinned } from '../tests/browser.mjs';
import { excuse, photograph } from '../tests/visual/camera.ts';
import { auditLooks } from './audit.ts';
import { type Mode, modesOf, VISUAL_TAG } from './modes.ts';
import { NOW, openStage, show } from './stage.ts';

/** Beside each page of the runner, the camera's own, and what went wrong on either since the story began. */
const stages = new WeakMap<Page, { stage: Page; troubles: string[]; last?: string }>();

/** Not in `prepare`: Jest runs that outside the tests, with another copy of this module. */
async function stageOf(page: Page) {
  const known = stages.get(page);
  if (known) return known;
  const opened = { stage: await openStage(page), troubles: [] };
  listen(page, opened.troubles);
  listen(opened.stage, opened.troubles);
  stages.set(page, opened);
  return opened;
}

function listen(page: Page, troubles: string[]) {
  const storybook = new URL(process.env.TARGET_URL ?? '').origin;
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console.error: ${message.text().slice(0, 1000)}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== storybook) troubles.push(`a request to ${request.url()}`);
  });
}

/** Where `jest.retryTimes` writes: Jest gives its object to test files, and this is none. */
const SECOND_TRY = { [Symbol.for('RETRY_TIMES')]: 1, [Symbol.for('LOG_ERRORS_BEFORE_RETRY')]: true };

/** Runs in the page: whether a story has a play function. */
async function hasPlay(storyId: string): Promise<boolean> {
  interface Preview {
    storyStoreValue: { loadStory(story: object): Promise<{ playFunction?: unknown }> };
  }
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Record<string, Preview>;
  const story = await preview?.storyStoreValue.loadStory({ storyId });
  return Boolean(story?.playFunction);
}

const config: TestRunnerConfig = {
  setup() {
    // docs/decisions/second-try.md
    if (process.env.CI) Object.assign(globalThis, SECOND_TRY);
  },

  async prepare({ page }) {
    await page.clock.setFixedTime(NOW);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },

  async preVisit(page, { id, title }) {
    const own = await stageOf(page);
    // A second try: Storybook would not play again the story that it shows.
    if (own.last === id) await globalThis.__sbSetupPage(page, page.context());
    own.last = id;
    own.troubles.splice(0);
    // Play functions see the story as its first mode does.
    await page.setViewportSize(Object.values(modesOf(title))[0]!.viewport);
  },

  async postVisit(page, context) {
    const { id, title, name, hasFailure } = context;
    const { tags, parameters } = await getStoryContext(page, context);
    const { stage, troubles } = await stageOf(page);
    const modes = tags.includes(VISUAL_TAG) ? modesOf(title, tags) : {};
    // The picture of an error must not become a baseline.
    if (hasFailure) return excuse(title, id, modes);

    // A screen would begin anew, without its play: its English mode is audited instead.
    const failures = await auditLooks(page, !parameters.screen);
    const [first] = Object.values(modes);
    const plays = await page.evaluate(hasPlay, id);
    let shown: Mode | undefined;
    for (const [modeName, mode] of Object.entries(modes)) {
      const otherForm = mode.viewport.width !== first?.viewport.width;
      const audited = otherForm || (Boolean(parameters.screen) && mode.locale === 'en');
      const again = !plays && !audited && shown?.viewport === mode.viewport;
      const wrong = await show(stage, id, mode, { again, audited });
      shown = mode;
      failures.push(...wrong.map((text) => `${modeName}: ${text}`));
      if (wrong.length > 0) await excuse(title, id, { [modeName]: mode });
      else if (isPinned) await photograph(stage, title, id, modeName);
    }

    // A story of a failure (an error boundary, a refused call) names the console errors that belong to it.
    const expected: string[] = parameters.expectedErrors ?? [];
    failures.push(...troubles.filter((trouble) => !expected.some((text) => trouble.includes(text))));
    if (failures.length > 0) {
      const error = new Error([`${title}, ${name}`, ...failures].join('\n  '));
      // Where this line stands helps nobody.
      error.stack = error.message;
      throw error;
    }
  },
};
export default config;
