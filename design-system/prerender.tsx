import { renderToString } from 'react-dom/server';
import { createGlobalStyle, type RuleSet, ServerStyleSheet } from 'styled-components';
import { recorded } from './theme/recorded.ts';

// Loads every file with styles, which records them.
import.meta.glob(['./*/**/*.{ts,tsx}', '!./theme/**'], { eager: true });

/**
 * The CSS of each file's components, as styled-components writes it. Used only by the build (`theme/styles.plugin.ts`).
 */
export function componentStyles(): Map<string, string> {
  return new Map([...recorded].map(([part, rules]) => [part, written(rules)]));
}

function written(rules: RuleSet[]): string {
  const Rules = createGlobalStyle`${rules}`;
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<Rules />));
    // Without the tags, and without the markers by which styled-components finds its rules again.
    return sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>|\/\*!sc\*\//g, '')
      .replace(/data-styled\.[^{]+\{[^}]*\}/g, '');
  } finally {
    sheet.seal();
  }
}
