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
  /** Null until the story has finished, including its play function and axe. */
  reports: AxeReport[] | null;
}

/**
 * A page for the camera, in its own context: the runner's page keeps what earlier stories left in storage, modules and
 * BroadcastChannels.
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
 * Shows a story in a mode: loaded as if by a link, or rendered in place of the previous story.
 *
 * @param options.anew whether the page is loaded; otherwise it keeps what earlier stories left, and the result is null
 *   if there is no earlier one
 * @param options.audited whether axe runs; false when the runner's page has already shown the same layout in these
 *   colours and texts
 * @returns the failures, including axe's findings (the addon runs it over the whole body, portals too)
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

/** Runs in the page. Sets the globals first and silently: the current story must not render with them. */
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

/** Runs in the page before Storybook does, and listens to its channel from the first message on. */
function listenToStory() {
  interface Channel {
    on(event: string, listener: (data: never) => void): void;
  }
  const showing: Showing = { errors: [], reports: null };
  const agent = `${navigator.userAgent} (StorybookTestRunner)`;
  // Storybook detects a test by this name, and then runs no animation.
  Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  Object.assign(window, { showing });

  const threw = (error: { message?: string; description?: string }) => {
    // Only the first lines: the whole document follows them.
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
        // As JSON: a report contains DOM nodes, which cannot be transferred.
        showing.reports = JSON.parse(JSON.stringify(reporters));
      });
    },
  });
}
