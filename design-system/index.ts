/** The only door of the design system: explicit, in the order of the rooms. */

// base
export { BUTTON_SIZES, BUTTON_TONES, BUTTON_VARIANTS, Button, type ButtonProps } from './base/Button.tsx';
export { ICON_SIZES, Icon, type IconProps } from './base/Icon.tsx';
export * from './base/icons.ts';
export { Spinner, type SpinnerProps } from './base/Spinner.tsx';
export { type Labels, labelsEn, labelsVi } from './labels.tsx';
export {
  DENSITIES,
  type Density,
  DesignSystemProvider,
  type DesignSystemProviderProps,
  type LinkComponent,
  type LinkComponentProps,
  SCALES,
  type Scale,
} from './provider.tsx';
export { THEMES, type ThemeName } from './theme/themes.ts';
export { DESKTOP_BREAKPOINT, TONES, type Tone } from './theme/tokens.ts';
