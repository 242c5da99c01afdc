import type { Decorator } from '@storybook/react-vite';
import {
  type Density,
  DesignSystemProvider,
  labelsEn,
  type Scale,
  THEMES,
  type ThemeName,
} from '#design-system';

/**
 * Stands around every story: the design system as the toolbar asks for it. What a screen needs besides (router, session,
 * sandbox) comes from the decorators in stories/kit, given in the screen's own story file.
 */
export const withDesignSystem: Decorator = (Story, { globals, playFunction }) => {
  const { theme, density, scale, locale } = globals as {
    theme: ThemeName | 'all';
    density: Density;
    scale: Scale;
    locale: 'vi' | 'en';
  };
  document.documentElement.lang = locale;

  // A story with a play function is drawn once: its queries would find everything three times.
  const themes: readonly ThemeName[] = theme !== 'all' ? [theme] : playFunction ? ['light'] : THEMES;
  return (
    <DesignSystemProvider
      theme={themes[0]}
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
};
