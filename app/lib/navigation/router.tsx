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

/** The door to the router, for everything but the list kit and the app's own frame. */
export { Redirect, useLocation, useSearch } from 'wouter';

/** Where addresses come from and go to. */
export interface AddressSource {
  hook: BaseLocationHook;
  searchHook: BaseSearchHook;
}

/**
 * The source of the router's addresses, made once for each portal. The router decodes paths and queries (`decodeURI`) before
 * anybody reads them, and a `%` of a code would be decoded twice. So each `%` is written so that it reads back as itself:
 * `useLocation` and `useSearch` then give what stands in the address bar, and a part is decoded once, where it is taken out
 * (`useMatcher`, `URLSearchParams`).
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

/** One segment of a path as the text that it stands for; what nobody encoded stays as it is. */
function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The link that the design system draws: paths of the portal (`~/en/...` leaves the language) go through the router, anything else is a plain link. */
export function AppLink({ href, ...rest }: LinkComponentProps) {
  return /^~?\//.test(href) ? <RouterLink href={href} {...rest} /> : <a href={href} {...rest} />;
}

/** `go('/merchant')` within the language; `go(path, { replace: true })` leaves no step to go back to. */
export const useNavigate = () => useLocation()[1];

/**
 * The whole address of a path of the portal, language and business included: for `window.open`, the clipboard and a plain
 * `<a>` only. A `Link` takes the path alone, because it adds the language by itself.
 */
export function useHref() {
  const router = useRouter();
  return useCallback((path: string) => router.hrefs(router.base + path, router), [router]);
}

/** The page that is open, in each language, its filters included (specification 2). */
export function useLanguageHrefs() {
  const [path] = useLocation();
  const search = useSearch();
  return languageHrefs(path + (search && `?${search}`));
}

/** Matches a path against patterns such as `/merchant/refund/:id`, and gives what it names as text. */
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

/** For the router: every navigation by a link or by code asks the guard first. */
export const aroundNav: AroundNavHandler = (go, ...step) =>
  navigationGuards.of ? navigationGuards.of(go, ...step) : go(...step);

// Listens here, before the router does: the browser calls its listeners in the order in which they were added.
addEventListener('popstate', (event) => navigationGuards.back?.(event));
