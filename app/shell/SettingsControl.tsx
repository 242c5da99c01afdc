import { ACCENTS, DENSITIES, LAYOUT_MODES, SCHEMES, type Settings, SettingsPanel } from '#design-system';
import { type Key, type Translate, useT } from '../i18n/index.ts';
import { defaultPreferences, type Preferences, systemScheme } from '../lib/preferences.ts';
import { useChangePreferences, usePreferences } from '../state/preferences.ts';

/**
 * Converts settings of the panel or the palette for storage; "follow the device" is stored beside the colour scheme.
 */
export function remembered({ scheme, ...rest }: Partial<Settings>): Partial<Preferences> {
  if (!scheme) return rest;
  return { ...rest, system: scheme === 'system', scheme: scheme === 'system' ? systemScheme() : scheme };
}

/** Labels of a setting's values: `settings.layouts.slim`. */
const named = <Value extends string>(t: Translate, branch: string, values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, t(`${branch}.${value}` as Key)])) as Record<Value, string>;

/** "Giao diện": the user's appearance settings, applied at once and kept until sign-out. */
export function SettingsControl(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useT();
  const { layout, accent, scheme, system, density, scale, shortcuts } = usePreferences();
  const change = useChangePreferences();
  const reset = () => {
    // Resetting keeps the preferences of lists.
    const { tables: _, views: __, templates: ___, ...looks } = defaultPreferences;
    change(looks);
  };
  return (
    <SettingsPanel
      {...props}
      value={{ layout, accent, scheme: system ? 'system' : scheme, density, scale, shortcuts }}
      onChange={(settings) => change(remembered(settings))}
      onReset={reset}
      words={{
        title: t('settings.title'),
        kept: t('settings.kept'),
        reset: t('settings.reset'),
        layout: t('settings.layout'),
        layouts: named(t, 'settings.layouts', LAYOUT_MODES),
        accent: t('settings.accent'),
        accents: named(t, 'settings.accents', ACCENTS),
        scheme: t('settings.scheme'),
        schemes: named(t, 'settings.schemes', SCHEMES),
        density: t('settings.density'),
        densities: named(t, 'settings.densities', DENSITIES),
        scale: t('settings.scale'),
        scaleHint: t('settings.scaleHint'),
        shortcuts: t('settings.shortcuts'),
        shortcutsHint: t('settings.shortcutsHint'),
      }}
    />
  );
}
