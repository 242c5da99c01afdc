import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Axe {
  run(
    root: Document,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[] }[] }[] }>;
}

/**
 * Runs axe again over a photographed story, as its play function left it. A theme is only an attribute of the document,
 * so other themes are checked for colours alone.
 *
 * @returns one sentence for each broken rule
 */
export async function auditColours(page: Page, themes: readonly string[]): Promise<string[]> {
  if (themes.length === 0) return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([themes, rules]) => {
      const { axe } = window as unknown as { axe: Axe };
      const findings: string[] = [];
      for (const theme of themes) {
        document.documentElement.setAttribute('data-theme', theme);
        const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
        for (const { id, help, nodes } of violations)
          findings.push(
            `${theme}: ${help} (${id}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          );
      }
      document.documentElement.setAttribute('data-theme', 'light');
      return findings;
    },
    [themes, COLOUR_RULES] as const,
  );
}
