import { ApiError } from './errors.ts';
import type { Lang } from './messages.ts';

export const json = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
  // As bytes: a string is checked and copied on the way.
  new Response(new TextEncoder().encode(JSON.stringify(body)), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });

export function refusal(error: unknown, lang: Lang): Response {
  if (error instanceof ApiError) return json(error.body(lang), error.status, error.headers);
  console.error('The sandbox failed:', error);
  return json(new ApiError(500, 'SANDBOX_ERROR', 'internal').body(lang), 500);
}

/** The caller's request id if it is valid, otherwise a new one. */
export function requestId(request: Request): string {
  const given = request.headers.get('X-Request-Id') ?? '';
  return /^[\w.:-]{1,128}$/.test(given) ? given : crypto.randomUUID();
}
