import { createSessionStore } from './api/session-store.ts';
import { ConfigError, loadConfig } from './config.ts';
import { askEarly } from './early.ts';
import { splitLocale } from './lib/address.ts';
import { watchStaticForm } from './lib/handover.ts';
import { storedPreferences } from './lib/preferences.ts';

/**
 * The first script of the page, small on purpose: it reads the configuration and the session, asks for the first rows,
 * and fetches the app meanwhile.
 */
async function boot() {
  watchStaticForm();
  const { scheme, density, scale, tables } = storedPreferences();
  Object.assign(document.documentElement.dataset, { theme: scheme, density, scale: String(scale) });

  const config = await loadConfig();
  const session = createSessionStore();
  const { locale, path } = splitLocale(location.pathname);
  askEarly(config, session, path, locale, tables.transactions?.pageSize);
  const [{ start }] = await Promise.all([import('./main.tsx'), session.ask()]);
  start({ config, session });
}

boot().catch((error: unknown) => {
  const root = document.getElementById('root')!;
  // Only plain text can be said here: the app, its words and its styles may be what is missing.
  root.textContent = error instanceof ConfigError ? error.message : root.dataset.startFailed!;
  root.setAttribute('role', 'alert');
  if (!(error instanceof ConfigError)) throw error;
});
