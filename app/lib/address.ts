/** Addresses of the portal, without a router: which language a path is in, and where one may return to. */

export const LOCALES = ['vi', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'vi';

/** Where sign-in happens and sign-out leads (specification 2). */
export const SIGN_IN = '/auth/login';

/** The prefix of a language: Vietnamese has none. */
export const localeBase = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** A page of the portal in each language; `outside` leaves the language of the portal's router. */
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

/** The business that an address names, `?business=1001`: a link of a record opens in that business for everybody. */
export const namedBusiness = (search: string) => new URLSearchParams(search).get('business') || null;

/** The address with the business that it belongs to. */
export function withBusiness(href: string, merchantId: string): string {
  const [path, ...search] = href.split('?');
  const params = new URLSearchParams(search.join('?'));
  params.set('business', merchantId);
  return `${path}?${params}`;
}

/**
 * The page to return to after sign-in, if it is one of ours; otherwise the start page. Checked again after the URL was
 * normalised: `/.//evil.example` only then shows what it is.
 */
export function safeReturnPath(value: string | null, locale: Locale, origin = location.origin): string {
  const home = `${localeBase(locale)}/merchant`;
  if (!value || value.length > 2048 || !/^\/(?![/\\])/.test(value)) return home;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
  if (/[\\\u0000-\u001f\u007f]/.test(value) || !URL.canParse(value, origin)) return home;
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  const isOurs = url.origin === origin && /^\/(?!\/)/.test(path) && new URL(path, origin).origin === origin;
  return isOurs && !splitLocale(url.pathname).path.startsWith('/auth/') ? path : home;
}

/** Whether a page begins with the dashboard: its own address, or that of the portal, which leads there. */
export const isDashboard = (path: string) => /^\/(merchant)?($|[?#])/.test(path);
