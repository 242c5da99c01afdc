import { palette } from './palette.ts';
import { type Accent, type ThemeColors, type ThemeName, themes } from './themes.ts';

export type AccentColors = Pick<
  ThemeColors,
  'surfaceSelected' | 'accent' | 'accentHover' | 'accentActive' | 'accentText' | 'focus'
>;

type Steps = 50 | 100 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950;

/** The themes use blue. Another accent takes the same steps from its own ramp. */
const inThemes = (ramp: Record<Steps, string>): Record<ThemeName, AccentColors> => ({
  light: {
    surfaceSelected: ramp[50],
    accent: ramp[600],
    accentHover: ramp[700],
    accentActive: ramp[800],
    accentText: ramp[600],
    focus: ramp[500],
  },
  dark: {
    surfaceSelected: ramp[950],
    accent: ramp[500],
    accentHover: ramp[600],
    accentActive: ramp[700],
    accentText: ramp[300],
    focus: ramp[400],
  },
  'high-contrast': {
    surfaceSelected: ramp[100],
    accent: ramp[800],
    accentHover: ramp[900],
    accentActive: ramp[950],
    accentText: ramp[800],
    focus: palette.black,
  },
});

const { neutral } = palette;

/** The colours that each accent but blue changes in a theme. */
export const accents: Record<Exclude<Accent, 'blue'>, Record<ThemeName, AccentColors>> = {
  teal: inThemes(palette.teal),
  violet: inThemes(palette.violet),
  // Not steps of the ramp: selections must differ from muted text, which is grey too.
  graphite: {
    light: {
      surfaceSelected: neutral[100],
      accent: neutral[700],
      accentHover: neutral[800],
      accentActive: neutral[900],
      accentText: neutral[800],
      focus: neutral[500],
    },
    dark: {
      surfaceSelected: neutral[850],
      accent: neutral[550],
      accentHover: neutral[600],
      accentActive: neutral[700],
      accentText: neutral[200],
      focus: neutral[400],
    },
    'high-contrast': {
      surfaceSelected: neutral[200],
      accent: neutral[800],
      accentHover: neutral[900],
      accentActive: neutral[950],
      accentText: neutral[800],
      focus: palette.black,
    },
  },
};

/** All colours of a theme with an accent, as a page shows them. */
export const colorsOf = (theme: ThemeName, accent: Accent): ThemeColors => ({
  ...themes[theme],
  ...(accent === 'blue' ? undefined : accents[accent][theme]),
});
