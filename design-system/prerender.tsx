import { renderToString } from 'react-dom/server';
import { createGlobalStyle, type RuleSet, ServerStyleSheet } from 'styled-components';
import { recorded } from './theme/recorded.ts';

// Every file with styles: loading it records them.
import.meta.glob(['./*/**/*.{ts,tsx}', '!./theme/**'], { eager: true });

/** The CSS of each file's components, as styled-components writes it. For the build alone (`theme/styles.plugin.ts`). */
export function componentStyles(): Map<string, string> {
  return new Map([...recorded].map(([part, rules]) => [part, written(rules)]));
}

function written(rules: RuleSet[]): string {
  const Rules = createGlobalStyle`${rules}`;
  const sheet = new ServerStyleSheet();
  try {
    renderToString(sheet.collectStyles(<Rules />));
    // Without the tags, and without the marks by which styled-components would find its rules again.
    return sheet
      .getStyleTags()
      .replace(/<\/?style[^>]*>|\/\*!sc\*\//g, '')
      .replace(/data-styled\.[^{]+\{[^}]*\}/g, '');
  } finally {
    sheet.seal();
  }
}
