import { Link as RouterLink, useLocation } from 'wouter';
import type { LinkComponentProps } from '#design-system';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/index.ts';

/** Addresses of the portal: which language, which page, and a guard for those that come from outside. */
export { Redirect, useLocation, useSearch, useSearchParams } from 'wouter';

/** The link that the design system draws: same-origin paths go through the router, anything else is a plain link. */
export function AppLink({ href, ...rest }: LinkComponentProps) {
  return href.startsWith('/') ? <RouterLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** The router's base for a language: Vietnamese has no prefix. */
export const localeBase = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** Splits an address into its language and the path below it. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const locale = LOCALES.find((one) => one !== DEFAULT_LOCALE && new RegExp(`^/${one}(/|$)`).test(pathname));
  return locale
    ? { locale, path: pathname.slice(locale.length + 1) || '/' }
    : { locale: DEFAULT_LOCALE, path: pathname };
}

/** `go('/merchant')` within the language; `go(path, { replace: true })` leaves no step to go back to. */
export const useNavigate = () => useLocation()[1];

/**
 * The page to return to after sign-in, if it is one of ours; otherwise the start page. Checked again after the URL was
 * normalised: `/.//evil.example` only then shows what it is.
 */
export function safeReturnPath(value: string | null): string {
  const home = '/merchant';
  if (!value || value.length > 2048 || !/^\/(?![/\\])/.test(value)) return home;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
  if (/[\\\u0000-\u001f\u007f]/.test(value)) return home;
  let url: URL;
  try {
    url = new URL(value, location.origin);
  } catch {
    return home;
  }
  const path = url.pathname + url.search + url.hash;
  const isOurs = url.origin === location.origin && /^\/(?!\/)/.test(path);
  if (!isOurs || new URL(path, location.origin).origin !== location.origin) return home;
  return splitLocale(url.pathname).path.startsWith('/auth/') ? home : path;
}
