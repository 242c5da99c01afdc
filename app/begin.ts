import '#design-system/theme/global.css';
import { createSessionStore, type SessionStore } from './api/session-store.ts';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { type Locale, splitLocale } from './lib/address.ts';
import { type Preferences, storedPreferences } from './lib/preferences.ts';
import { noteStorageTrouble } from './lib/storage.ts';

/** What every page begins with: its looks, its language, the configuration and the session of this browser. */
export interface Beginning {
  config: Config;
  session: SessionStore;
  locale: Locale;
  /** The address below the language's prefix. */
  path: string;
  preferences: Preferences;
}

async function begin(run: (beginning: Beginning) => Promise<void>) {
  const preferences = storedPreferences();
  const { scheme: theme, accent, density, scale, layout, anchored } = preferences;
  // As the provider and the shell of the design system do from their first draw on.
  Object.assign(document.documentElement.dataset, { theme, accent, density, scale, layout, anchored });
  const { locale, path } = splitLocale(location.pathname);
  document.documentElement.lang = locale;
  await run({
    config: await loadConfig(),
    session: createSessionStore(noteStorageTrouble),
    locale,
    path,
    preferences,
  });
}

let begun = false;

/** Begins a page; what stops it is said in its place, in plain text: styles and words may be what is missing. */
export function beginPage(run: (beginning: Beginning) => Promise<void>) {
  // Built files share code: the sign-in page may fetch the file in which the portal's own beginning stands.
  if (begun) return;
  begun = true;
  begin(run).catch((error: unknown) => {
    const root = document.getElementById('root')!;
    root.textContent = error instanceof ConfigError ? error.message : root.dataset.startFailed!;
    root.setAttribute('role', 'alert');
    if (!(error instanceof ConfigError)) throw error;
  });
}
