import { ofetch } from 'ofetch';
import * as v from 'valibot';
import { SessionEndedError } from './auth-fetch.ts';
import { ApiError, type FieldMessage } from './errors.ts';
import { maybe } from './shapes.ts';

/** The only file that knows ofetch: one request in, one checked answer out, or an `ApiError`. */

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Query = Record<string, string | number | undefined>;

export interface CallOptions {
  query?: Query;
  /** An object goes as JSON, a FormData as multipart. */
  body?: object;
  signal?: AbortSignal | undefined;
  /** One UUID per intent, kept over its retries: required wherever money moves. */
  idempotencyKey?: string;
}

export interface ClientOptions {
  apiUrl: string;
  /** Sends with the bearer token (`createAuthFetch`). */
  fetch: (input: string, init?: RequestInit) => Promise<Response>;
  locale: () => string;
}

const TIMEOUT_MS = 30_000;

let client: ClientOptions | undefined;

/** Wires the client; called once at the start, and by each story for its own sandbox. */
export function configureClient(options: ClientOptions) {
  client = options;
}

// Answers that were asked for before the app's code had arrived, by URL; each serves one call.
const early = new Map<string, Promise<Response>>();

/** Hands a call that is under way to whoever asks for exactly it first. */
export function offerEarly(url: string, response: Promise<Response>) {
  response.catch(() => early.delete(url));
  early.set(url, response);
}

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

const ErrorBodySchema = v.object({
  message: maybe(v.string()),
  errorMessages: maybe(v.array(v.object({ field: maybe(v.string()), message: v.string() }))),
  code: maybe(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
});

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
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
  { query, body, signal, idempotencyKey }: CallOptions = {},
): Promise<v.InferOutput<S>> {
  if (!client) throw new Error('configureClient has not been called');
  const { apiUrl, fetch, locale } = client;
  const url = callUrl(apiUrl, path, query);
  const headers = { ...callHeaders(locale()), ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) };
  const requestId = headers['X-Request-Id'];

  const offered = method === 'GET' ? early.get(url) : undefined;
  early.delete(url);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const transport = (input: RequestInfo | URL, init?: RequestInit) => offered ?? fetch(String(input), init);
  // ofetch forgets its own timeout when a signal is given, retries writes when told to retry at all, and takes broken
  // JSON for a text: so one signal for both, no retry, and the body is read here.
  const response = await ofetch
    .create({}, { fetch: transport as typeof globalThis.fetch })
    .raw(url, {
      method,
      headers,
      ...(body && { body }),
      retry: 0,
      ignoreResponseError: true,
      responseType: 'text',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    .catch((error: unknown) => {
      throw failureOf(error, requestId, signal, timeout);
    });
  return readAnswer(
    schema,
    response,
    response._data ?? '',
    response.headers.get('X-Request-Id') ?? requestId,
  );
}

function failureOf(error: unknown, requestId: string, signal: AbortSignal | undefined, timeout: AbortSignal) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (signal?.aborted || (isAbort(cause) && !timeout.aborted)) return signal?.reason ?? cause;
  if (cause instanceof SessionEndedError) return new ApiError({ kind: 'session-ended', requestId, cause });
  return new ApiError({ kind: timeout.aborted ? 'timeout' : 'network', requestId, cause });
}

function readAnswer<S extends Schema>(schema: S, response: Response, text: string, requestId: string) {
  const json = parseJson(text);
  if (!response.ok) {
    const body = v.safeParse(ErrorBodySchema, json);
    const { message, errorMessages, code } = body.success ? body.output : {};
    const fieldMessages = errorMessages as FieldMessage[] | undefined;
    throw new ApiError({ kind: 'http', status: response.status, code, message, fieldMessages, requestId });
  }
  const answer = v.safeParse(v.object({ data: schema }), json);
  if (answer.success) return answer.output.data as v.InferOutput<S>;
  throw new ApiError({ kind: 'malformed', status: response.status, requestId, cause: answer.issues });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
