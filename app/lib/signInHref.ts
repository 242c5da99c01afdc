import type { Locale } from '../i18n/locale.ts';
import { localeBase, SIGN_IN } from './address.ts';

/**
 * The sign-in page for a page that needs a session, to return to it afterwards. Not after a sign-out, nor to the page
 * that sign-in leads to anyway.
 *
 * @param search with its `?`, or empty
 * @param reason why the session ended, if it did
 */
export function signInHref(locale: Locale, path: string, search: string, reason?: string): string {
  const base = localeBase(locale);
  const isMeant = reason === 'signed-out' || reason === 'password-changed';
  const returns = !isMeant && path !== '/' && path + search !== '/merchant';
  return base + SIGN_IN + (returns ? `?return=${encodeURIComponent(base + path + search)}` : '');
}
