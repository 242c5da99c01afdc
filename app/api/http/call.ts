/** How a call is written down: its address and its headers. No library, so the very first call can be made from here. */

export type Query = Record<string, string | number | undefined>;

/** Absolute address of a call: parameters sorted, empty ones left out, so that the same question is the same URL. */
export function callUrl(apiUrl: string, path: string, query: Query = {}): string {
  const parameters = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString();
  return `${apiUrl}/${path.replace(/^\//, '')}${parameters && `?${parameters}`}`;
}

/** The headers of every call but the token. */
export function callHeaders(locale: string) {
  return { Accept: 'application/json', 'Accept-Language': locale, 'X-Request-Id': crypto.randomUUID() };
}

const prefetched = new Map<string, Promise<Response | null>>();
const KEEP_MS = 30_000;

/**
 * Keeps a call that is under way for the first caller that asks for the same address, and for a short time: later its
 * answer would be old. A failed call counts as not made.
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

/** The call under way for this address, once. */
export async function takePrefetched(url: string): Promise<Response | null> {
  const offered = prefetched.get(url);
  prefetched.delete(url);
  return offered ?? null;
}
