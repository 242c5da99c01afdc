import { loadFonts } from '#design-system';
import '#design-system/theme/global.css';
import { createSessionStore, type SessionStore } from '../api/session/sessionStore.ts';
import { type Config, ConfigError, ConfigUnavailable, loadConfig } from '../config.ts';
import { type Locale, splitLocale } from '../lib/address.ts';
import { type Preferences, storedPreferences } from '../lib/preferences.ts';
import { noteStorageTrouble } from '../lib/storage.ts';
import { takeScriptPolicy } from '../lib/trustedTypes.ts';

/** What every page begins with: its looks, its language, the configuration and the session of this browser. */
export interface PageStart {
  config: Config;
  session: SessionStore;
  locale: Locale;
  /** The address below the language's prefix. */
  path: string;
  preferences: Preferences;
}

async function begin(run: (beginning: PageStart) => Promise<void>) {
  const preferences = storedPreferences();
  const { scheme: theme, accent, density, scale, layout, anchored } = preferences;
  // As the provider and the shell of the design system do from their first draw on.
  Object.assign(document.documentElement.dataset, { theme, accent, density, scale, layout, anchored });
  const { locale, path } = splitLocale(location.pathname);
  // The HTML says it already, and written anew it costs a style of every element.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  // From the browser's cache they cost the network nothing, and the first paint has them.
  if (isFromCache()) void loadFonts();
  await run({
    config: await loadConfig(),
    session: createSessionStore(noteStorageTrouble),
    locale,
    path,
    preferences,
  });
}

/** Whether this script came from the browser's cache, so that the fonts do too. */
function isFromCache(): boolean {
  const [script] = performance.getEntriesByName(import.meta.url);
  return script instanceof PerformanceResourceTiming && script.transferSize === 0;
}

let begun = false;

/** Says in the page's place why it did not start, with a way to try again: styles and words may be what is missing. */
function sayFailed(error: unknown) {
  const root = document.getElementById('root')!;
  const element = (name: string, text: string | undefined) =>
    Object.assign(document.createElement(name), { textContent: text });
  const retry = element('button', root.dataset.startRetry);
  retry.addEventListener('click', () => location.reload());
  // The fault in the file is for the person who wrote it.
  const detail = error instanceof ConfigError ? [element('p', error.message)] : [];
  root.replaceChildren(element('p', root.dataset.startFailed), ...detail, retry);
  root.setAttribute('role', 'alert');
}

/** Begins a page. */
export function startPage(run: (beginning: PageStart) => Promise<void>) {
  // Built files share code: the sign-in page may fetch the file in which the portal's own beginning stands.
  if (begun) return;
  begun = true;
  takeScriptPolicy();
  begin(run).catch((error: unknown) => {
    sayFailed(error);
    if (!(error instanceof ConfigError || error instanceof ConfigUnavailable)) throw error;
  });
}
