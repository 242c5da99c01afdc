import { ApiError } from './errors.ts';

export const FAULT_KINDS = [
  'slow',
  'never',
  'offline',
  '401',
  '403',
  '500',
  '503',
  '429',
  'html',
  'bad-json',
  'truncated',
  'wrong-shape',
  'empty',
  'null-list',
  'lost',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** One thing that goes wrong on purpose. */
export interface Fault {
  /** `METHOD path` or only a path below /api/v1/, with `*` for any run of characters; without it every call. */
  match?: string;
  /**
   * `slow` waits and goes on · `never` does not answer · `offline` fails as a network does · a status is answered without the work ·
   * `html` a page with 200 · `bad-json`, `truncated`, `wrong-shape`, `empty` (no body), `null-list` (items is null) spoil a 200 ·
   * `lost` does the work and loses the answer.
   */
  kind: FaultKind;
  /** How many calls it hits; without it all. */
  times?: number;
  /** Waits so long before anything else; `slow` waits 3 s unless told. */
  delayMs?: number;
}

/** The connection broke: a browser's fetch rejects so, a server closes the socket. */
export class ConnectionLost extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

export const isFault = (value: unknown): value is Fault => {
  const { match, kind, times, delayMs } = (value ?? {}) as Record<string, unknown>;
  const count = (number: unknown): boolean =>
    number === undefined || (Number.isInteger(number) && Number(number) >= 0);
  return (
    FAULT_KINDS.some((known) => known === kind) &&
    (match === undefined || typeof match === 'string') &&
    count(times) &&
    count(delayMs)
  );
};

function matches(pattern: string | undefined, method: string, path: string): boolean {
  if (pattern === undefined) return true;
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${source}$`).test(pattern.includes(' ') ? `${method} ${path}` : path);
}

/** `500` or `slow:800`, as the header `X-Sandbox-Fault` writes it. */
export function parseFault(text: string): Fault | undefined {
  const [kind, delay] = text.trim().split(':');
  const fault = { kind, ...(delay !== undefined && { delayMs: Number(delay) }) };
  return isFault(fault) ? fault : undefined;
}

/** The faults in force; asking for one uses it up. */
export function createFaults(initial: readonly Fault[] = []) {
  let faults: Fault[] = [];
  const set = (next: readonly Fault[]): void => {
    const wrong = next.find((fault) => !isFault(fault));
    if (wrong !== undefined) throw new TypeError(`Not a fault: ${JSON.stringify(wrong)}`);
    faults = next.map((fault) => ({ ...fault }));
  };
  set(initial);
  return {
    set,
    reset: () => set(initial),
    take(request: Request, path: string): Fault | undefined {
      const named = parseFault(request.headers.get('X-Sandbox-Fault') ?? '');
      if (named) return named;
      const fault = faults.find(({ match, times }) => times !== 0 && matches(match, request.method, path));
      if (fault?.times !== undefined) fault.times -= 1;
      return fault;
    },
  };
}

/** Waits, or fails as soon as the caller gives up. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

const RETRY = { headers: { 'Retry-After': '2' } };

const STATUSES: Partial<Record<FaultKind, () => ApiError>> = {
  '401': () => new ApiError(401, 'TOKEN_EXPIRED', 'tokenExpired'),
  '403': () => new ApiError(403, 'ACCESS_DENIED', 'accessDenied'),
  '429': () => new ApiError(429, 'TOO_MANY_REQUESTS', 'tooMany', RETRY),
  '500': () => new ApiError(500, 'SANDBOX_FAULT', 'internal'),
  '503': () => new ApiError(503, 'UNAVAILABLE', 'unavailable', RETRY),
};

const json = (body: string): Response =>
  new Response(body, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });

const INSTEAD: Partial<Record<FaultKind, () => Response>> = {
  html: () =>
    new Response('<!doctype html><title>Portal</title><p>502 Bad Gateway</p>', {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
  'bad-json': () => json('{"data": {"items": [oops], "total": }}'),
  'wrong-shape': () => json('{"data": {"items": "none", "total": "many", "page": {}}}'),
  empty: () => json(''),
};

async function spoil(kind: FaultKind, response: Response): Promise<Response> {
  const text = await response.text();
  const { status, headers } = response;
  if (kind === 'truncated')
    return new Response(text.slice(0, Math.floor(text.length / 2)), { status, headers });
  const body = JSON.parse(text || '{}') as { data?: unknown };
  const { data } = body;
  const list = typeof data === 'object' && data !== null && 'items' in data;
  return new Response(JSON.stringify({ ...body, data: list ? { ...data, items: null } : null }), {
    status,
    headers,
  });
}

/** Answers a call under a fault. Throws an ApiError for a status, a ConnectionLost for a broken line. */
export async function suffer(
  fault: Fault | undefined,
  signal: AbortSignal,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!fault) return work();
  const { kind, delayMs = kind === 'slow' ? 3000 : 0 } = fault;
  if (kind === 'never') await wait(Number.POSITIVE_INFINITY, signal);
  if (delayMs > 0) await wait(delayMs, signal);
  if (kind === 'offline') throw new ConnectionLost();
  const refusal = STATUSES[kind]?.();
  if (refusal) throw refusal;
  const instead = INSTEAD[kind]?.();
  if (instead) return instead;
  if (kind === 'slow') return work();
  const response = await work();
  if (kind === 'lost') throw new ConnectionLost();
  return response.ok ? spoil(kind, response) : response;
}
