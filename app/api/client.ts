import { ofetch } from 'ofetch';
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
  const send = withSession ? authFetch : fetch;
  const transport = async (input: RequestInfo | URL, init?: RequestInit) =>
    (method === 'GET' && (await unlessAborted(takeEarly(url), init?.signal))) || send(String(input), init);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  // ofetch forgets its own timeout when a signal is given, retries writes when told to retry at all, and takes broken
  // JSON for a text: so one signal for both, no retry, and the body is read here.
  const response = await ofetch
    .create({}, { fetch: transport as typeof globalThis.fetch })
    .raw<string, 'text'>(url, {
      method,
      headers,
      ...(body && { body }),
      retry: 0,
      ignoreResponseError: true,
      responseType: 'text',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    .catch((error: unknown) => {
      throw failureOf(error, headers['X-Request-Id'], signal, timeout);
    });
  const requestId = response.headers.get('X-Request-Id') ?? headers['X-Request-Id'];
  return readAnswer(schema, response, response._data ?? '', requestId);
}

function failureOf(error: unknown, requestId: string, signal: AbortSignal | undefined, timeout: AbortSignal) {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (signal?.aborted) return signal.reason;
  if (cause instanceof SessionEndedError) return new ApiError({ kind: 'session-ended', requestId, cause });
  return new ApiError({ kind: timeout.aborted ? 'timeout' : 'network', requestId, cause });
}

function readAnswer<S extends Schema>(schema: S, response: Response, text: string, requestId: string) {
  const { status, ok } = response;
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
