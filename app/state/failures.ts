import { ApiError } from '../api/errors.ts';
import { now } from '../lib/time.ts';

/** A call that failed, as far as it is told to support: no address, no answer, nothing about a person. */
export interface Failure {
  /** Unix seconds. */
  at: number;
  /** The HTTP status, or the kind of failure where no answer came. */
  what: string;
  /** The reference code. */
  code: string;
}

const MOST = 5;
let failures: readonly Failure[] = [];

/** Keeps in mind, for this page alone, that a call has failed. */
export function noteFailure(error: unknown) {
  if (!(error instanceof ApiError) || error.kind === 'session-ended') return;
  const { status, kind, requestId } = error;
  const failure = { at: now(), what: String(status ?? kind), code: requestId };
  // The same one is told of more than once.
  failures = [failure, ...failures.filter(({ code }) => code !== requestId)].slice(0, MOST);
}

/** The last calls that failed, the latest first. */
export const lastFailures = (): readonly Failure[] => failures;
