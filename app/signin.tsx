import { createRoot } from 'react-dom/client';
import { DesignSystemProvider } from '#design-system';
import type { SessionStore } from './api/session-store.ts';
import type { Config } from './config.ts';
import { LocaleContext, loadLocale } from './i18n/index.ts';
import type { Locale } from './lib/address.ts';
import { captureStaticForm } from './lib/handover.ts';
import type { Preferences } from './lib/preferences.ts';
import { SignInContext } from './screens/auth/context.ts';
import { SignInScreen } from './screens/auth/SignInScreen.tsx';

interface SignInPage {
  config: Config;
  session: SessionStore;
  locale: Locale;
  preferences: Preferences;
}

/**
 * The sign-in page by itself: its form and nothing else of the app, which is fetched once somebody has signed in.
 * Resolves then, here or in another tab.
 */
export async function showSignIn({ config, session, locale, preferences }: SignInPage): Promise<void> {
  await loadLocale(locale);
  document.documentElement.lang = locale;
  const search = location.search.slice(1);
  const exchange = async (idToken: string) => {
    const [{ configureClient }, api] = await Promise.all([
      import('./api/client.ts'),
      import('./api/session.ts'),
    ]);
    configureClient({ apiUrl: config.apiUrl, authFetch: fetch, fetch, locale: () => locale });
    return api.exchange(idToken);
  };

  captureStaticForm();
  const root = createRoot(document.getElementById('root')!);
  root.render(
    <DesignSystemProvider
      theme={preferences.scheme}
      density={preferences.density}
      scale={preferences.scale}
      locale={locale}
    >
      <LocaleContext value={locale}>
        <SignInContext value={{ config, session, exchange }}>
          <SignInScreen search={search} />
        </SignInContext>
      </LocaleContext>
    </DesignSystemProvider>,
  );
  await new Promise<void>((resolve) => {
    const stop = session.subscribe(({ record }) => {
      if (!record) return;
      stop();
      resolve();
    });
  });
  root.unmount();
}
