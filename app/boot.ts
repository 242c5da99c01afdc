import '#design-system/theme/global.css';
import { createSessionStore } from './api/session-store.ts';
import { ConfigError, loadConfig } from './config.ts';
import { safeReturnPath, splitLocale } from './lib/address.ts';
import { watchStaticForm } from './lib/handover.ts';
import { storedPreferences } from './lib/preferences.ts';

/**
 * The first script of the page, small on purpose: it reads the configuration and the session, asks for the first rows,
 * and fetches the app meanwhile. Who is not signed in gets the sign-in page alone.
 */
async function boot() {
  watchStaticForm();
  const preferences = storedPreferences();
  const { scheme, density, scale } = preferences;
  Object.assign(document.documentElement.dataset, { theme: scheme, density, scale: String(scale) });

  const { locale, path } = splitLocale(location.pathname);
  const isSignIn = path === '/auth/login';
  // Fetched while the configuration is read.
  const page = isSignIn ? import('./signin.tsx') : import('./main.tsx');
  const first = path === '/merchant/transaction' && import('./early.ts');
  const config = await loadConfig();
  const session = createSessionStore();
  if (first) (await first).askEarly(config, session, locale, preferences.tables.transactions?.pageSize);

  const loaded = await page;
  await session.ask();
  if ('start' in loaded) return loaded.start({ config, session });
  if (!session.current()) {
    await loaded.showSignIn({ config, session, locale, preferences });
    history.replaceState(
      null,
      '',
      safeReturnPath(new URLSearchParams(location.search).get('return'), locale),
    );
  }
  (await import('./main.tsx')).start({ config, session });
}

boot().catch((error: unknown) => {
  const root = document.getElementById('root')!;
  // Only plain text can be said here: the app, its words and its styles may be what is missing.
  root.textContent = error instanceof ConfigError ? error.message : root.dataset.startFailed!;
  root.setAttribute('role', 'alert');
  if (!(error instanceof ConfigError)) throw error;
});
