import { useCallback } from 'react';
import {
  type AroundNavHandler,
  type BaseLocationHook,
  type BaseSearchHook,
  matchRoute,
  Link as RouterLink,
  useLocation,
  useRouter,
  useSearch,
} from 'wouter';
import { useBrowserLocation, useSearch as useBrowserSearch } from 'wouter/use-browser-location';
import type { LinkComponentProps } from '#design-system';
import { languageHrefs } from '../address.ts';

/** The router for everything but the list kit and the app's own frame. */
export { Redirect, useLocation, useSearch } from 'wouter';

/** Where the router reads and writes the address. */
export interface AddressSource {
  hook: BaseLocationHook;
  searchHook: BaseSearchHook;
}

/**
 * The source of the router's addresses, created once per portal. The router decodes paths and queries (`decodeURI`)
 * first, so the `%` of a code would be decoded twice. Each `%` is therefore escaped: `useLocation` and `useSearch` then
 * return exactly what the address bar shows, and each part is decoded once, where it is read (`useMatcher`,
 * `URLSearchParams`).
 */
export function literalAddresses({ hook, searchHook }: AddressSource = BROWSER): AddressSource {
  return {
    hook: (...router) => {
      const [path, go] = hook(...router);
      return [path.replaceAll('%', '%25'), go];
    },
    searchHook: (...router) => searchHook(...router).replaceAll('%', '%25'),
  };
}
const BROWSER: AddressSource = { hook: useBrowserLocation, searchHook: useBrowserSearch };

/** Decodes one path segment; an invalid encoding is kept as it is. */
function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The link component of the design system: paths of the portal (`~/en/...` leaves the language) use the router,
 * anything else is a plain link.
 */
export function AppLink({ href, ...rest }: LinkComponentProps) {
  return /^~?\//.test(href) ? <RouterLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** `go('/merchant')` within the language; `go(path, { replace: true })` replaces the history entry. */
export const useNavigate = () => useLocation()[1];

/**
 * The full href of a path of the portal, with language and business: only for `window.open`, the clipboard and a plain
 * `<a>`. A `Link` takes just the path, because it adds the language itself.
 */
export function useHref() {
  const router = useRouter();
  return useCallback((path: string) => router.hrefs(router.base + path, router), [router]);
}

/** The current page in each language, with its filters (specification 2). */
export function useLanguageHrefs() {
  const [path] = useLocation();
  const search = useSearch();
  return languageHrefs(path + (search && `?${search}`));
}

/** Matches a path against patterns such as `/merchant/refund/:id`, and returns the decoded parameters. */
export function useMatcher() {
  const { parser } = useRouter();
  return (pattern: string, path: string): Record<string, string | undefined> | null => {
    const [matches, params] = matchRoute(parser, pattern, path);
    return matches
      ? Object.fromEntries(Object.entries(params).map(([name, part]) => [name, part && decoded(part)]))
      : null;
  };
}

/** The check before every navigation (`navigationGuards.ts`, `leaveGuard.ts`). */
export const navigationGuards: {
  of?: AroundNavHandler;
  back?: ((event: PopStateEvent) => void) | undefined;
} = {};

/** The session has ended: skip all guards and show the sign-in page at once. */
export function leaveFreely() {
  navigationGuards.of = navigationGuards.back = undefined;
}

/** For the router: every navigation by a link or by code asks the guards first. */
export const aroundNav: AroundNavHandler = (go, ...step) =>
  navigationGuards.of ? navigationGuards.of(go, ...step) : go(...step);

// Added here, before the router's own listener: the browser calls listeners in the order in which they were added.
addEventListener('popstate', (event) => navigationGuards.back?.(event));
