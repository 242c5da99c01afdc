import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { type BaseLocationHook, type BaseSearchHook, Router } from 'wouter';
import { App } from './App.tsx';
import { createAuthFetch } from './api/auth-fetch.ts';
import { configureClient } from './api/client.ts';
import type { SessionStore } from './api/session-store.ts';
import type { Config } from './config.ts';
import { createTranslate, loadLocale, pageLocale } from './i18n/index.ts';
import { onMissingCode } from './lib/lazily.tsx';
import { createQueryClient, QueryClientProvider } from './lib/query.tsx';
import { onStorageTrouble } from './lib/storage.ts';
import { forgetAccessAtom, restoreAccessAtom } from './state/access.ts';
import { noticeFailure, noticeStorage, noticeVersion } from './state/notices.ts';
import { resetPreferencesAtom } from './state/preferences.ts';
import { followSessionAtom, type Services, servicesAtom } from './state/session.ts';

export interface PortalOptions {
  config: Config;
  session: SessionStore;
  /** Lets go of the identity service's own tokens, after a sign-in on this very page. */
  forgetIdentity?: Services['forgetIdentity'];
  /** The network; a story gives its own sandbox here. */
  fetch?: typeof globalThis.fetch;
  /** Another source of the address than the browser's. */
  location?: { hook: BaseLocationHook; searchHook: BaseSearchHook };
}

/** What the session asks for comes with the first of its calls. */
const refresh = async (token: string) => (await import('./api/session.ts')).refreshTokens(token);

/** Wires the portal together: client, stores, rules. One per page, or per story; `Portal` draws it. */
export function createPortal({
  config,
  session,
  forgetIdentity,
  fetch = globalThis.fetch.bind(globalThis),
  location,
}: PortalOptions) {
  const store = createStore();
  const queryClient = createQueryClient((error) => noticeFailure(error, createTranslate(pageLocale())));
  const apiOrigin = new URL(config.apiUrl, globalThis.location.href).origin;
  const authFetch = createAuthFetch({ session, apiOrigin, refresh, fetch });
  configureClient({ apiUrl: config.apiUrl, authFetch, fetch, locale: pageLocale });

  store.set(servicesAtom, { config, session, forgetIdentity });
  store.set(followSessionAtom);
  store.set(restoreAccessAtom);
  let userId = session.current()?.record.id;
  session.subscribe(({ record }) => {
    if (record?.id === userId) return;
    // Nothing of one user may be left for the next.
    userId = record?.id;
    queryClient.clear();
    store.set(forgetAccessAtom);
    if (!record) store.set(resetPreferencesAtom);
  });
  return { store, queryClient, location };
}

/** The whole portal, as wired by `createPortal`. */
export function Portal({
  portal: { store, queryClient, location },
}: {
  portal: ReturnType<typeof createPortal>;
}) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Router {...location}>
          <App />
        </Router>
      </QueryClientProvider>
    </Provider>
  );
}

/** Starts the portal in the page, once its words are there. */
export async function start(options: PortalOptions) {
  await loadLocale(pageLocale());
  onStorageTrouble(() => noticeStorage(createTranslate(pageLocale())));
  onMissingCode(() => noticeVersion(createTranslate(pageLocale())));
  createRoot(document.getElementById('root')!).render(<Portal portal={createPortal(options)} />);
  // A page that comes back from the browser's memory may belong to a session that has ended since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !options.session.current()) location.reload();
  });
}
