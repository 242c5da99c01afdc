import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { PREFERENCES_KEY, storedPreferences } from '../lib/preferences.ts';
import { usePreference, valueAtom } from './preferences.ts';

/** Follows changes of the preferences in other tabs of this browser, and of the device's colour scheme. */
export function useFollowedPreferences() {
  const set = useSetAtom(valueAtom);
  const system = usePreference('system');
  useLayoutEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // Cleared by the sign-out, which each tab handles itself.
      if (key === PREFERENCES_KEY && newValue !== null) set(storedPreferences());
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [set]);
  useLayoutEffect(() => {
    if (!system) return;
    const device = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => set(storedPreferences());
    device.addEventListener('change', follow);
    return () => device.removeEventListener('change', follow);
  }, [set, system]);
}
