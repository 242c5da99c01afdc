/** Builds a request: its URL and headers. No library, so that the very first call can use it. */

export type Query = Record<string, string | number | undefined>;

/** Absolute URL of a call, with parameters sorted and empty ones left out, so that equal queries have equal URLs. */
export function callUrl(apiUrl: string, path: string, query: Query = {}): string {
  const parameters = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString();
  return `${apiUrl}/${path.replace(/^\//, '')}${parameters && `?${parameters}`}`;
}

/** The headers of every call, without the token. */
export function callHeaders(locale: string) {
  return { Accept: 'application/json', 'Accept-Language': locale, 'X-Request-Id': crypto.randomUUID() };
}

const prefetched = new Map<string, Promise<Response | null>>();
const KEEP_MS = 30_000;

/**
 * Keeps a pending call for the first caller that requests the same URL. It expires soon, because its response would be
 * stale. A failed call is dropped.
 */
export function offerPrefetched(url: string, response: Promise<Response>) {
  prefetched.set(
    url,
    response.then(
      (answer) => (answer.ok ? answer : null),
      () => null,
    ),
  );
  setTimeout(() => prefetched.delete(url), KEEP_MS);
}

/** The pending call for this URL, once. */
export async function takePrefetched(url: string): Promise<Response | null> {
  const offered = prefetched.get(url);
  prefetched.delete(url);
  return offered ?? null;
}
