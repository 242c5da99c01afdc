import type { ThemeColors } from './themes.ts';

/** What a pair of colours is for: WCAG requires 4.5:1 for text (1.4.3) and 3:1 for borders and focus rings (1.4.11). */
export const LIMITS = { text: 4.5, shape: 3 } as const;
export type PairKind = keyof typeof LIMITS;

export interface ColorPair {
  kind: PairKind;
  /** The foreground colour, and the one behind it. */
  on: readonly [ink: keyof ThemeColors, ground: keyof ThemeColors];
}

const pairs = (
  kind: PairKind,
  inks: readonly (keyof ThemeColors)[],
  grounds: readonly (keyof ThemeColors)[],
): ColorPair[] => inks.flatMap((ink) => grounds.map((ground) => ({ kind, on: [ink, ground] as const })));

const SURFACES = [
  'canvas',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'surfaceSelected',
] as const;

/**
 * Every combination of colours in the components, so the whole contrast of the portal: add new combinations here.
 * Disabled text is exempt (1.4.3).
 */
const PAIRS: readonly ColorPair[] = [
  ...pairs('text', ['text', 'textMuted', 'accentText'], SURFACES),
  // Errors also appear in rows and menus.
  ...pairs('text', ['dangerText'], ['surfaceRaised', 'surfaceSunken', 'surfaceHover', 'surfaceSelected']),
  ...pairs('text', ['textInverse'], ['surfaceInverse']),
  ...pairs('text', ['onAccent'], ['accent', 'accentHover', 'accentActive']),
  ...(['neutral', 'info', 'success', 'warning', 'danger', 'special'] as const).flatMap((tone) => {
    const name = `${tone[0]?.toUpperCase()}${tone.slice(1)}` as Capitalize<typeof tone>;
    return [
      ...pairs('text', [`${tone}Text`], [`${tone}Soft`, 'surface', 'canvas']),
      ...pairs('text', [`on${name}`], [`${tone}Solid`]),
      ...pairs('shape', [`${tone}Solid`], ['surface']),
    ];
  }),
  ...pairs('text', ['onDanger'], ['dangerSolidHover']),
  ...pairs('shape', ['borderStrong', 'focus'], SURFACES),
  ...pairs('shape', ['accent'], ['canvas', 'surface', 'surfaceRaised']),
];

/** The relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export interface JudgedPair extends ColorPair {
  ink: string;
  ground: string;
  ratio: number;
  passes: boolean;
}

/** The contrast of every pair in one theme and accent. */
export const judge = (colors: ThemeColors): JudgedPair[] =>
  PAIRS.map((pair) => {
    const [ink, ground] = [colors[pair.on[0]], colors[pair.on[1]]];
    const ratio = contrast(ink, ground);
    return { ...pair, ink, ground, ratio, passes: ratio >= LIMITS[pair.kind] };
  });
