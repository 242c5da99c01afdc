import { accents } from './accents.ts';
import { DENSITY_SIZES } from './stylesheet.ts';
import { THEMES, type ThemeColors, themes } from './themes.ts';
import { border, font, fontSize, fontWeight, lineHeight, radius, size, space } from './tokens.ts';

/** A token of the Design Tokens Format Module 2025.10. */
export interface DesignToken {
  $value: unknown;
  $description?: string;
}
export interface TokenGroup {
  [name: string]: TokenGroup | DesignToken | string;
}

/** Converts `rgb(13 19 29 / 0.45)` or `#0d131d` to the format's colour. */
function colour(css: string) {
  const [r = 0, g = 0, b = 0, alpha = 1] = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const hex = `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const components = [r, g, b].map((part) => Math.round((part / 255) * 10_000) / 10_000);
  return { colorSpace: 'srgb', components, alpha, hex };
}

/** A length at the default scale of 14, in px. */
const dimension = (rem: string) => ({ value: Math.round(Number.parseFloat(rem) * 14), unit: 'px' });

const group = <V>(type: string, values: Record<string, V>, write: (value: V) => unknown): TokenGroup => ({
  $type: type,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: write(value) }])),
});

const families = (stack: string) => stack.split(',').map((name) => name.trim().replace(/'/g, ''));
const themed = (colors: Partial<ThemeColors>): TokenGroup => ({ color: group('color', colors, colour) });

const px = (value: number) => ({ value, unit: 'px' });

/**
 * Every token of the design system for tools other than browsers, in the Design Tokens Format Module 2025.10: one set
 * for constants, one for each theme, accent and density, and a resolver that says how they combine.
 */
export function designTokens(): Record<string, TokenGroup> {
  const steps = Object.fromEntries([0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((n) => [n, space(n)]));
  const { topbar, sidebar, peek } = size;
  return {
    base: {
      space: group('dimension', steps, dimension),
      fontSize: group('dimension', fontSize, dimension),
      radius: group('dimension', radius, dimension),
      size: group('dimension', { topbar, sidebar, peek }, dimension),
      borderWidth: group('dimension', { hairline: border.width }, (value) => px(Number.parseInt(value, 10))),
      fontWeight: group('fontWeight', fontWeight, (value) => value),
      lineHeight: group('number', lineHeight, (value) => value),
      fontFamily: group('fontFamily', font, families),
    },
    ...Object.fromEntries(THEMES.map((theme) => [`theme/${theme}`, themed(themes[theme])])),
    ...Object.fromEntries(
      Object.entries(accents).flatMap(([accent, inThemes]) =>
        THEMES.map((theme) => [`accent/${accent}/${theme}`, themed(inThemes[theme])]),
      ),
    ),
    ...Object.fromEntries(
      Object.entries(DENSITY_SIZES).map(([density, sizes]) => [
        `density/${density}`,
        { size: group('dimension', sizes, px) },
      ]),
    ),
  };
}

/** The resolver document of the same module: which sets there are, and which of them a theme and a density select. */
export function tokenResolver() {
  const source = (name: string) => [{ $ref: `tokens.json#/${name.replaceAll('/', '~1')}` }];
  return {
    version: '2025.10',
    sets: { base: { sources: source('base') } },
    modifiers: {
      theme: {
        contexts: Object.fromEntries(THEMES.map((theme) => [theme, source(`theme/${theme}`)])),
        default: 'light',
      },
      density: {
        contexts: Object.fromEntries(
          Object.keys(DENSITY_SIZES).map((density) => [density, source(`density/${density}`)]),
        ),
        default: 'comfortable',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/base' },
      { $ref: '#/modifiers/theme' },
      { $ref: '#/modifiers/density' },
    ],
  };
}
