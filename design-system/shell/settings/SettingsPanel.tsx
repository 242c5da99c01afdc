import { Button } from '../../base/button/Button.tsx';
import { Stack } from '../../base/Stack.tsx';
import { useNarrow, useTouch } from '../../base/useNarrow.ts';
import { Switch } from '../../form/choice/Switch.tsx';
import { DENSITIES, type Density, SCALES, type Scale } from '../../provider.tsx';
import { ACCENTS, type Accent, THEMES, type ThemeName } from '../../theme/themes.ts';
import { LAYOUT_MODES, type LayoutMode } from '../layout.ts';
import { RightPanel, type RightPanelProps } from '../RightPanel.tsx';
import { Dot, Page } from './SettingsPanel.styles.ts';
import { Tiles } from './SettingsPanel.tiles.tsx';

/** Light or dark, or the device's setting. */
export const SCHEMES = [...THEMES, 'system'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The user's settings of the portal (specification 9: static menu, blue theme, light scheme, scale 14). */
export interface Settings {
  layout: LayoutMode;
  accent: Accent;
  scheme: Scheme;
  density: Density;
  scale: Scale;
  /** Whether single-key shortcuts without Ctrl work (WCAG 2.1.4). */
  shortcuts: boolean;
}

/** The labels of the panel: all of them here, because they load when it opens. */
export interface SettingsWords {
  title: string;
  /** Where the settings are stored, and for how long. */
  kept: string;
  reset: string;
  layout: string;
  layouts: Record<LayoutMode, string>;
  accent: string;
  accents: Record<Accent, string>;
  scheme: string;
  schemes: Record<Scheme, string>;
  density: string;
  densities: Record<Density, string>;
  scale: string;
  scaleHint: string;
  shortcuts: string;
  shortcutsHint: string;
}

export interface SettingsPanelProps extends Pick<RightPanelProps, 'open' | 'onOpenChange'> {
  value: Settings;
  /** Called with the change; apply it at once. */
  onChange(change: Partial<Settings>): void;
  onReset(): void;
  words: SettingsWords;
}

const scaleNames = Object.fromEntries(SCALES.map((scale) => [scale, String(scale)])) as Record<Scale, string>;

/** Layout, theme, scheme, density, scale and keys, in a panel at the right; each choice applies at once. */
export function SettingsPanel({ open, onOpenChange, value, onChange, onReset, words }: SettingsPanelProps) {
  const narrow = useNarrow();
  const touch = useTouch();
  const theme = value.scheme === 'system' ? 'light' : value.scheme;
  return (
    <RightPanel
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={words.title}
      description={words.kept}
      footer={<Button onClick={onReset}>{words.reset}</Button>}
    >
      <Stack gap={6}>
        {/* On a phone the menu slides in, in every mode. */}
        {!narrow && (
          <Tiles
            label={words.layout}
            columns={3}
            values={LAYOUT_MODES}
            names={words.layouts}
            value={value.layout}
            onChange={(layout) => onChange({ layout })}
            draw={(mode) => <LayoutDrawing mode={mode} />}
          />
        )}
        <Tiles
          label={words.accent}
          columns={4}
          values={ACCENTS}
          names={words.accents}
          value={value.accent}
          onChange={(accent) => onChange({ accent })}
          draw={(accent) => <AccentDrawing accent={accent} theme={theme} />}
        />
        <Tiles
          label={words.scheme}
          columns={2}
          values={SCHEMES}
          names={words.schemes}
          value={value.scheme}
          onChange={(scheme) => onChange({ scheme })}
          draw={(scheme) => <SchemeDrawing scheme={scheme} />}
        />
        <Tiles
          label={words.density}
          columns={2}
          values={DENSITIES}
          names={words.densities}
          value={value.density}
          onChange={(density) => onChange({ density })}
          draw={(density) => <DensityDrawing density={density} />}
        />
        <Tiles
          label={words.scale}
          hint={words.scaleHint}
          columns={5}
          values={SCALES}
          names={scaleNames}
          value={value.scale}
          onChange={(scale) => onChange({ scale })}
        />
        {!touch && (
          <Switch
            label={words.shortcuts}
            hint={words.shortcutsHint}
            checked={value.shortcuts}
            onChange={(shortcuts) => onChange({ shortcuts })}
          />
        )}
      </Stack>
    </RightPanel>
  );
}

/** Small pictures of what a setting does, drawn with the tokens that it sets. */

/** Menu mode. */
function LayoutDrawing({ mode }: { mode: LayoutMode }) {
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

/** A preview in each colour scheme; `system` is half light, half dark. */
function SchemeDrawing({ scheme }: { scheme: ThemeName | 'system' }) {
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

/** The accent colour of controls and selections. */
function AccentDrawing({ accent, theme }: { accent: Accent; theme: ThemeName }) {
  return <Dot data-theme={theme} data-accent={accent} aria-hidden />;
}

/** Rows far apart, or close together. */
function DensityDrawing({ density }: { density: Density }) {
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
