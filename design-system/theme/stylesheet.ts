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
 * An accent in each theme. The document carries it, and a part of the page with a theme of its own follows the document
 * unless it has an accent of its own too. Whoever adds a rule here minds the order: the same weight as a theme's, after it.
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

/** Every theme, accent, density and scale as CSS variables: the text that stands for the marker in global.css. */
export function variablesStylesheet(): string {
  const { light, ...others } = themes;
  return [
    `:root { color-scheme: light; ${declarations(light)} }`,
    // On paper every theme is the light one.
    ...Object.entries(others).map(
      ([name, colors]) =>
        `@media not print { :root[data-theme='${name}'], [data-theme='${name}'] { color-scheme: ${name === 'dark' ? 'dark' : 'light'}; ${declarations(colors)} } }`,
    ),
    // Named as well, so that one theme can stand inside a page of another ("all themes" in Storybook).
    `[data-theme='light'] { color-scheme: light; ${declarations(light)} }`,
    ...Object.entries(accents).flatMap(([accent, inThemes]) => accentRules(accent, inThemes)),
    ...[12, 13, 14, 15, 16].map((scale) => `:root[data-scale='${scale}'] { font-size: ${scale}px; }`),
    `:root { font-size: 14px; --motion-fast: 120ms; --motion-base: 160ms; --motion-slow: 200ms; }`,
    `:root { --size-row: ${px(40)}; --size-control: ${px(36)}; --size-control-sm: ${px(32)}; --size-control-lg: ${px(40)}; }`,
    `:root[data-density='compact'], [data-density='compact'] { --size-row: ${px(30)}; --size-control: ${px(32)}; --size-control-sm: ${px(28)}; --size-control-lg: ${px(36)}; }`,
    `@media (pointer: coarse) { :root, [data-density] { --size-row: ${px(48)}; --size-control: 44px; --size-control-sm: 44px; --size-control-lg: 48px; } }`,
    '@media (prefers-reduced-motion: reduce) { :root { --motion-fast: 0ms; --motion-base: 0ms; --motion-slow: 0ms; } }',
  ].join('\n');
}
