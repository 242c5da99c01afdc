import type { Density } from '../provider.tsx';
import type { Accent, ThemeName } from '../theme/themes.ts';
import type { LayoutMode } from './layout.ts';
import { Dot, Page } from './SettingsPanel.styles.ts';

/** Small pictures of what a setting does, drawn with the very tokens that it sets. */

/** Where the menu stands. */
export function LayoutDrawing({ mode }: { mode: LayoutMode }) {
  return (
    <Page data-mode={mode} aria-hidden>
      <i className="menu">
        <i />
        <i />
        <i />
      </i>
      <i className="text" />
    </Page>
  );
}

/** A page in its scheme; `system` is half light, half dark. */
export function SchemeDrawing({ scheme }: { scheme: ThemeName | 'system' }) {
  const halves: readonly ThemeName[] = scheme === 'system' ? ['light', 'dark'] : [scheme];
  return (
    <Page aria-hidden>
      {halves.map((theme) => (
        <i key={theme} className="half" data-theme={theme}>
          <i />
          <i />
          <i className="accent" />
        </i>
      ))}
    </Page>
  );
}

/** The colour of what is pressed and chosen. */
export function AccentDrawing({ accent, theme }: { accent: Accent; theme: ThemeName }) {
  return <Dot data-theme={theme} data-accent={accent} aria-hidden />;
}

/** Rows apart, or close together. */
export function DensityDrawing({ density }: { density: Density }) {
  return (
    <Page data-rows={density} aria-hidden>
      <i />
      <i />
      <i />
      <i />
      <i />
    </Page>
  );
}
