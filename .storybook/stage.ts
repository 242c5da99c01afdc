import type { Page } from 'playwright-core';
import type { Mode } from './modes.ts';

/** The parts of Storybook's preview that the stage works with, as they stand in its page. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__: { storyStoreValue: { userGlobals: { update(globals: object): void } } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, data: object): void;
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
  };
}

interface AxeReport {
  type: string;
  status: string;
  result?: { violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[] };
}

/** Sets the toolbar's globals for whatever is rendered next, without rendering. */
export async function setGlobals(page: Page, { theme, locale }: Mode) {
  await page.evaluate(
    (globals) => {
      (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update(globals);
    },
    { theme, locale },
  );
}

/**
 * Shows a story anew in a mode, play function included, as if it had been opened so: a menu that was opened in the
 * light theme and only repainted would hide what opening it in the dark one does.
 *
 * @returns what failed, axe's findings included (the addon runs it over the whole body, portals too)
 */
export async function restage(page: Page, storyId: string, mode: Mode): Promise<string[]> {
  await page.setViewportSize(mode.viewport);
  await setGlobals(page, mode);
  const { errors, reporters } = await page.evaluate(
    (id) =>
      new Promise<{ errors: string[]; reporters: AxeReport[] }>((resolve) => {
        const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
        const errors: string[] = [];
        const threw = (error: { message?: string; description?: string }) =>
          // Its first lines: what follows is the whole document.
          errors.push((error.message ?? error.description ?? 'an error').split('\n').slice(0, 5).join(' '));
        const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException'];
        const finished = ({ reporters }: { reporters: AxeReport[] }) => {
          channel.off('storyFinished', finished);
          for (const event of failures) channel.off(event, threw);
          // Through JSON: a report holds DOM nodes, which do not travel.
          resolve(JSON.parse(JSON.stringify({ errors, reporters })));
        };
        for (const event of failures) channel.on(event, threw);
        channel.on('storyFinished', finished);
        window.scrollTo(0, 0);
        channel.emit('forceRemount', { storyId: id });
      }),
    storyId,
  );
  const violations = reporters
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result }) => result?.violations ?? [])
    .map(
      ({ id, help, nodes }) => `${help} (${id}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  return [...errors, ...violations];
}
