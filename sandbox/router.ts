import type { Account } from './accounts.ts';
import { BUSINESSES, type Business } from './data/businesses.ts';
import { storesOf } from './data/stores.ts';
import { ApiError, accessDenied, notFound } from './errors.ts';
import type { Lang } from './messages.ts';
import { holds, reaches } from './permissions.ts';

/** The input of a handler. */
export interface Context {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  lang: Lang;
  /** The JSON object of the body. Throws a 400, 413 or 415. */
  body(): Promise<Record<string, unknown>>;
  /** The fields and files of a multipart body, up to `maxBytes`. Throws a 400, 413 or 415. */
  form(maxBytes?: number): Promise<FormData>;
  /** `X-Confirmed-Hash`, if sent. */
  confirmed: string | null;
  /** `Idempotency-Key`, if the service returns it. */
  key: string | null;
  /** The calling user. Throws on a route that needs no bearer token. */
  readonly account: Account;
  /** The business of the path's `:m`, if the account has access to it. Throws on a path without one. */
  readonly business: Business;
  /**
   * The store of the path's `:s`, checked: it belongs to the business, and the account is not limited to another one.
   */
  storeId: string | undefined;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1/; `:name` is a parameter. */
  path: string;
  /** Needs no bearer token: the body contains the proof. */
  open?: boolean;
  /** The permission it requires in the path's business. */
  scope?: string;
  /** A user limited to one store must name that store. */
  storeLimited?: boolean;
  /** Moves money: runs through the idempotency check. */
  money?: boolean;
  /** Returns the content of `data`. */
  handle(context: Context): unknown;
}

/**
 * The route with and without `/store/{s}` after the business (contract: `merchants/{m}[/store/{s}]/...`), for any root.
 */
export function perStore(route: Omit<Route, 'storeLimited'>): Route[] {
  const withStore = route.path.replace(/\/:m\b/, '/:m/store/:s');
  return [
    { ...route, storeLimited: true },
    { ...route, path: withStore, storeLimited: true },
  ];
}

function matchPath(pattern: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = pattern.split('/');
  if (parts.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, part] of parts.entries()) {
    const segment = segments[place] ?? '';
    if (part.startsWith(':') && segment !== '') params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}

/** Decodes the names in a path; one may contain a `/`. Throws a 404. */
function decode(path: string): string[] {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    throw new ApiError(404, 'UNKNOWN_PATH', 'unknownPath');
  }
}

/** The route of a call; a fixed path takes precedence over one with parameters. Throws a 404 or 405. */
export function findRoute(routes: readonly Route[], method: string, encodedPath: string) {
  const segments = decode(encodedPath);
  const found = routes
    .map((route) => ({ route, params: matchPath(route.path, segments) }))
    .filter((match) => match.params !== undefined)
    .sort((a, b) => Object.keys(a.params ?? {}).length - Object.keys(b.params ?? {}).length);
  if (found.length === 0) throw new ApiError(404, 'UNKNOWN_PATH', 'unknownPath');
  const match = found.find(({ route }) => route.method === method);
  if (match) return { route: match.route, params: match.params ?? {} };
  const allow = [...new Set(found.map(({ route }) => route.method))].join(', ');
  throw new ApiError(405, 'METHOD_NOT_ALLOWED', 'methodNotAllowed', { headers: { Allow: allow } });
}

/** The business, if the account has access to it. Throws a 404 otherwise, as for a missing one. */
export function businessOf(account: Account, id: string): Business {
  const business = BUSINESSES.find((candidate) => candidate.id === id);
  if (!business || !reaches(account, id)) throw notFound();
  return business;
}

export function checkStore(account: Account, business: Business, storeId: string): void {
  const limit = account.storeId;
  const known = storesOf(business.id).some((store) => store.id === storeId);
  if (!known || (limit !== null && limit !== storeId)) throw notFound();
}

export function requireScope(account: Account, scope: string, business: Business): void {
  if (!holds(account, scope, business.id)) throw accessDenied();
}

/**
 * Checks the business limit, then the store limit, then the permission: what belongs to others looks missing before it
 * looks forbidden. Returns the business of the path, if it names one. Throws a 404 or 403.
 */
export function authorise(
  route: Route,
  params: Record<string, string>,
  account: Account,
): Business | undefined {
  const { m, s } = params;
  if (m === undefined) return undefined;
  const business = businessOf(account, m);
  if (s !== undefined) checkStore(account, business, s);
  if (route.storeLimited && s === undefined && account.storeId !== null)
    throw new ApiError(403, 'STORE_ONLY', 'storeOnly');
  if (route.scope) requireScope(account, route.scope, business);
  return business;
}
