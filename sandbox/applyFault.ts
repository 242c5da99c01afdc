import { ApiError } from './errors.ts';
import { ConnectionLost, type Fault, type FaultKind } from './faults.ts';

/** Waits, or rejects as soon as the caller aborts. */
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

const JSON_TYPE = { headers: { 'Content-Type': 'application/json; charset=utf-8' } };
const json = (body: string): Response => new Response(body, JSON_TYPE);
const LATE_MS = 5000;

/** Responses that hide that the work was done. */
const AFTER_WORK: Partial<Record<FaultKind, () => Response | ApiError>> = {
  '202': () => new Response('{"data":{"accepted":true}}', { ...JSON_TYPE, status: 202 }),
  '204': () => new Response(null, { status: 204 }),
  '404-done': () => new ApiError(404, 'NOT_FOUND', 'notFound'),
  '409-done': () => new ApiError(409, 'DUPLICATE_REQUEST', 'duplicate'),
  '500-done': () => new ApiError(500, 'SANDBOX_FAULT', 'internal'),
};

const INSTEAD: Partial<Record<FaultKind, () => Response>> = {
  html: () =>
    new Response('<!doctype html><title>Portal</title><p>502 Bad Gateway</p>', {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
  // No message of the service: the call never reached it.
  firewall: () =>
    new Response('<!doctype html><title>403</title><h1>Request blocked</h1>', {
      status: 403,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
  'bad-json': () => json('{"data": {"items": [oops], "total": }}'),
  'wrong-shape': () => json('{"data": {"items": "none", "total": "many", "page": {}}}'),
  empty: () => json(''),
  'says-no': () => json('{"success":false,"message":"Dịch vụ hoàn tiền đang tạm dừng"}'),
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

/** Responds to a call with a fault. Throws an ApiError for a status, a ConnectionLost for a broken connection. */
export async function applyFault(
  fault: Fault | undefined,
  signal: AbortSignal,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!fault) return work();
  const { kind, delayMs = kind === 'slow' ? 3000 : 0 } = fault;
  if (kind === 'late') {
    setTimeout(() => void work().catch(() => undefined), fault.delayMs ?? LATE_MS);
    throw new ConnectionLost();
  }
  if (kind === 'never') await wait(Number.POSITIVE_INFINITY, signal);
  if (delayMs > 0) await wait(delayMs, signal);
  if (kind === 'offline') throw new ConnectionLost();
  const refusal = STATUSES[kind]?.();
  if (refusal) throw refusal;
  const instead = INSTEAD[kind]?.();
  if (instead) return instead;
  if (kind === 'slow') return work();
  const response = await work();
  if (kind === 'lost' || kind === 'reset') throw new ConnectionLost(kind === 'reset');
  const after = AFTER_WORK[kind];
  // A refusal is returned unchanged.
  if (after) return response.ok ? orThrow(after()) : response;
  return response.ok ? spoil(kind, response) : response;
}

function orThrow(answer: Response | ApiError): Response {
  if (answer instanceof ApiError) throw answer;
  return answer;
}
