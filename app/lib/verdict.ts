import { ApiError } from '../api/errors.ts';

/** Whether a failure leaves open if the deed was done. A refusal does not; a lost answer or a server's fault does. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (['network', 'timeout', 'malformed'].includes(error.kind) || error.isServerFault) return true;
  // A conflict about the key itself: the service knows the call already, and does not say what came of it.
  return error.status === 408 || (error.code?.startsWith('IDEMPOTENCY') ?? false);
}

/** Refusals of the call as such: of a repeat they say nothing about the sending before it. */
const OF_THE_CALL = [401, 403, 425, 429];

/** Whether the refusal of a repeat proves that the first sending was not done either. */
export function isVerdict(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'http' || mayBeDone(error)) return false;
  return !OF_THE_CALL.includes(error.status ?? 0);
}

/** The service has answered, and not with a yes: whether to try again is for the person to say. */
export const isAnswered = (error: unknown) => error instanceof ApiError && error.kind === 'http';
