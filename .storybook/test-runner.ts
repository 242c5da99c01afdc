/**
 * Checks of every story, besides its own play function: no error in the console, no request to another origin, no axe
 * violation, and the pictures of its modes, in the colours of every theme.
 */
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright-core';
import { isPinned } from '../tests/browser.mjs';
import { excuse, looksAsKept, photograph } from '../tests/visual/camera.ts';
import { auditColours } from './audit.ts';
import { isCropped, type Mode, modesOf, VISUAL_TAG } from './modes.ts';
import { clearStorage, listenToStory, resetMode, show } from './stage.ts';

interface State {
  /** The errors since the story began. */
  troubles: string[];
  /** The previous story, and its file's title. */
  last?: { id: string; title: string };
  /** Whether the page was loaded without the runner's scripts. */
  isForeign: boolean;
}

/** For each page of the runner. */
const states = new WeakMap<Page, State>();

/** Not in `prepare`: Jest runs that outside the tests, with another copy of this module. */
function stateOf(page: Page) {
  const known = states.get(page);
  if (known) return known;
  const state: State = { troubles: [], isForeign: false };
  listen(page, state.troubles);
  states.set(page, state);
  return state;
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
  await clearStorage(page);
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
    await page.addInitScript(listenToStory);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href, { waitUntil: 'load' });
  },

  async preVisit(page, { id, title }) {
    const own = stateOf(page);
    const { last } = own;
    // On a retry, Storybook would not replay the story that it already shows.
    const isRetry = last?.id === id;
    // Screens, and what fills the window as they do, leave something in the page. Components share one.
    const isOther = last && last.title !== title && !(isCropped(title) && isCropped(last.title));
    if (own.isForeign || isRetry || isOther) await loadAnew(page);
    Object.assign(own, { last: { id, title }, isForeign: false });
    own.troubles.splice(0);
    // Play functions run in the story's first mode.
    await page.setViewportSize(Object.values(modesOf(title))[0]!.viewport);
  },

  async postVisit(page, context) {
    const { id, title, name, hasFailure } = context;
    const { tags, parameters } = await getStoryContext(page, context);
    const own = stateOf(page);
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
      if (!asDrawn) await show(page, id, mode, 'redrawn', false);
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
    const failures: string[] = [];
    const check = (look: string, wrong: readonly string[]) =>
      failures.push(...wrong.map((text) => `${look}: ${text}`));
    if (first && tags.includes('english')) {
      // In the dark theme too, so that one run covers both.
      const look = { ...first, theme: 'dark', locale: 'en' } as const;
      check('dark-en', await show(page, id, look, 'redrawn', true));
      failures.push(
        ...(await auditColours(
          page,
          others.filter((theme) => theme !== 'dark'),
        )),
      );
    } else failures.push(...(await auditColours(page, others)));

    const load = async (mode: Mode, audited: boolean) => {
      own.isForeign = true;
      return show(page, id, mode, 'loaded', audited);
    };
    for (const [modeName, mode] of Object.entries(modes)) {
      const audited = isAudited(mode);
      if (seen.has(modeName) && !audited) continue;
      // First without loading the page: a difference is no failure yet.
      const isRight = isPinned && (await show(page, id, mode, 'restarted', audited)).length === 0;
      if (isRight && (await looksAsKept(page, title, id, modeName))) continue;
      const wrong = await load(mode, audited && !isRight);
      check(modeName, wrong);
      if (wrong.length) await excuse(title, id, { [modeName]: mode });
      else if (isPinned && !(await photograph(page, title, id, modeName)) && process.env.CI) {
        // docs/decisions/second-try.md: of two pictures of a story the second one counts.
        await load(mode, false);
        await photograph(page, title, id, modeName);
      }
    }
    if (first) await resetMode(page);

    // A story about a failure (an error boundary, a refused call) lists the console errors that belong to it.
    const expected: string[] = parameters.expectedErrors ?? [];
    failures.push(...own.troubles.filter((trouble) => !expected.some((text) => trouble.includes(text))));
    if (failures.length > 0) {
      const error = new Error([`${title}, ${name}`, ...failures].join('\n  '));
      // The stack of this line helps no one.
      error.stack = error.message;
      throw error;
    }
  },
};
export default config;
