import { loadFonts } from '#design-system';
import '#design-system/theme/global.css';
import { createSessionStore, type SessionStore } from '../api/session/sessionStore.ts';
import { type Config, ConfigError, ConfigUnavailable, loadConfig } from '../config.ts';
import type { Locale } from '../i18n/locale.ts';
import { splitLocale } from '../lib/address.ts';
import { type Preferences, storedPreferences } from '../lib/preferences.ts';
import { noteStorageTrouble } from '../lib/storage.ts';
import { takeScriptPolicy } from '../lib/trustedTypes.ts';

/** The start of every page: appearance, language, configuration and the browser's session. */
export interface PageStart {
  config: Config;
  session: SessionStore;
  locale: Locale;
  /** The path without the language prefix. */
  path: string;
  preferences: Preferences;
}

async function begin(run: (beginning: PageStart) => Promise<void>) {
  const preferences = storedPreferences();
  const { scheme: theme, accent, density, scale, layout, anchored } = preferences;
  // The same attributes as the design system's provider and shell set on their first render.
  Object.assign(document.documentElement.dataset, { theme, accent, density, scale, layout, anchored });
  const { locale, path } = splitLocale(location.pathname);
  // The HTML already has it, and setting it again restyles every element.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  // From the browser's cache the fonts cost no network time, and are ready for the first paint.
  if (isFromCache()) void loadFonts();
  const session = createSessionStore(noteStorageTrouble);
  // Another tab may hold the session of this one.
  const [config] = await Promise.all([loadConfig(), session.ask()]);
  await run({ config, session, locale, path, preferences });
}

/** Whether this script, and therefore the fonts, came from the browser's cache. */
function isFromCache(): boolean {
  const [script] = performance.getEntriesByName(import.meta.url);
  return script instanceof PerformanceResourceTiming && script.transferSize === 0;
}

let begun = false;

/** Shows why the page did not start, with a retry button. Needs no styles or texts, since they may be what failed. */
function sayFailed(error: unknown) {
  const root = document.getElementById('root')!;
  const element = (name: string, text: string | undefined) =>
    Object.assign(document.createElement(name), { textContent: text });
  const retry = element('button', root.dataset.startRetry);
  retry.addEventListener('click', () => location.reload());
  // Details of the invalid file help the person who configures it.
  const detail = error instanceof ConfigError ? [element('p', error.message)] : [];
  root.replaceChildren(element('p', root.dataset.startFailed), ...detail, retry);
  root.setAttribute('role', 'alert');
}

/** Long after the first view of a signed-in user, and never in development, where files change. */
function installLater() {
  if (!import.meta.env.PROD) return;
  setTimeout(
    () =>
      import('./installable.ts').then(
        ({ makeInstallable }) => makeInstallable(),
        () => undefined,
      ),
    5000,
  );
}

/** Starts a page. */
export function startPage(run: (beginning: PageStart) => Promise<void>) {
  // Built files share code: the sign-in page may load the file that contains the portal's own start.
  if (begun) return;
  begun = true;
  takeScriptPolicy();
  begin(run).then(installLater, (error: unknown) => {
    sayFailed(error);
    if (!(error instanceof ConfigError || error instanceof ConfigUnavailable)) throw error;
  });
}
