import type { SavedView } from '#design-system';
import { useChangePreferences, usePreference } from './preferences.ts';

/** The saved views of one list, by its name: in this browser, until sign-out. */
export function useListViews(name: string): [readonly SavedView[], (next: SavedView[]) => void] {
  const views = usePreference('views');
  const change = useChangePreferences();
  return [views[name] ?? [], (next) => change({ views: { ...views, [name]: next } })];
}
