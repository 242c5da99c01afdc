import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { DesignSystemProvider, labelsEn, THEMES, type ThemeName } from '#design-system';
import { setClock } from './clock.ts';
import { pretend } from './pseudo.ts';
import type { Choices } from './toolbar.ts';

/**
 * Wraps every story: the design system with the toolbar's choices. What else a screen needs (router, session, sandbox)
 * comes from the decorators in stories/kit, set in the screen's own story file.
 */
export const withDesignSystem: Decorator = (Story, { globals, playFunction }) => {
  const { theme, accent, density, scale, locale, strict } = globals as Choices;
  document.documentElement.lang = locale;

  // A story with a play function is rendered once: in three copies its queries would find everything three times.
  const themes: readonly ThemeName[] = theme !== 'all' ? [theme] : playFunction ? ['light'] : THEMES;
  const drawn = (
    <DesignSystemProvider
      theme={themes[0]}
      accent={accent}
      density={density}
      scale={scale}
      labels={locale === 'en' ? labelsEn : undefined}
    >
      {themes.length === 1
        ? Story()
        : themes.map((name) => (
            <div
              key={name}
              data-theme={name}
              style={{ padding: '1rem', color: 'var(--color-text)', background: 'var(--color-canvas)' }}
            >
              {Story()}
            </div>
          ))}
    </DesignSystemProvider>
  );
  return strict === 'on' ? <StrictMode>{drawn}</StrictMode> : drawn;
};

const STILL = `
  :root { --motion-fast: 0ms; --motion-base: 0ms; --motion-slow: 0ms; }
  *, *::before, *::after { animation: none !important; transition-duration: 0s !important; }
`;

const GRID = {
  position: 'fixed',
  inset: 0,
  zIndex: 9999,
  pointerEvents: 'none',
  backgroundImage:
    'linear-gradient(to right, rgb(255 0 120 / 0.16) 1px, transparent 1px), linear-gradient(to bottom, rgb(255 0 120 / 0.16) 1px, transparent 1px)',
  // The design's grid: 4 px at the scale of 14.
  backgroundSize: 'calc(4rem / 14) calc(4rem / 14)',
} as const;

/** Review tools over a story: no motion, a simulated state, the grid. Off by default. */
function Review({
  motion,
  pseudo,
  grid,
  children,
}: Pick<Choices, 'motion' | 'grid'> & { pseudo: string; children: ReactNode }) {
  useEffect(() => pretend(pseudo), [pseudo]);
  return (
    <>
      {children}
      {motion === 'reduced' && <style>{STILL}</style>}
      {grid === 'on' && <div aria-hidden="true" style={GRID} />}
    </>
  );
}

/** A story may set a fixed state: `parameters: { pseudo: 'hover' }`. */
export const withReview: Decorator = (Story, { globals, parameters }) => {
  const { clock, motion, grid, pseudo } = globals as Choices;
  // The loader sets the initial clock; this applies a change while the story is shown.
  setClock(clock);
  return (
    <Review motion={motion} grid={grid} pseudo={parameters.pseudo ?? pseudo}>
      {Story()}
    </Review>
  );
};
