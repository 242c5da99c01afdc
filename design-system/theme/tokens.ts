import type { ThemeColors } from './themes.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variable behind a colour token, for the stylesheet that defines it. */
export const colorVariable = (name: string) => `--color-${kebab(name)}`;

/** Colours by meaning: `color.textMuted` is `var(--color-text-muted)`; a theme switch changes only the variable. */
export const color = new Proxy({} as Record<keyof ThemeColors, string>, {
  get: (_, name) => `var(${colorVariable(String(name))})`,
});

export const TONES = ['neutral', 'info', 'success', 'warning', 'danger', 'special'] as const;
/** The meaning of a colour, never its look. */
export type Tone = (typeof TONES)[number];

/**
 * A length on the design's grid, given in px at the default scale of 14 and output in rem, so that the scale (12 to 16)
 * zooms everything alike. Eight decimal places give whole pixels at that scale; with four, 40 px were 39.98, and edges
 * rounded either way.
 */
// Pure, so that a build can drop unused tokens.
export const px = /* @__NO_SIDE_EFFECTS__ */ (value: number) => `${Math.round((value / 14) * 1e8) / 1e8}rem`;

/** The 4 px grid: `space(2)` is 8 px at the default scale. Halves are allowed for optical corrections. */
export const space = (steps: number) => px(steps * 4);

export const fontSize = {
  xs: px(12),
  sm: px(13),
  md: px(14),
  lg: px(16),
  xl: px(18),
  '2xl': px(22),
  '3xl': px(28),
  /** Amounts: in a line or table, at the top of a panel, the single one of a page. */
  'money-cell': px(14),
  'money-xl': px(28),
  'money-hero': px(40),
} as const;
export type FontSize = keyof typeof fontSize;

export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

/** Stacked Vietnamese diacritics are 1.31 em tall: a line height below `heading` must never clip text. */
export const lineHeight = { heading: 1.3, table: 1.4, body: 1.5 } as const;

export const font = {
  sans: "'Inter Variable', 'Inter Fallback', sans-serif",
  // Real families only: ui-monospace is a proportional font on Linux.
  mono: "'SFMono-Regular', Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace",
} as const;

export const radius = { sm: px(4), md: px(6), lg: px(10), full: '999rem' } as const;

export const border = {
  hairline: `1px solid ${color.border}`,
  control: `1px solid ${color.borderStrong}`,
  width: '1px',
} as const;

export const shadow = {
  sm: `0 1px 2px ${color.shadow}`,
  md: `0 4px 16px ${color.shadow}`,
  lg: `0 16px 48px ${color.shadow}`,
} as const;

/** The focus ring: 2 px with a 2 px gap, kept in forced colours because it is an outline. */
export const focusRing = `outline: 2px solid ${color.focus}; outline-offset: 2px;`;
/** The same ring drawn inside, for rows and menu items that touch their neighbours. */
export const focusRingInset = `outline: 2px solid ${color.focus}; outline-offset: -2px;`;

/** Durations are variables, so that `prefers-reduced-motion` can set them to 0 in one place. */
export const motion = {
  fast: 'var(--motion-fast)',
  base: 'var(--motion-base)',
  slow: 'var(--motion-slow)',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Sizes that depend on the density (comfortable, compact) and the pointer (44 px targets on touch). */
export const size = {
  row: 'var(--size-row)',
  control: 'var(--size-control)',
  controlSm: 'var(--size-control-sm)',
  controlLg: 'var(--size-control-lg)',
  topbar: px(52),
  sidebar: px(256),
  peek: px(400),
} as const;

/** The only list of stacking levels. */
export const layer = {
  raised: 1,
  sticky: 10,
  topbar: 20,
  sidebar: 30,
  mask: 40,
  panel: 50,
  modal: 60,
  popover: 70,
  toast: 80,
  tooltip: 90,
} as const;

/** Maximum width, in px, of the mobile form (specification 9). */
export const DESKTOP_BREAKPOINT = 991;
/** Maximum width, in px, at which a desktop has no space for many buttons beside a title. */
export const TIGHT_BREAKPOINT = 1279;
/** Maximum width, in px, at which a panel overlaps the list instead of sitting beside it. */
export const NARROW_BREAKPOINT = 1535;

/** Selector of a part in the high-contrast theme, where soft fills get an outline. */
export const highContrast = `[data-theme='high-contrast'] &`;

export const media = {
  mobile: `@media (max-width: ${DESKTOP_BREAKPOINT}px)`,
  // A zoomed page may be 991.4 px wide, which is neither at most 991 nor at least 992.
  desktop: `@media not all and (max-width: ${DESKTOP_BREAKPOINT}px)`,
  phone: '@media (max-width: 575px)',
  /** A phone of 360 px. */
  smallPhone: '@media (max-width: 374px)',
  /** Too narrow for a panel beside a list. */
  narrow: `@media (max-width: ${NARROW_BREAKPOINT}px)`,
  wide: '@media screen and (min-width: 1536px)',
  /** A desktop with space for large figures. */
  roomy: `@media not all and (max-width: ${TIGHT_BREAKPOINT}px)`,
  print: '@media print',
  hover: '@media (hover: hover)',
  /** Touch: no hover. */
  coarse: '@media (pointer: coarse)',
  forcedColors: '@media (forced-colors: active)',
} as const;
