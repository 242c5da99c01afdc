import { type AccentColors, accents } from './accents.ts';
import { THEMES, type ThemeColors, themes } from './themes.ts';
import { colorVariable, px } from './tokens.ts';

/** Colours as CSS declarations. */
function declarations(colors: ThemeColors | AccentColors): string {
  return Object.entries(colors)
    .map(([name, value]) => `${colorVariable(name)}: ${value};`)
    .join(' ');
}

/**
 * The rules of an accent in each theme. The document has the accent; a part of the page with its own theme follows the
 * document unless it has its own accent too. Keep the order when you add a rule: these have the same specificity as a
 * theme's rules and come after them.
 */
function accentRules(accent: string, inThemes: (typeof accents)[keyof typeof accents]): string[] {
  return THEMES.map((theme) => {
    const own = `[data-accent='${accent}'][data-theme='${theme}']`;
    const followed = `:root[data-accent='${accent}'] [data-theme='${theme}']:not([data-accent])`;
    const rule = (selector: string) => `${selector} { ${declarations(inThemes[theme])} }`;
    if (theme === 'light') return rule(`:root[data-accent='${accent}'], ${own}, ${followed}`);
    return `@media not print { ${rule(`${own}, ${followed}`)} }`;
  });
}

/** Heights of rows and controls in each density, in px at the default scale. */
export const DENSITY_SIZES = {
  comfortable: { row: 40, control: 36, 'control-sm': 32, 'control-lg': 40 },
  compact: { row: 30, control: 32, 'control-sm': 28, 'control-lg': 36 },
} as const;

const sizes = (density: keyof typeof DENSITY_SIZES) =>
  Object.entries(DENSITY_SIZES[density])
    .map(([name, value]) => `--size-${name}: ${px(value)};`)
    .join(' ');

/** Every theme, accent, density and scale as CSS variables: the text that replaces the marker in global.css. */
export function variablesStylesheet(): string {
  const { light, ...others } = themes;
  return [
    `:root { color-scheme: light; ${declarations(light)} }`,
    // Paper always uses the light theme.
    ...Object.entries(others).map(
      ([name, colors]) =>
        `@media not print { :root[data-theme='${name}'], [data-theme='${name}'] { color-scheme: ${name === 'dark' ? 'dark' : 'light'}; ${declarations(colors)} } }`,
    ),
    // Also as an attribute, so that one theme can be inside a page of another ("all themes" in Storybook).
    `[data-theme='light'] { color-scheme: light; ${declarations(light)} }`,
    ...Object.entries(accents).flatMap(([accent, inThemes]) => accentRules(accent, inThemes)),
    ...[12, 13, 14, 15, 16].map((scale) => `:root[data-scale='${scale}'] { font-size: ${scale}px; }`),
    `:root { font-size: 14px; --motion-fast: 120ms; --motion-base: 160ms; --motion-slow: 200ms; }`,
    `:root { ${sizes('comfortable')} }`,
    `:root[data-density='compact'], [data-density='compact'] { ${sizes('compact')} }`,
    `@media (pointer: coarse) { :root, [data-density] { --size-row: ${px(48)}; --size-control: 44px; --size-control-sm: 44px; --size-control-lg: 48px; } }`,
    '@media (prefers-reduced-motion: reduce) { :root { --motion-fast: 0ms; --motion-base: 0ms; --motion-slow: 0ms; } }',
  ].join('\n');
}
