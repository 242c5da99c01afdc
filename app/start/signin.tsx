import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DesignSystemProvider, loadFonts } from '#design-system';
import type { SessionStore } from '../api/session/sessionStore.ts';
import type { Config } from '../config.ts';
import { LocaleContext, labelsOf, loadLocale, loadRest } from '../i18n/index.ts';
import { isDashboard, safeReturnPath, splitLocale } from '../lib/address.ts';
import { captureStaticForm } from '../lib/signInHandover.ts';
import { SignInContext, type SignInServices } from '../screens/auth/context.ts';
import { SignInScreen } from '../screens/auth/SignInScreen.tsx';
import type { PageStart } from './startPage.ts';

/** The sign-in page: only its form. The app loads after a sign-in, here or in another tab. */
export async function signIn(beginning: PageStart): Promise<void> {
  const { config, session, locale } = beginning;
  await loadLocale(locale);
  const next = () => safeReturnPath(new URLSearchParams(location.search).get('return'), locale);
  let forgetIdentity: (() => Promise<void>) | undefined;
  if (!session.current()) {
    const leave = show(beginning, (forget) => {
      forgetIdentity = forget;
    });
    await signedIn(session);
    // The form stays, busy, until the portal is ready. A failed load is retried, and reported, when the portal renders.
    if (isDashboard(splitLocale(next()).path))
      void import('../screens/dashboard/DashboardScreen.tsx').catch(() => undefined);
    await portal();
    leave();
  }
  history.replaceState(null, '', next());
  await (await portal()).start({ config, session, forgetIdentity });
}

/** Loads the portal's code and its texts: this page only embeds its own. */
async function portal() {
  const [main] = await Promise.all([import('../main.tsx'), loadRest()]);
  return main;
}

function show(
  { config, session, locale, preferences }: PageStart,
  onIdentity: SignInServices['onIdentity'],
): () => void {
  const root = createRoot(document.getElementById('root')!);
  captureStaticForm();
  // Synchronous: input between reading the static form and replacing it would be lost.
  flushSync(() =>
    root.render(
      <DesignSystemProvider
        theme={preferences.scheme}
        density={preferences.density}
        scale={preferences.scale}
        labels={labelsOf(locale)}
      >
        <LocaleContext value={locale}>
          <SignInContext
            value={{ config, session, onIdentity, exchange: (idToken) => exchange(config, locale, idToken) }}
          >
            <SignInScreen reason={session.reason()} search={location.search.slice(1)} />
          </SignInContext>
        </LocaleContext>
      </DesignSystemProvider>,
    ),
  );
  void loadFonts();
  return () => root.unmount();
}

/** Loads the API's code at sign-in. */
async function exchange({ apiUrl }: Config, locale: string, idToken: string) {
  const [{ configureClient }, api] = await Promise.all([
    import('../api/http/client.ts'),
    import('../api/session/session.ts'),
  ]);
  const fetch = globalThis.fetch.bind(globalThis);
  configureClient({ apiUrl, authFetch: fetch, fetch, locale: () => locale });
  return api.exchange(idToken);
}

/** Resolves once there is a session. */
function signedIn(session: SessionStore): Promise<void> {
  return new Promise((resolve) => {
    if (session.current()) return resolve();
    const stop = session.subscribe(({ record }) => {
      if (!record) return;
      stop();
      resolve();
    });
  });
}
