import type { FetchOptions } from 'ofetch';
import type * as v from 'valibot';
import { type Answer, readAnswer } from './answer.ts';
import { SessionEndedError, unlessAborted } from './auth-fetch.ts';
import { callHeaders, callUrl, type Query, takeEarly } from './call.ts';
import { ApiError } from './errors.ts';
import { type ListQuery, type Page, page, type Unreadable } from './shapes.ts';

/** The only file that knows ofetch: one request in, one checked answer out, or an `ApiError`. */

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export interface CallOptions {
  query?: Query;
  /** An object goes as JSON, a FormData as multipart. */
  body?: object;
  signal?: AbortSignal | undefined;
  /** One UUID per intent, kept over its retries: required wherever money moves. */
  idempotencyKey?: string;
  /** False for the few calls of the sign-in itself: no bearer token, and a 401 is an answer, not a lapsed session. */
  withSession?: boolean;
}

export interface ClientOptions {
  apiUrl: string;
  /** Sends with the bearer token (`createAuthFetch`). */
  authFetch: Fetch;
  fetch: Fetch;
  locale: () => string;
  /** Hears of rows that could not be read and that no screen has a place for: options, businesses. */
  onUnreadable?: (unreadable: Unreadable) => void;
}

const TIMEOUT_MS = 30_000;

let client: ClientOptions | undefined;

/** Wires the client; called once at the start, and by each story for its own sandbox. */
export function configureClient(options: ClientOptions) {
  client = options;
}

/**
 * Asks the merchant API and reads `data` of the answer against the resource's schema.
 *
 * @throws {ApiError} for every failure but an abort by `signal`.
 */
export async function request<S extends Schema>(
  schema: S,
  method: Method,
  path: string,
  options?: CallOptions,
): Promise<v.InferOutput<S>> {
  return (await ask(schema, method, path, options)).data;
}

/** One page of a list. Rows that cannot be read are left out, and said with the answer's reference code. */
export async function requestPage<Row extends { id: string }>(
  row: v.BaseSchema<unknown, Row, v.BaseIssue<unknown>>,
  path: string,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  const { data, code } = await ask(page(row), 'GET', path, { query, signal });
  return { ...data, unreadable: unreadableOf(data.unreadable, code) };
}

/** The first hundred of a list that is chosen from (specification 9: page 1, 100, full). */
export async function requestOptions<Row extends { id: string }>(
  row: v.BaseSchema<unknown, Row, v.BaseIssue<unknown>>,
  path: string,
  signal?: AbortSignal,
  query: Query = { isFull: 1 },
): Promise<Row[]> {
  const { items, unreadable } = await requestPage(row, path, { page: 1, pageSize: 100, ...query }, signal);
  if (unreadable && items.length === 0) throw new ApiError({ kind: 'malformed', requestId: unreadable.code });
  if (unreadable) client?.onUnreadable?.(unreadable);
  return items;
}

/** Rows that could not be read, or undefined when there are none. */
export const unreadableOf = (count: number, code: string): Unreadable | undefined =>
  count > 0 ? { count, code } : undefined;

/** As `request`, with the reference code of the answer. */
export async function ask<S extends Schema>(
  schema: S,
  method: Method,
  path: string,
  { query, body, signal, idempotencyKey, withSession = true }: CallOptions = {},
): Promise<{ data: v.InferOutput<S>; code: string }> {
  if (!client) throw new Error('configureClient has not been called');
  const { apiUrl, authFetch, fetch, locale } = client;
  const url = callUrl(apiUrl, path, query);
  const headers = { ...callHeaders(locale()), ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) };
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const transport = withSession ? authFetch : fetch;
  try {
    const early = method === 'GET' && (await unlessAborted(takeEarly(url), either));
    const answer = early
      ? { response: early, text: await early.text() }
      : // Whatever carries a token or a password follows no redirect with it, and no cookie goes along.
        await send(url, transport, {
          ...{ method, headers, signal: either, credentials: 'omit', redirect: 'error' },
          ...(body && { body }),
        });
    return readAnswer(schema, answer, headers['X-Request-Id']);
  } catch (error) {
    throw error instanceof ApiError ? error : failureOf(error, headers['X-Request-Id'], signal, timeout);
  }
}

/** ofetch comes with the first call that is sent here: that of a list is under way before the app has arrived. */
async function send(url: string, transport: Fetch, init: FetchOptions<'text'>): Promise<Answer> {
  const { ofetch } = await import('ofetch');
  const response = await ofetch
    .create({}, { fetch: transport as typeof globalThis.fetch })
    // ofetch forgets its own timeout when a signal is given, retries writes when told to retry at all, and takes broken
    // JSON for a text: so one signal for both, no retry, and the body is read here.
    .raw<string, 'text'>(url, { ...init, retry: 0, ignoreResponseError: true, responseType: 'text' });
  return { response, text: response._data ?? '' };
}

function failureOf(error: unknown, requestId: string, signal: AbortSignal | undefined, timeout: AbortSignal) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (signal?.aborted) return signal.reason;
  if (cause instanceof SessionEndedError) return new ApiError({ kind: 'session-ended', requestId, cause });
  return new ApiError({ kind: timeout.aborted ? 'timeout' : 'network', requestId, cause });
}
