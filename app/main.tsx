import { createStore, Provider } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { dismissToast, forgetNotices, loadFonts } from '#design-system';
import { App } from './App.tsx';
import { createAuthFetch } from './api/http/authFetch.ts';
import { configureClient } from './api/http/client.ts';
import type { UploadInit } from './api/http/upload.ts';
import type { SessionStore } from './api/session/sessionStore.ts';
import { listTransactions } from './api/transactions.ts';
import type { Config } from './config.ts';
import { createTranslate, loadLocale, pageLocale } from './i18n/index.ts';
import { onPartFailure } from './lib/lazyComponent.tsx';
import { type AddressSource, leaveFreely, literalAddresses } from './lib/navigation/router.tsx';
import { createQueryClient, type QueryClient, QueryClientProvider } from './lib/query.tsx';
import { onStorageTrouble } from './lib/storage.ts';
import { listKey } from './list/useList.ts';
import { routes } from './routes.tsx';
import type { FirstRows } from './start/prefetchFirstRows.ts';
import { forgetAccessAtom, restoreAccessAtom } from './state/access.ts';
import { tabMerchantId } from './state/accessCache.ts';
import { chosenAtom, merchantIdAtom } from './state/business.ts';
import { noticeFailure, noticePart, noticeStorage, noticeUnreadable } from './state/notices.ts';
import { rereadPreferencesAtom } from './state/preferences.ts';
import { previewAtom } from './state/preview.ts';
import { followSessionAtom, type Services, servicesAtom } from './state/session.ts';

export interface PortalOptions {
  config: Config;
  session: SessionStore;
  /** Deletes the identity service's own tokens after a sign-in on this page. */
  forgetIdentity?: Services['forgetIdentity'];
  /** Replaces the network; a story passes its own sandbox. */
  fetch?: typeof globalThis.fetch;
  /** Replaces the browser's location. */
  location?: AddressSource;
}

/** Loaded with the first refresh. */
const refresh = async (token: string) => (await import('./api/session/session.ts')).refreshTokens(token);

/** The browser's `fetch`; the code for upload progress loads with the first body that needs it. */
const browserFetch = async (input: RequestInfo | URL, init: UploadInit = {}) =>
  init.onUpload
    ? (await import('./api/http/upload.ts')).upload(String(input), init)
    : globalThis.fetch(input, init);

/** Wires the portal together: client, stores, rules. One per page or story; `Portal` renders it. */
export function createPortal({
  config,
  session,
  forgetIdentity,
  fetch = browserFetch,
  location,
}: PortalOptions) {
  const store = createStore();
  const queryClient = createQueryClient((error) => noticeFailure(error, createTranslate(pageLocale())));
  const apiOrigin = new URL(config.apiUrl, globalThis.location.href).origin;
  const authFetch = createAuthFetch({ session, apiOrigin, refresh, fetch });
  configureClient({
    apiUrl: config.apiUrl,
    authFetch,
    fetch,
    locale: pageLocale,
    readOnly: () => store.get(previewAtom) !== null,
    onUnreadable: (unreadable) => noticeUnreadable(unreadable, createTranslate(pageLocale())),
    onWrite() {
      // Read at the start: the call may end after a switch to another business.
      const userId = session.current()?.record.id;
      const merchantId = store.get(merchantIdAtom);
      return (write) => {
        if (!userId || !merchantId) return;
        // If the log cannot load, the action is not logged but has still happened.
        import('./lib/actionLog.ts').then(
          ({ noteAction }) =>
            session.current()?.record.id === userId && noteAction({ userId, merchantId }, write),
          () => undefined,
        );
      };
    },
  });

  store.set(servicesAtom, { config, session, forgetIdentity });
  store.set(followSessionAtom);
  store.set(chosenAtom, tabMerchantId());
  store.set(restoreAccessAtom);
  // Notices belong to one user and one business.
  forgetNotices();
  store.sub(merchantIdAtom, forgetNotices);
  let userId = session.current()?.record.id;
  session.subscribe(({ record }) => {
    if (!record) {
      leaveFreely();
      dismissToast();
    }
    if (record?.id === userId) return;
    // Data of one user must not be visible to the next.
    userId = record?.id;
    queryClient.clear();
    forgetNotices();
    store.set(forgetAccessAtom);
    store.set(rereadPreferencesAtom);
  });
  return { store, queryClient, location: literalAddresses(location) };
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

/** How long (ms) the HTML's skeleton waits for pending requests, so that shell and rows render together. */
const PATIENCE_MS = 300;

/** Preloads the screen of a path, so that shell and screen render together. The screen itself reports a failure. */
export const preloadScreen = (path: string) => routes.find((route) => route.path === path)?.screen.preload();

/** Puts the response of the pending request into the cache of the list. The list itself reports a failure. */
export function prefetchRows(queries: QueryClient, { scope, query }: FirstRows) {
  return queries.prefetchQuery({
    queryKey: listKey(scope, 'transactions', query),
    queryFn: ({ signal }) => listTransactions(scope, query, signal),
    meta: { quiet: true },
  });
}

/**
 * Starts the portal in the page, once its texts and the first data have loaded.
 *
 * @param prefetch puts the pending rows or figures into the cache of their screen
 */
export async function start(
  options: PortalOptions,
  prefetch?: (queries: QueryClient) => Promise<unknown> | undefined,
) {
  const portal = createPortal(options);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const first = prefetch?.(portal.queryClient);
  await Promise.all([loadLocale(pageLocale()), first && Promise.race([first, patience])]);
  // The first rows have loaded, so the network is free for the fonts.
  void loadFonts();
  onStorageTrouble(() => noticeStorage(createTranslate(pageLocale())));
  onPartFailure((error) => noticePart(error, createTranslate(pageLocale())));
  const root = createRoot(document.getElementById('root')!);
  // A transition renders in slices that do not block input, and shows no fallback for code that has already loaded.
  startTransition(() => root.render(<Portal portal={portal} />));
}
