import { DEFAULT_LOCALE, LOCALES, type Locale } from '../i18n/locale.ts';

/** Addresses of the portal, without a router: the language of a path, and safe return addresses. */

/** The sign-in page, also shown after sign-out (specification 2). */
export const SIGN_IN = '/auth/login';

/** The path prefix of a language: Vietnamese has none. */
export const localeBase = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** A page of the portal in each language; `outside` escapes the base path of the portal's router. */
export const languageHrefs = (page: string, outside = '~'): Record<Locale, string> => ({
  vi: `${outside}${localeBase('vi')}${page}`,
  en: `${outside}${localeBase('en')}${page}`,
});

/** Splits a path into its language and the rest. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const locale = LOCALES.find((one) => one !== DEFAULT_LOCALE && new RegExp(`^/${one}(/|$)`).test(pathname));
  return locale
    ? { locale, path: pathname.slice(locale.length + 1) || '/' }
    : { locale: DEFAULT_LOCALE, path: pathname };
}

/** The query that searches a list for a code (`q=GIAM50%25`). */
export const searchOf = (code: string) => new URLSearchParams({ q: code }).toString();

/** The business that an address names, `?business=1001`: a link to a record opens in that business for every user. */
export const namedBusiness = (search: string) => new URLSearchParams(search).get('business') || null;

/** The address with its business. */
export function withBusiness(href: string, merchantId: string): string {
  const [path, ...search] = href.split('?');
  const params = new URLSearchParams(search.join('?'));
  params.set('business', merchantId);
  return `${path}?${params}`;
}

/**
 * The page to return to after sign-in, if it belongs to the portal; otherwise the start page. Checked again after URL
 * normalisation, which reveals addresses such as `/.//evil.example`.
 */
export function safeReturnPath(value: string | null, locale: Locale, origin = location.origin): string {
  const home = `${localeBase(locale)}/merchant`;
  if (!value || value.length > 2048 || !/^\/(?![/\\])/.test(value)) return home;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  if (/[\\\u0000-\u001f\u007f]/.test(value) || !URL.canParse(value, origin)) return home;
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  const isOurs = url.origin === origin && /^\/(?!\/)/.test(path) && new URL(path, origin).origin === origin;
  return isOurs && !splitLocale(url.pathname).path.startsWith('/auth/') ? path : home;
}

/** Whether a page is the dashboard: its own address, or the portal's root, which leads there. */
export const isDashboard = (path: string) => /^\/(merchant)?($|[?#])/.test(path);
