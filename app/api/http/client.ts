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
  /** A hash of what the person confirmed (`X-Confirmed-Hash`). */
  confirmed?: string | undefined;
  /** False for the few calls of the sign-in itself: no bearer token, and a 401 is an answer, not a lapsed session. */
  withSession?: boolean;
  /** How long the answer may take, if not half a minute. */
  timeoutMs?: number;
  /** Hears how much of the body is sent. */
  onUpload?: OnUpload;
  /** What the call changes, for the person's own log of actions. Every call that changes something names it. */
  action?: CallAction;
}

/** What a call changes, and the id of the record that it changes. */
export interface CallAction {
  what: ActionName;
  of?: string;
}

/** How a call that changes something ended. */
export interface Write {
  action: CallAction;
  /** The reference code of the answer, or of the call that had none. */
  code: string;
  /** Undefined when it was done. */
  error: ApiError | undefined;
}

export interface ClientOptions {
  apiUrl: string;
  /** Sends with the bearer token (`createAuthFetch`). */
  authFetch: Fetch;
  fetch: Fetch;
  locale: () => string;
  /** Whether nothing may be written now: a preview of another role changes nothing. */
  readOnly?: () => boolean;
  /** Hears of rows that could not be read and that no screen has a place for: options, businesses. */
  onUnreadable?: (unreadable: Unreadable) => void;
  /** Called when a call with an `action` begins; the function that it returns is called when it ends. */
  onWrite?: () => (write: Write) => void;
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

/** All rows of a list, at most a thousand (`allPages`). */
export const requestAll = <Row extends { id: string }>(
  row: v.BaseSchema<unknown, Row, v.BaseIssue<unknown>>,
  path: string,
  query: Query,
  signal?: AbortSignal,
): Promise<Page<Row>> => allPages((page) => requestPage(row, path, { ...query, ...page }, signal));

/** Rows that could not be read, or undefined when there are none. */
export const unreadableOf = (count: number, code: string): Unreadable | undefined =>
  count > 0 ? { count, code } : undefined;

/** As `request`, with the reference code of the answer. */
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
  // The calls of the sign-in itself, and of its end, change nothing that is looked at.
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
      : // Whatever carries a token or a password follows no redirect with it, and no cookie goes along.
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

/** ofetch comes with the first call that is sent here: that of a list is under way before the app has arrived. */
async function send(
  url: string,
  transport: Fetch,
  init: FetchOptions<'text'> & { onUpload?: OnUpload },
): Promise<Answer> {
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
