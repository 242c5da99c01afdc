import type { Page } from 'playwright-core';
import type { Mode } from './modes.ts';

/** What a story reports while it is shown. */
interface Showing {
  /** What it threw, and axe's findings (the addon runs it over the whole body, portals too). */
  failures: string[];
  /** Whether it has finished, including its play function and axe. */
  isFinished: boolean;
}

interface Storybook {
  showing: Showing;
  __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void };
  __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { update(globals: object): void } } };
}

/**
 * Brings the current story into a mode.
 *
 * @param how `redrawn` keeps what its play function opened, `restarted` renders it again from its start, and `loaded`
 *   also loads the page, without anything that earlier stories left
 * @param audited whether axe runs; false when the page has already shown the same layout in these colours and texts
 * @returns the failures
 */
export async function show(
  page: Page,
  storyId: string,
  mode: Mode,
  how: 'redrawn' | 'restarted' | 'loaded',
  audited: boolean,
): Promise<string[]> {
  await page.setViewportSize(mode.viewport);
  await page.emulateMedia({ media: mode.media ?? 'screen', forcedColors: mode.forcedColors ?? 'none' });
  const { theme, locale } = mode;
  if (how === 'loaded') {
    await clearStorage(page);
    const url = new URL('iframe.html', process.env.TARGET_URL);
    const globals = [`theme:${theme}`, `locale:${locale}`, ...(audited ? [] : ['a11y.manual:!true'])];
    url.search = `viewMode=story&id=${storyId}&globals=${globals.join(';')}`;
    await page.goto(url.href, { waitUntil: 'commit' });
  } else {
    const globals = { theme, locale, a11y: { manual: !audited } };
    await page.evaluate(renderAgain, { storyId, globals, isRestarted: how === 'restarted' });
  }
  return page
    .waitForFunction(() => {
      const { showing } = window as unknown as Storybook;
      return showing.isFinished ? showing.failures : null;
    })
    .then((failures) => failures.jsonValue() as Promise<string[]>)
    .catch(() => ['the story did not finish in 30 seconds']);
}

/** Brings the page back into the mode in which the runner plays stories, without rendering the current one again. */
export async function resetMode(page: Page) {
  await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
  await page.evaluate(() => {
    const { storyStoreValue } = (window as unknown as Storybook).__STORYBOOK_PREVIEW__;
    storyStoreValue.userGlobals.update({ theme: 'light', locale: 'vi', a11y: { manual: false } });
  });
}

/** Removes what earlier stories stored. */
export const clearStorage = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

interface Rendering {
  storyId: string;
  globals: object;
  isRestarted: boolean;
}

/** Runs in the page. */
function renderAgain({ storyId, globals, isRestarted }: Rendering) {
  const {
    showing,
    __STORYBOOK_ADDONS_CHANNEL__: channel,
    __STORYBOOK_PREVIEW__: preview,
  } = window as unknown as Storybook;
  Object.assign(showing, { failures: [], isFinished: false });
  if (isRestarted) {
    // First and silently: the story as it stands must not render with them.
    preview.storyStoreValue.userGlobals.update(globals);
    channel.emit('forceRemount', { storyId });
  } else channel.emit('updateGlobals', { globals });
}

/** Runs in the page before Storybook does, and listens to its channel from the first message on. */
export function listenToStory() {
  interface Channel {
    on(event: string, listener: (data: never) => void): void;
  }
  interface Finished {
    reporters: {
      type: string;
      status: string;
      result?: { violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[] };
    }[];
  }
  // The runner adds it again before each load.
  if ('showing' in window) return;
  const showing: Showing = { failures: [], isFinished: false };
  const agent = `${navigator.userAgent} (StorybookTestRunner)`;
  // Storybook detects a test by this name, and then runs no animation.
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => agent });
  Object.assign(window, { showing });

  const threw = (error: { message?: string; description?: string }) => {
    // Only the first lines: the whole document follows them.
    const text = error.message ?? error.description ?? 'an error';
    showing.failures.push(text.split('\n').slice(0, 5).join(' '));
  };
  let channel: Channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: (value: Channel) => {
      channel = value;
      for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
        channel.on(event, threw);
      }
      channel.on('storyMissing', () => threw({ message: 'the story is missing' }));
      channel.on('storyFinished', ({ reporters }: Finished) => {
        for (const { type, status, result } of reporters)
          if (type === 'a11y' && status === 'failed')
            for (const { id, help, nodes } of result?.violations ?? [])
              showing.failures.push(
                `${help} (${id}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
              );
        showing.isFinished = true;
      });
    },
  });
}
