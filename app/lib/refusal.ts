import { ApiError } from '../api/http/errors.ts';

/**
 * What a failed request says about the operation (docs/decisions/money-intents.md):
 * `turned-away` it was not processed · `refused` the service refused · `conflict` refused, as it also happens to the
 * second of two identical requests · `accepted` an unreadable 2xx, so it is never resent · `silent` no response ·
 * `open` a response that does not say whether it was done.
 */
export type Failure = 'turned-away' | 'refused' | 'conflict' | 'accepted' | 'silent' | 'open';

const TURNED_AWAY = [401, 403, 425, 429];
/** A browser or a proxy may have sent the same request before: the first succeeded, the second gets this. */
const CONFLICT = [404, 409, 410, 412];

export function readFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'open';
  const { kind, status = 0, code } = error;
  if (kind === 'session-ended' || kind === 'read-only') return 'turned-away';
  if (kind === 'malformed') return 'accepted';
  // A 2xx with `{ "success": false }`: the service has refused.
  if (kind === 'refused') return 'refused';
  if (kind !== 'http') return 'silent';
  if (status >= 500 || status === 408 || code?.startsWith('IDEMPOTENCY')) return 'open';
  if (TURNED_AWAY.includes(status)) return 'turned-away';
  return CONFLICT.includes(status) ? 'conflict' : 'refused';
}

/** Whether the result is unknown: a request that failed in this way may have been carried out. */
export const mayBeDone = (error: unknown) => ['accepted', 'silent', 'open'].includes(readFailure(error));
