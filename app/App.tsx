import { Suspense, use, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { DesignSystemProvider, ToastHost } from '#design-system';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type Locale, LocaleContext, loadLocale } from './i18n/index.ts';
import { localeBase, splitLocale } from './lib/address.ts';
import { later } from './lib/lazily.tsx';
import { AppLink } from './lib/navigation.tsx';
import { Pages } from './Pages.tsx';
import { usePreferences } from './state/preferences.ts';

const TooltipHost = later(async () => (await import('./FrameTools.tsx')).TooltipHost);

/** The portal: its language from the address, its looks from the preferences, its pages from the registry. */
export function App() {
  const [pathname] = useLocation();
  const { locale } = splitLocale(pathname);
  const { scheme, density, scale } = usePreferences();
  return (
    <DesignSystemProvider
      theme={scheme}
      density={density}
      scale={scale}
      locale={locale}
      linkComponent={AppLink}
    >
      <Suspense>
        <Localised locale={locale} />
      </Suspense>
      <ToastHost />
      <Suspense>
        <TooltipHost />
      </Suspense>
    </DesignSystemProvider>
  );
}

/** Everything that speaks: it waits for its language. */
function Localised({ locale }: { locale: Locale }) {
  use(loadLocale(locale));
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <LocaleContext value={locale}>
      <Router base={localeBase(locale)} key={locale}>
        <ErrorBoundary standalone>
          <Pages />
        </ErrorBoundary>
      </Router>
    </LocaleContext>
  );
}
