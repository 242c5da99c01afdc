import { type ReactNode, Suspense, use, useCallback, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { DesignSystemProvider, ToastHost } from '#design-system';
import { type Locale, LocaleContext, labelsOf, loadLocale } from './i18n/index.ts';
import { localeBase, namedBusiness, splitLocale, withBusiness } from './lib/address.ts';
import { lazyComponent } from './lib/lazyComponent.tsx';
import { AppLink, aroundNav } from './lib/navigation/router.tsx';
import { routes } from './routes.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Pages } from './shell/Pages.tsx';
import { useScope } from './state/business.ts';
import { usePreferences } from './state/preferences.ts';

const TooltipHost = lazyComponent(async () => (await import('./shell/FrameTools.tsx')).TooltipHost, {
  isOptional: true,
});

/**
 * The portal: takes its language from the address, its appearance from the preferences, its pages from the registry.
 */
export function App() {
  const [pathname] = useLocation();
  return (
    <Suspense>
      <Localised locale={splitLocale(pathname).locale} />
    </Suspense>
  );
}

/** Everything that contains text: suspends until its language has loaded. */
function Localised({ locale }: { locale: Locale }) {
  use(loadLocale(locale));
  useEffect(() => {
    // Setting it makes the browser restyle every element, even when the value is the same.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  }, [locale]);

  return (
    <Looks locale={locale}>
      <LocaleContext value={locale}>
        <Router base={localeBase(locale)} key={locale} aroundNav={aroundNav} hrefs={useRecordHrefs()}>
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

/** Paths of records, in every language. */
const RECORDS = routes
  .filter(({ path }) => path.includes('/:'))
  .map(({ path }) => new RegExp(`^(/[a-z]{2})?${path.replace(/:\w+/, '[^/?]+')}(?=$|\\?)`));

/** The href that the browser copies or opens in a new tab. A record's href also names its business. */
function useRecordHrefs() {
  const { merchantId } = useScope();
  return useCallback(
    (href: string) =>
      merchantId && RECORDS.some((record) => record.test(href)) && !namedBusiness(href.split('?')[1] ?? '')
        ? withBusiness(href, merchantId)
        : href,
    [merchantId],
  );
}

/** Applies the user's appearance settings. A separate component, so that a change re-renders nothing else. */
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
