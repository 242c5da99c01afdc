// Long because it is a table: one line for each colour of each theme.
import { palette as p } from './palette.ts';

/** Colours by purpose. Each theme defines all of them, so that no component needs to know the current theme. */
export interface ThemeColors {
  canvas: string;
  surface: string;
  surfaceRaised: string;
  surfaceSunken: string;
  surfaceHover: string;
  surfaceSelected: string;
  surfaceInverse: string;
  border: string;
  borderStrong: string;
  text: string;
  textMuted: string;
  textDisabled: string;
  textInverse: string;
  accent: string;
  accentHover: string;
  accentActive: string;
  accentText: string;
  onAccent: string;
  focus: string;
  mask: string;
  skeleton: string;
  shadow: string;
  neutralSoft: string;
  neutralText: string;
  neutralSolid: string;
  onNeutral: string;
  infoSoft: string;
  infoText: string;
  infoSolid: string;
  onInfo: string;
  successSoft: string;
  successText: string;
  successSolid: string;
  onSuccess: string;
  warningSoft: string;
  warningText: string;
  warningSolid: string;
  onWarning: string;
  dangerSoft: string;
  dangerText: string;
  dangerSolid: string;
  dangerSolidHover: string;
  onDanger: string;
  specialSoft: string;
  specialText: string;
  specialSolid: string;
  onSpecial: string;
}

const light: ThemeColors = {
  canvas: p.neutral[50],
  surface: p.white,
  surfaceRaised: p.white,
  surfaceSunken: p.neutral[100],
  surfaceHover: p.neutral[50],
  surfaceSelected: p.blue[50],
  surfaceInverse: p.neutral[900],
  border: p.neutral[200],
  borderStrong: p.neutral[500],
  text: p.neutral[900],
  textMuted: p.neutral[600],
  textDisabled: p.neutral[400],
  textInverse: p.white,
  accent: p.blue[600],
  accentHover: p.blue[700],
  accentActive: p.blue[800],
  accentText: p.blue[600],
  onAccent: p.white,
  focus: p.blue[500],
  mask: 'rgb(13 19 29 / 0.45)',
  skeleton: p.neutral[200],
  shadow: 'rgb(24 32 45 / 0.14)',
  neutralSoft: p.neutral[100],
  neutralText: p.neutral[700],
  neutralSolid: p.neutral[600],
  onNeutral: p.white,
  infoSoft: p.blue[50],
  infoText: p.blue[700],
  infoSolid: p.blue[600],
  onInfo: p.white,
  successSoft: p.green[50],
  successText: p.green[700],
  successSolid: p.green[600],
  onSuccess: p.white,
  warningSoft: p.amber[50],
  warningText: p.amber[700],
  warningSolid: p.amber[600],
  onWarning: p.white,
  dangerSoft: p.red[50],
  dangerText: p.red[700],
  dangerSolid: p.red[600],
  dangerSolidHover: p.red[700],
  onDanger: p.white,
  specialSoft: p.violet[50],
  specialText: p.violet[700],
  specialSolid: p.violet[600],
  onSpecial: p.white,
};

const dark: ThemeColors = {
  canvas: p.neutral[950],
  surface: p.neutral[900],
  surfaceRaised: p.neutral[850],
  surfaceSunken: p.neutral[950],
  surfaceHover: p.neutral[850],
  surfaceSelected: p.blue[950],
  surfaceInverse: p.neutral[100],
  border: p.neutral[800],
  borderStrong: p.neutral[500],
  text: p.neutral[100],
  textMuted: p.neutral[400],
  textDisabled: p.neutral[600],
  textInverse: p.neutral[900],
  accent: p.blue[500],
  accentHover: p.blue[600],
  accentActive: p.blue[700],
  accentText: p.blue[300],
  onAccent: p.white,
  focus: p.blue[400],
  mask: 'rgb(3 6 11 / 0.65)',
  skeleton: p.neutral[800],
  shadow: 'rgb(0 0 0 / 0.5)',
  neutralSoft: p.neutral[800],
  neutralText: p.neutral[200],
  neutralSolid: p.neutral[500],
  onNeutral: p.neutral[950],
  infoSoft: p.blue[950],
  infoText: p.blue[200],
  infoSolid: p.blue[400],
  onInfo: p.neutral[950],
  successSoft: p.green[950],
  successText: p.green[300],
  successSolid: p.green[400],
  onSuccess: p.neutral[950],
  warningSoft: p.amber[950],
  warningText: p.amber[300],
  warningSolid: p.amber[400],
  onWarning: p.neutral[950],
  dangerSoft: p.red[950],
  dangerText: p.red[300],
  dangerSolid: p.red[550],
  dangerSolidHover: p.red[700],
  onDanger: p.white,
  specialSoft: p.violet[950],
  specialText: p.violet[300],
  specialSolid: p.violet[400],
  onSpecial: p.neutral[950],
};

const highContrast: ThemeColors = {
  ...light,
  canvas: p.white,
  surfaceSunken: p.white,
  surfaceHover: p.neutral[100],
  surfaceSelected: p.blue[100],
  surfaceInverse: p.black,
  border: p.neutral[700],
  borderStrong: p.black,
  text: p.black,
  textMuted: p.neutral[800],
  textDisabled: p.neutral[600],
  accent: p.blue[800],
  accentHover: p.blue[900],
  accentActive: p.blue[950],
  accentText: p.blue[800],
  focus: p.black,
  skeleton: p.neutral[300],
  neutralText: p.black,
  neutralSolid: p.neutral[800],
  infoText: p.blue[900],
  infoSolid: p.blue[800],
  successText: p.green[800],
  successSolid: p.green[800],
  warningText: p.amber[800],
  warningSolid: p.amber[800],
  dangerText: p.red[800],
  dangerSolid: p.red[800],
  dangerSolidHover: p.red[950],
  specialText: p.violet[800],
  specialSolid: p.violet[800],
};

export const themes = { light, dark, 'high-contrast': highContrast } satisfies Record<string, ThemeColors>;

export const THEMES = ['light', 'dark', 'high-contrast'] as const;
export type ThemeName = (typeof THEMES)[number];

export const ACCENTS = ['blue', 'teal', 'violet', 'graphite'] as const;
/** The colour of actions and selection (specification 9: blue). Statuses keep their own colours. */
export type Accent = (typeof ACCENTS)[number];
