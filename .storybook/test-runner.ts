/**
 * Checks of every story, besides its own play function: no error in the console, no request to another origin, no axe
 * violation, and the pictures of its modes, in the colours of every theme.
 */
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { isPinned } from '../tests/browser.mjs';
import { excuse, looksAsKept, photograph } from '../tests/visual/camera.ts';
import { auditLooks, redraw } from './audit.ts';
import { type Mode, modesOf, VISUAL_TAG } from './modes.ts';
import { openStage, show } from './stage.ts';

/** For each page of the runner: the camera's own page, and the errors on both since the story began. */
const stages = new WeakMap<Page, Stage>();

interface Stage {
  stage: Page;
  troubles: string[];
  /** The previous story, and its file's title. */
  last?: { id: string; title: string };
}

/** Not in `prepare`: Jest runs that outside the tests, with another copy of this module. */
async function stageOf(page: Page) {
  const known = stages.get(page);
  if (known) return known;
  const opened: Stage = { stage: await openStage(page), troubles: [] };
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

/** The global that `jest.retryTimes` sets: Jest gives its object only to test files, and this is not one. */
const SECOND_TRY = { [Symbol.for('RETRY_TIMES')]: 1, [Symbol.for('LOG_ERRORS_BEFORE_RETRY')]: true };

/** Whether a mode matches the page on which the runner has played the story: the same window and medium. */
function standsThere(page: Page, { viewport, media, forcedColors }: Mode) {
  const size = page.viewportSize();
  return size?.width === viewport.width && size.height === viewport.height && !media && !forcedColors;
}

/**
 * Loads the story's page as the runner does before its first story. Its bindings survive a load, and it creates them
 * again.
 */
async function loadAnew(page: Page) {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const expose = page.exposeBinding.bind(page);
  page.exposeBinding = (...binding: Parameters<typeof expose>) =>
    expose(...binding).catch((error: Error) => {
      if (!error.message.includes('already registered')) throw error;
      return { dispose: async () => undefined } as never;
    });
  await globalThis.__sbSetupPage(page, page.context());
  page.exposeBinding = expose;
}

const config: TestRunnerConfig = {
  setup() {
    // docs/decisions/second-try.md
    if (process.env.CI) Object.assign(globalThis, SECOND_TRY);
  },

  async prepare({ page }) {
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },

  async preVisit(page, { id, title }) {
    const own = await stageOf(page);
    // On a retry, Storybook would not replay the story that it already shows. And each title starts on a fresh page.
    if (own.last?.id === id || (own.last && own.last.title !== title)) await loadAnew(page);
    own.last = { id, title };
    own.troubles.splice(0);
    // Play functions run in the story's first mode.
    await page.setViewportSize(Object.values(modesOf(title))[0]!.viewport);
  },

  async postVisit(page, context) {
    const { id, title, name, hasFailure } = context;
    const { tags, parameters } = await getStoryContext(page, context);
    const { stage, troubles } = await stageOf(page);
    const modes = tags.includes(VISUAL_TAG) ? modesOf(title, tags) : {};
    // The picture of an error must not become a baseline.
    if (hasFailure) return excuse(title, id, modes);

    const [first] = Object.values(modes);
    const isScreen = Boolean(parameters.screen);
    const seen = new Set<string>();
    let drawn = { theme: 'light', locale: 'vi' };
    for (const [modeName, mode] of isPinned ? Object.entries(modes) : []) {
      const asDrawn = mode.theme === drawn.theme && mode.locale === drawn.locale;
      // A screen would start again, without its play function.
      if (!standsThere(page, mode) || (isScreen && !asDrawn)) continue;
      if (!asDrawn) await redraw(page, mode, false);
      drawn = mode;
      if (await looksAsKept(page, title, id, modeName)) seen.add(modeName);
    }

    const isAudited = (mode: Mode) =>
      mode.viewport.width !== first?.viewport.width || (isScreen && mode.locale === 'en');
    const covered = Object.values(modes)
      .filter(isAudited)
      .map(({ theme }) => theme);
    // Stories without pictures only play with components whose looks other stories show. And a screen has no colours of
    // its own: one of its stories is enough.
    const colours = first && (!isScreen || covered.length > 0) ? ['dark', 'high-contrast'] : [];
    const others = colours.filter((theme) => !covered.some((name) => name === theme));
    const failures = await auditLooks(page, others, tags.includes('english'));
    for (const [modeName, mode] of Object.entries(modes)) {
      const audited = isAudited(mode);
      if (seen.has(modeName) && !audited) continue;
      // First without reloading: nothing fails after earlier stories, because a difference only leads to a reload.
      const quick = isPinned && (await show(stage, id, mode, { audited, anew: false }));
      if (quick && quick.length === 0 && (await looksAsKept(stage, title, id, modeName))) continue;
      const isRight = quick?.length === 0;
      const wrong = await show(stage, id, mode, { audited: audited && !isRight, anew: true });
      failures.push(...(wrong ?? []).map((text) => `${modeName}: ${text}`));
      if (wrong?.length) await excuse(title, id, { [modeName]: mode });
      else if (isPinned && !(await photograph(stage, title, id, modeName)) && process.env.CI) {
        // docs/decisions/second-try.md: of two pictures of a story the second one counts.
        await show(stage, id, mode, { audited: false, anew: true });
        await photograph(stage, title, id, modeName);
      }
    }

    // A story about a failure (an error boundary, a refused call) lists the console errors that belong to it.
    const expected: string[] = parameters.expectedErrors ?? [];
    failures.push(...troubles.filter((trouble) => !expected.some((text) => trouble.includes(text))));
    if (failures.length > 0) {
      const error = new Error([`${title}, ${name}`, ...failures].join('\n  '));
      // The stack of this line helps no one.
      error.stack = error.message;
      throw error;
    }
  },
};
export default config;
