import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { IconButton, SearchIcon } from '#design-system';
import { useT } from '../../i18n/index.ts';
import { lazyComponent } from '../../lib/lazyComponent.tsx';
import { PREFERENCES_KEY } from '../../lib/preferences.ts';
import { useShellPanel } from '../../state/panels.ts';
import { usePreference, useRereadPreferences } from '../../state/preferences.ts';
import { EVERYWHERE, keyName } from '../../state/shortcutKeys.ts';
import { KeyHints } from './KeyHints.tsx';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { useKeys } from './useKeys.ts';

const Palette = lazyComponent(async () => (await import('./Palette.tsx')).Palette, { isOptional: true });
const SettingsControl = lazyComponent(async () => (await import('../SettingsControl.tsx')).SettingsControl, {
  isOptional: true,
});

/** Delay (ms) before the code of dialogs loads: they are rarely needed first. */
const PRELOAD_AFTER_MS = 2000;

/** The topbar's search button, the global keys, and the dialogs that both open. */
export function SearchControl() {
  const t = useT();
  const [panel, setPanel] = useShellPanel();
  const isHeld = useKeys();
  useFollowedPreferences();
  useEffect(() => {
    const timer = setTimeout(Palette.preload, PRELOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      // Close everything when the user or the business changes.
      setPanel(null);
    };
  }, [setPanel]);

  const open = (name: typeof panel) => ({ open: panel === name, onOpenChange: () => setPanel(null) });
  const [way] = EVERYWHERE.palette.keys;
  return (
    <>
      <IconButton
        icon={SearchIcon}
        label={t('shortcut.palette')}
        tip={`${t('shortcut.palette')} (${keyName(way)})`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={Palette.preload}
        onClick={() => setPanel('palette')}
      />
      <Once wanted={panel === 'palette'}>
        <Palette {...open('palette')} />
      </Once>
      <Once wanted={panel === 'settings'}>
        <SettingsControl {...open('settings')} />
      </Once>
      <ShortcutHelp {...open('shortcuts')} />
      {isHeld && <KeyHints />}
    </>
  );
}

/** Renders its children once they were first wanted, and keeps them, because a closed dialog may still animate out. */
function Once({ wanted, children }: { wanted: boolean; children: React.ReactNode }) {
  const [used, setUsed] = useState(wanted);
  if (wanted && !used) setUsed(true);
  return used && <Suspense>{children}</Suspense>;
}

/** Keeps the preferences as another tab of this browser has changed them, and the scheme as the device has it. */
function useFollowedPreferences() {
  const reread = useRereadPreferences();
  const system = usePreference('system');
  useLayoutEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // Cleared by the sign-out, which each tab handles itself.
      if (key === PREFERENCES_KEY && newValue !== null) reread();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [reread]);
  useLayoutEffect(() => {
    if (!system) return;
    const device = matchMedia('(prefers-color-scheme: dark)');
    device.addEventListener('change', reread);
    return () => device.removeEventListener('change', reread);
  }, [reread, system]);
}
