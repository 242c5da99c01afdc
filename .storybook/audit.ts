import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[] }[];
}
interface Axe {
  run(root: Document, options: object): Promise<{ violations: Violation[] }>;
}

/**
 * Runs axe once more over a story that has played, as it stands: in the other themes, which are an attribute of the
 * document and so break colours alone, and in English, which draws every word anew.
 *
 * @param inEnglish whether the story can be drawn again where it stands, and no mode of its pictures is English
 * @returns one sentence for each rule that is broken
 */
export async function auditLooks(page: Page, inEnglish: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings: string[] = [];
  for (const theme of ['dark', 'high-contrast']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    findings.push(...(await audit(page, theme, COLOUR_RULES)));
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  if (inEnglish) {
    findings.push(...(await redraw(page, 'en')));
    await page.evaluate(speak, 'vi');
  }
  return findings;
}

const audit = (page: Page, look: string, rules: string[]) =>
  page.evaluate(
    async ([name, rules]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(document, { runOnly: rules });
      return violations.map(
        ({ id, help, nodes }) =>
          `${name}: ${help} (${id}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [look, rules] as const,
  );

interface Finished {
  reporters: { type: string; result?: { violations?: Violation[] } }[];
}
interface Channel {
  once(event: string, listener: (data: Finished) => void): void;
  emit(event: string, data: object): void;
}

/**
 * Draws the story again in a language, without a new mount: what its play function opened stays open. The addon runs axe
 * over whatever has been drawn, by all the rules of preview.tsx.
 */
const redraw = (page: Page, locale: string) =>
  page.evaluate(
    (language) =>
      new Promise<string[]>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Record<string, Channel>;
        channel?.once('storyFinished', ({ reporters }) => {
          const violations = reporters.flatMap(({ type, result }) =>
            type === 'a11y' ? (result?.violations ?? []) : [],
          );
          resolve(
            violations.map(
              ({ id, help, nodes }) =>
                `${language}: ${help} (${id}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
            ),
          );
        });
        channel?.emit('updateGlobals', { globals: { locale: language } });
      }),
    locale,
  );

/** Runs in the page: the language of the next story, without another look at this one. */
function speak(locale: string) {
  interface Preview {
    storyStoreValue: { userGlobals: { update(globals: object): void } };
  }
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Record<string, Preview>;
  preview?.storyStoreValue.userGlobals.update({ locale });
}
