import { ApiError } from '../api/http/errors.ts';

/**
 * What a failed sending says of the operation (docs/decisions/money-intents.md):
 * `turned-away` it was not looked at · `refused` the service says no · `conflict` it says no, as it also does to the
 * second of two sendings · `accepted` a 2xx that cannot be read, so it is never sent again · `silent` no answer ·
 * `open` an answer that does not say whether it was done.
 */
export type Failure = 'turned-away' | 'refused' | 'conflict' | 'accepted' | 'silent' | 'open';

const TURNED_AWAY = [401, 403, 425, 429];
/** A browser or a proxy may have sent the same call before: the first was done, the second is told so. */
const CONFLICT = [404, 409, 410, 412];

export function readFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return 'open';
  const { kind, status = 0, code } = error;
  if (kind === 'session-ended' || kind === 'read-only') return 'turned-away';
  if (kind === 'malformed') return 'accepted';
  // A 2xx with `{ "success": false }`: the service has answered, and says no.
  if (kind === 'refused') return 'refused';
  if (kind !== 'http') return 'silent';
  if (status >= 500 || status === 408 || code?.startsWith('IDEMPOTENCY')) return 'open';
  if (TURNED_AWAY.includes(status)) return 'turned-away';
  return CONFLICT.includes(status) ? 'conflict' : 'refused';
}

/** Whether the result is unknown: a request that failed in this way may have been carried out. */
export const mayBeDone = (error: unknown) => ['accepted', 'silent', 'open'].includes(readFailure(error));
