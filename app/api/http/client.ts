import type { FetchOptions } from 'ofetch';
import type * as v from 'valibot';
import type { ActionName } from './actions.ts';
import { allPages } from './allPages.ts';
import { type Answer, readAnswer } from './answer.ts';
import { SessionEndedError, unlessAborted } from './authFetch.ts';
import { callHeaders, callUrl, type Query, takePrefetched } from './call.ts';
import { ApiError } from './errors.ts';
import { type ListQuery, type Page, page, type Unreadable } from './shapes.ts';
import type { OnUpload } from './upload.ts';

/** The only file that uses ofetch: sends one request and returns the validated response, or throws an `ApiError`. */

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export interface CallOptions {
  query?: Query;
  /** An object is sent as JSON, a FormData as multipart. */
  body?: object;
  signal?: AbortSignal | undefined;
  /** One UUID per intent, kept across its retries: required for every call that moves money. */
  idempotencyKey?: string;
  /** A hash of what the user confirmed (`X-Confirmed-Hash`). */
  confirmed?: string | undefined;
  /**
   * False for the calls of the sign-in itself: no bearer token, and a 401 is a normal response, not an expired session.
   */
  withSession?: boolean;
  /** Timeout of the response; 30 seconds by default. */
  timeoutMs?: number;
  /** Called with the upload progress of the body. */
  onUpload?: OnUpload;
  /** What the call changes, for the user's action log. Required for every call that changes something. */
  action?: CallAction;
}

/** What a call changes, the id of the record, and, of a dangerous change, before and after. */
export interface CallAction {
  what: ActionName;
  of?: string;
  change?: string | undefined;
}

/** The outcome of a call that changes something. */
export interface Write {
  action: CallAction;
  /** The reference code of the response, or of the request if there was none. */
  code: string;
  /** Undefined on success. */
  error: ApiError | undefined;
}

export interface ClientOptions {
  apiUrl: string;
  /** Sends with the bearer token (`createAuthFetch`). */
  authFetch: Fetch;
  fetch: Fetch;
  locale: () => string;
  /** Whether writes are blocked: the preview of another role is read-only. */
  readOnly?: () => boolean;
  /** Called for unreadable rows that no screen reports: options, businesses. */
  onUnreadable?: (unreadable: Unreadable) => void;
  /** Called when a call with an `action` starts; it returns a function that is called at the end. */
  onWrite?: () => (write: Write) => void;
}

const TIMEOUT_MS = 30_000;

let client: ClientOptions | undefined;

/** Wires the client; called once at the start, and by each story for its own sandbox. */
export function configureClient(options: ClientOptions) {
  client = options;
}

/**
 * Calls the merchant API and validates `data` of the response with the resource's schema.
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

/** One page of a list. Unreadable rows are left out, and reported with the response's reference code. */
export async function requestPage<Row extends { id: string }>(
  row: v.BaseSchema<unknown, Row, v.BaseIssue<unknown>>,
  path: string,
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Page<Row>> {
  const { data, code } = await ask(page(row), 'GET', path, { query, signal });
  return { ...data, unreadable: unreadableOf(data.unreadable, code) };
}

/** The first hundred entries of a list of options (specification 9: page 1, 100, full). */
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

/** All rows of a list, at most a thousand (`allPages`). */
export const requestAll = <Row extends { id: string }>(
  row: v.BaseSchema<unknown, Row, v.BaseIssue<unknown>>,
  path: string,
  query: Query,
  signal?: AbortSignal,
): Promise<Page<Row>> => allPages((page) => requestPage(row, path, { ...query, ...page }, signal));

/** The number of unreadable rows, or undefined if there are none. */
export const unreadableOf = (count: number, code: string): Unreadable | undefined =>
  count > 0 ? { count, code } : undefined;

/** Like `request`, with the reference code of the response. */
export async function ask<S extends Schema>(
  schema: S,
  method: Method,
  path: string,
  {
    query,
    body,
    signal,
    idempotencyKey,
    confirmed,
    withSession = true,
    timeoutMs = TIMEOUT_MS,
    onUpload,
    action,
  }: CallOptions = {},
): Promise<{ data: v.InferOutput<S>; code: string }> {
  if (!client) throw new Error('configureClient has not been called');
  const { apiUrl, authFetch, fetch, locale, onWrite } = client;
  const url = callUrl(apiUrl, path, query);
  const headers = {
    ...callHeaders(locale()),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(confirmed && { 'X-Confirmed-Hash': confirmed }),
  };
  // The calls of sign-in and sign-out change no data that a preview shows.
  const isWrite = withSession && (method !== 'GET' || action !== undefined);
  if (isWrite && client.readOnly?.())
    throw new ApiError({ kind: 'read-only', requestId: headers['X-Request-Id'] });
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const transport = withSession ? authFetch : fetch;
  const onEnd = action && onWrite?.();
  const tell = (code: string, error: ApiError | undefined) => action && onEnd?.({ action, code, error });
  try {
    const prefetched = method === 'GET' && (await unlessAborted(takePrefetched(url), either));
    const answer = prefetched
      ? { response: prefetched, text: await prefetched.text() }
      : // Requests with a token or a password follow no redirect and send no cookies.
        await send(url, transport, {
          ...{ method, headers, signal: either, credentials: 'omit', redirect: 'error' },
          ...(body && { body }),
          ...(onUpload && { onUpload }),
        });
    const read = readAnswer(schema, answer, headers['X-Request-Id']);
    tell(read.code, undefined);
    return read;
  } catch (error) {
    const failure =
      error instanceof ApiError ? error : failureOf(error, headers['X-Request-Id'], signal, timeout);
    if (failure instanceof ApiError) tell(failure.requestId, failure);
    throw failure;
  }
}

/** ofetch loads with the first call sent here: the list's first call starts before the app has loaded. */
async function send(
  url: string,
  transport: Fetch,
  init: FetchOptions<'text'> & { onUpload?: OnUpload },
): Promise<Answer> {
  const { ofetch } = await import('ofetch');
  const response = await ofetch
    .create({}, { fetch: transport as typeof globalThis.fetch })
    // ofetch drops its own timeout when a signal is given, retries writes if retries are on, and reads broken JSON as
    // text: so one signal for both, no retry, and the body is parsed here.
    .raw<string, 'text'>(url, { ...init, retry: 0, ignoreResponseError: true, responseType: 'text' });
  return { response, text: response._data ?? '' };
}

function failureOf(error: unknown, requestId: string, signal: AbortSignal | undefined, timeout: AbortSignal) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (signal?.aborted) return signal.reason;
  if (cause instanceof SessionEndedError) return new ApiError({ kind: 'session-ended', requestId, cause });
  return new ApiError({ kind: timeout.aborted ? 'timeout' : 'network', requestId, cause });
}
