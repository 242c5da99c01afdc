import { type ReactNode, Suspense, use, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { DesignSystemProvider, ToastHost } from '#design-system';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type Locale, LocaleContext, labelsOf, loadLocale } from './i18n/index.ts';
import { localeBase, splitLocale } from './lib/address.ts';
import { later } from './lib/lazily.tsx';
import { AppLink, aroundNav } from './lib/navigation.tsx';
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
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <Looks locale={locale}>
      <LocaleContext value={locale}>
        <Router base={localeBase(locale)} key={locale} aroundNav={aroundNav}>
          <ErrorBoundary standalone>
            <Pages />
          </ErrorBoundary>
        </Router>
      </LocaleContext>
      <ToastHost />
      <Suspense>
        <TooltipHost />
      </Suspense>
    </Looks>
  );
}

/** The person's looks. On its own, so that a change of them draws nothing else again. */
function Looks({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { scheme, accent, density, scale } = usePreferences();
  return (
    <DesignSystemProvider
      theme={scheme}
      accent={accent}
      density={density}
      scale={scale}
      labels={labelsOf(locale)}
      linkComponent={AppLink}
    >
      {children}
    </DesignSystemProvider>
  );
}
