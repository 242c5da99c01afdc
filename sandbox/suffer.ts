import { ApiError } from './errors.ts';
import { ConnectionLost, type Fault, type FaultKind } from './faults.ts';

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
