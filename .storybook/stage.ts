import type { Page } from 'playwright-core';
import type { Mode } from './modes.ts';
import { PAGE } from './page.mjs';

interface AxeReport {
  type: string;
  status: string;
  result?: { violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[] };
}

/** What a story reported while it was shown. */
interface Showing {
  errors: string[];
  /** Null until the story has finished, its play function and axe included. */
  reports: AxeReport[] | null;
}

/**
 * A page for the camera, in a context of its own: the page on which the runner goes through the stories keeps what
 * earlier ones left in storage, in modules and in channels between tabs.
 */
export async function openStage(beside: Page): Promise<Page> {
  const browser = beside.context().browser();
  if (!browser) throw new Error('The runner has no browser.');
  const context = await browser.newContext(PAGE);
  const page = await context.newPage();
  await page.addInitScript(listenToStory);
  return page;
}

/**
 * Shows a story in a mode: opened as by a person who follows a link to it, or drawn where another story stands.
 *
 * @param options.anew whether the page is loaded; if not, it keeps what earlier stories left, and null is the answer
 *   where there is no earlier one
 * @param options.audited whether axe looks at it; false where the runner's own page has shown the same form in these
 *   colours and words
 * @returns what failed, axe's findings included (the addon runs it over the whole body, portals too)
 */
export async function show(
  stage: Page,
  storyId: string,
  mode: Mode,
  { anew, audited }: { anew: boolean; audited: boolean },
): Promise<string[] | null> {
  if (!anew && stage.url() === 'about:blank') return null;
  const { theme, locale } = mode;
  await stage.setViewportSize(mode.viewport);
  await stage.emulateMedia({ media: mode.media ?? 'screen', forcedColors: mode.forcedColors ?? 'none' });
  if (anew) {
    const url = new URL('iframe.html', process.env.TARGET_URL);
    const globals = [`theme:${theme}`, `locale:${locale}`, ...(audited ? [] : ['a11y.manual:!true'])];
    url.search = `viewMode=story&id=${storyId}&globals=${globals.join(';')}`;
    await stage.goto(url.href, { waitUntil: 'commit' });
  } else {
    await stage.evaluate(switchTo, { storyId, globals: { theme, locale, a11y: { manual: !audited } } });
  }
  const finished = await stage
    .waitForFunction(() => {
      const { showing } = window as unknown as { showing: Showing };
      return showing.reports ? showing : null;
    })
    .catch(() => null);
  if (!finished) return ['the story did not finish in 30 seconds'];

  const { errors, reports } = (await finished.jsonValue()) as Showing;
  const violations = (reports ?? [])
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result }) => result?.violations ?? [])
    .map(
      ({ id, help, nodes }) => `${help} (${id}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  return [...errors, ...violations];
}

/** Runs in the page. The globals first and in silence: the story that stands there is not drawn in them. */
function switchTo({ storyId, globals }: { storyId: string; globals: object }) {
  const {
    showing,
    __STORYBOOK_ADDONS_CHANNEL__: channel,
    __STORYBOOK_PREVIEW__: preview,
  } = window as unknown as {
    showing: Showing;
    __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void };
    __STORYBOOK_PREVIEW__: {
      currentSelection?: { storyId: string };
      storyStoreValue: { userGlobals: { update(globals: object): void } };
    };
  };
  Object.assign(showing, { errors: [], reports: null });
  preview.storyStoreValue.userGlobals.update(globals);
  const stands = preview.currentSelection?.storyId === storyId;
  channel.emit(stands ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page before Storybook does, and takes part in its channel from the first message on. */
function listenToStory() {
  interface Channel {
    on(event: string, listener: (data: never) => void): void;
  }
  const showing: Showing = { errors: [], reports: null };
  const agent = `${navigator.userAgent} (StorybookTestRunner)`;
  // By this name Storybook knows a test, in which no animation runs.
  Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  Object.assign(window, { showing });

  const threw = (error: { message?: string; description?: string }) => {
    // Its first lines: what follows is the whole document.
    const text = error.message ?? error.description ?? 'an error';
    showing.errors.push(text.split('\n').slice(0, 5).join(' '));
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
      channel.on('storyFinished', ({ reporters }: { reporters: AxeReport[] }) => {
        // Through JSON: a report holds DOM nodes, which do not travel.
        showing.reports = JSON.parse(JSON.stringify(reporters));
      });
    },
  });
}
