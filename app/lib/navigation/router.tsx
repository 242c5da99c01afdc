import { useCallback } from 'react';
import {
  type AroundNavHandler,
  matchRoute,
  Link as RouterLink,
  useLocation,
  useRouter,
  useSearch,
} from 'wouter';
import type { LinkComponentProps } from '#design-system';
import { languageHrefs } from '../address.ts';

/** The door to the router, for everything but the list kit and the app's own frame. */
export { Redirect, useLocation, useSearch } from 'wouter';

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

/** Matches the current path against patterns such as `/merchant/refund/:id`. */
export function useMatcher() {
  const { parser } = useRouter();
  return (pattern: string, path: string): Record<string, string | undefined> | null => {
    const [matches, params] = matchRoute(parser, pattern, path);
    return matches ? params : null;
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
