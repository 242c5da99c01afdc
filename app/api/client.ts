import type { FetchOptions } from 'ofetch';
import * as v from 'valibot';
import { SessionEndedError, unlessAborted } from './auth-fetch.ts';
import { callHeaders, callUrl, type Query, takeEarly } from './call.ts';
import { ApiError } from './errors.ts';
import { maybe } from './shapes.ts';

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
}

const TIMEOUT_MS = 30_000;

let client: ClientOptions | undefined;

/** Wires the client; called once at the start, and by each story for its own sandbox. */
export function configureClient(options: ClientOptions) {
  client = options;
}

// One part that is not as it should be must not silence the others.
const ErrorBodySchema = v.object({
  message: v.fallback(maybe(v.string()), undefined),
  errorMessages: v.fallback(
    maybe(v.array(v.object({ field: maybe(v.string()), message: v.string() }))),
    undefined,
  ),
  code: v.fallback(maybe(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), undefined),
});

/**
 * Asks the merchant API and reads `data` of the answer against the resource's schema.
 *
 * @throws {ApiError} for every failure but an abort by `signal`.
 */
export async function request<S extends Schema>(
  schema: S,
  method: Method,
  path: string,
  { query, body, signal, idempotencyKey, withSession = true }: CallOptions = {},
): Promise<v.InferOutput<S>> {
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
      : await send(url, transport, { method, headers, signal: either, ...(body && { body }) });
    return readAnswer(schema, answer, headers['X-Request-Id']);
  } catch (error) {
    throw error instanceof ApiError ? error : failureOf(error, headers['X-Request-Id'], signal, timeout);
  }
}

interface Answer {
  response: Response;
  text: string;
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

function readAnswer<S extends Schema>(schema: S, { response, text }: Answer, sentId: string) {
  const { status, ok, headers } = response;
  const requestId = headers.get('X-Request-Id') ?? sentId;
  const json = parseJson(text);
  if (!ok) {
    const body = v.safeParse(ErrorBodySchema, json);
    const { message, errorMessages: fieldMessages, code } = body.success ? body.output : {};
    throw new ApiError({ kind: 'http', status, code, message, fieldMessages, requestId });
  }
  const answer = v.safeParse(v.object({ data: schema }), json);
  if (answer.success) return answer.output.data as v.InferOutput<S>;
  throw new ApiError({ kind: 'malformed', status, requestId, cause: answer.issues });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
