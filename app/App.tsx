import { Suspense, use, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { DesignSystemProvider, ToastHost } from '#design-system';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type Locale, LocaleContext, labelsOf, loadLocale } from './i18n/index.ts';
import { localeBase, splitLocale } from './lib/address.ts';
import { later } from './lib/lazily.tsx';
import { AppLink } from './lib/navigation.tsx';
import { Pages } from './Pages.tsx';
import { usePreferences } from './state/preferences.ts';

const TooltipHost = later(async () => (await import('./FrameTools.tsx')).TooltipHost);

/** The portal: its language from the address, its looks from the preferences, its pages from the registry. */
export function App() {
  const [pathname] = useLocation();
  return (
    <Suspense>
      <Localised locale={splitLocale(pathname).locale} />
    </Suspense>
  );
}

/** Everything that speaks: it waits for its language. */
function Localised({ locale }: { locale: Locale }) {
  use(loadLocale(locale));
  const { scheme, density, scale } = usePreferences();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <DesignSystemProvider
      theme={scheme}
      density={density}
      scale={scale}
      labels={labelsOf(locale)}
      linkComponent={AppLink}
    >
      <LocaleContext value={locale}>
        <Router base={localeBase(locale)} key={locale}>
          <ErrorBoundary standalone>
            <Pages />
          </ErrorBoundary>
        </Router>
      </LocaleContext>
      <ToastHost />
      <Suspense>
        <TooltipHost />
      </Suspense>
    </DesignSystemProvider>
  );
}
