import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** Draws components into HTML and the CSS they need, when the portal is built: its first paint needs no script. */
export function renderStatic(element: ReactNode): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    const css = sheet
      .getStyleTags()
      .replace(/<style[^>]*>|<\/style>/g, '')
      .replace(/\/\*!sc\*\//g, '');
    return { html, css };
  } finally {
    sheet.seal();
  }
}
