/*
 * Makes the calls of `calls.ts` against a service, with the portal's own functions, and records requests and responses.
 */
import { configureClient } from '#app/api/http/client.ts';
import { ApiError } from '#app/api/http/errors.ts';
import type { Unreadable } from '#app/api/http/shapes.ts';
import { type At, CALLS, type Call } from './calls.ts';

export interface Exchange {
  method: string;
  url: string;
  /** As sent: JSON, a form, or nothing. */
  body: unknown;
  /** 0 without a response. */
  status: number;
  text: string;
  requestId: string;
  ms: number;
}

export interface Walked {
  call: Call;
  /** Why it was not called. */
  skipped?: string;
  /** Undefined if nothing was sent. */
  exchange?: Exchange | undefined;
  /** The value that the portal read. */
  value?: unknown;
  error?: ApiError | undefined;
  /** Rows that the portal left out. */
  unreadable: number;
}

export interface WalkOptions {
  apiUrl: string;
  fetch: typeof globalThis.fetch;
  token: string;
  at: Omit<At, 'ids'> & { ids?: Partial<At['ids']> };
  /** Makes the calls that change data, too. */
  writes?: boolean;
  /** Also makes those that end something: a password, a key, the session. */
  ends?: boolean;
  locale?: string;
}

const unreadableOf = (value: unknown) => {
  const { unreadable, deliveries } = (value ?? {}) as {
    unreadable?: Unreadable | number;
    deliveries?: { unreadable?: Unreadable };
  };
  const own = typeof unreadable === 'number' ? unreadable : (unreadable?.count ?? 0);
  return own + (deliveries?.unreadable?.count ?? 0);
};

/** Makes every possible call, one after the other. Throws errors that are not failures of a call. */
export async function walk(options: WalkOptions): Promise<Walked[]> {
  const { apiUrl, token, writes = false, ends = false, locale = 'vi' } = options;
  let exchange: Exchange | undefined;
  let done = Promise.resolve();
  const tapped = async (input: string, init: RequestInit = {}) => {
    const since = performance.now();
    const seen: Exchange = {
      ...{ method: init.method ?? 'GET', url: input, body: init.body },
      ...{ status: 0, text: '', requestId: '', ms: 0 },
    };
    exchange ??= seen;
    try {
      const response = await options.fetch(input, init);
      const text = await response.text();
      seen.status = response.status;
      seen.text = text;
      seen.requestId = response.headers.get('X-Request-Id') ?? '';
      const { status, headers } = response;
      return new Response([204, 205, 304].includes(status) ? null : text, { status, headers });
    } finally {
      seen.ms = Math.round(performance.now() - since);
    }
  };
  const signed = (input: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return tapped(input, { ...init, headers });
  };
  let dropped = 0;
  configureClient({
    ...{ apiUrl, authFetch: signed, locale: () => locale },
    fetch: (input, init) => {
      const sent = tapped(input, init);
      done = sent.then(
        () => undefined,
        () => undefined,
      );
      return sent;
    },
    onUnreadable: ({ count }) => {
      dropped += count;
    },
  });

  const at = { ...options.at, ids: { ...options.at.ids } as At['ids'] };
  const known: Record<string, unknown> = at.ids;
  const results: Walked[] = [];
  for (const call of CALLS) {
    const missing = (call.needs ?? []).find(
      (name) => !(known[name] ?? (at as Record<string, unknown>)[name]),
    );
    const skipped =
      (call.never && !ends && call.never) ||
      (call.writes && !writes && 'it writes') ||
      (missing && `no ${missing} is known`);
    if (skipped) {
      results.push({ call, skipped, unreadable: 0 });
      continue;
    }
    exchange = undefined;
    dropped = 0;
    const result: Walked = { call, unreadable: 0 };
    results.push(result);
    try {
      result.value = await call.ask(at);
      // The portal does not await the sign-out.
      if (!exchange) await new Promise((resolve) => setTimeout(resolve, 50));
      await done;
      result.unreadable = unreadableOf(result.value) + dropped;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      result.error = error;
    }
    result.exchange = exchange;
    if (result.error || !call.finds) continue;
    const found = await call.finds(result.value as never, at);
    for (const [name, value] of Object.entries(found)) if (value) known[name] = value;
  }
  return results;
}
