import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCENTS, DesignSystemProvider, THEMES } from '#design-system';
import { colorsOf } from '#design-system/theme/accents.ts';
import { variablesStylesheet } from '#design-system/theme/stylesheet.ts';

/** jsdom's own: that of the tests works nothing out (tests/setup.ts). */
const { getComputedStyle } = (globalThis as unknown as { jsdom: { window: Window } }).jsdom.window;
/** What a page would show of a variable, by the rules and their weights. */
const accentOf = (element: Element) => getComputedStyle(element).getPropertyValue('--color-accent').trim();

beforeAll(() => {
  const style = document.createElement('style');
  // The media queries are not this test's matter: jsdom's page is a screen of the light scheme.
  style.textContent = variablesStylesheet().replace(/@media not print \{ (.*) \}/g, '$1');
  document.head.append(style);
  return () => style.remove();
});

describe('the stylesheet', () => {
  it.each(THEMES)('shows the document in each accent, in %s', (theme) => {
    for (const accent of ACCENTS) {
      const { unmount } = render(
        <DesignSystemProvider theme={theme} accent={accent}>
          {null}
        </DesignSystemProvider>,
      );
      expect(accentOf(document.documentElement)).toBe(colorsOf(theme, accent).accent);
      unmount();
    }
  });

  it('lets a part with a theme of its own follow the accent of the document', () => {
    const { getByTestId } = render(
      <DesignSystemProvider theme="dark" accent="teal">
        <p data-theme="light" data-testid="light" />
        <p data-theme="high-contrast" data-testid="high-contrast" />
      </DesignSystemProvider>,
    );
    expect(accentOf(getByTestId('light'))).toBe(colorsOf('light', 'teal').accent);
    expect(accentOf(getByTestId('high-contrast'))).toBe(colorsOf('high-contrast', 'teal').accent);
  });

  it('lets a part have theme and accent of its own', () => {
    const { getByTestId } = render(
      <DesignSystemProvider theme="dark" accent="teal">
        <p data-theme="light" data-accent="blue" data-testid="blue" />
        <p data-theme="dark" data-accent="violet" data-testid="violet" />
      </DesignSystemProvider>,
    );
    expect(accentOf(getByTestId('blue'))).toBe(colorsOf('light', 'blue').accent);
    expect(accentOf(getByTestId('violet'))).toBe(colorsOf('dark', 'violet').accent);
  });
});
