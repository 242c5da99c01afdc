import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Mode } from './modes.ts';

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
 * Runs axe again over a photographed story, as its play function left it. A theme is only an attribute of the document,
 * so the other themes are checked for colours alone. A story with its own texts is also checked in English, by all rules.
 *
 * @param themes the other themes, without those that a picture of the story is checked in anyway
 * @param inEnglish renders it again in English and in the dark theme, so that one run covers both
 * @returns one sentence for each broken rule
 */
export async function auditLooks(
  page: Page,
  themes: readonly string[],
  inEnglish: boolean,
): Promise<string[]> {
  if (themes.length === 0 && !inEnglish) return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings = inEnglish ? await redraw(page, { theme: 'dark', locale: 'en' }, true) : [];
  for (const theme of themes.filter((name) => !inEnglish || name !== 'dark')) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    findings.push(...(await audit(page, theme, COLOUR_RULES)));
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await page.evaluate(resetGlobals);
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
 * Renders the story again in a theme and a language, without remounting: what its play function opened stays open.
 *
 * @param audited whether the addon runs axe over it, with all the rules of preview.tsx
 */
export const redraw = (page: Page, { theme, locale }: Pick<Mode, 'theme' | 'locale'>, audited: boolean) =>
  page.evaluate(
    ([look, globals]) =>
      new Promise<string[]>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Record<string, Channel>;
        channel?.once('storyFinished', ({ reporters }) => {
          const violations = reporters.flatMap(({ type, result }) =>
            type === 'a11y' ? (result?.violations ?? []) : [],
          );
          resolve(
            violations.map(
              ({ id, help, nodes }) =>
                `${look}: ${help} (${id}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
            ),
          );
        });
        channel?.emit('updateGlobals', { globals });
      }),
    [`${theme}-${locale}`, { theme, locale, a11y: { manual: !audited } }] as const,
  );

/** Runs in the page: sets the globals of the next story without rendering the current one again. */
function resetGlobals() {
  interface Preview {
    storyStoreValue: { userGlobals: { update(globals: object): void } };
  }
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Record<string, Preview>;
  preview?.storyStoreValue.userGlobals.update({ theme: 'light', locale: 'vi', a11y: { manual: false } });
}
