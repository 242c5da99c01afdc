import type { ApiError } from '../api/http/errors.ts';
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

let failures: readonly Failure[] = [];

/** Keeps the last five in mind, for this page alone; the same one is told of more than once. */
export function noteFailure({ status, kind, requestId: code }: ApiError) {
  if (kind === 'session-ended') return;
  const failure = { at: now(), what: `${status ?? kind}`, code };
  failures = [failure, ...failures.filter((one) => one.code !== code)].slice(0, 5);
}

/** The last calls that failed, the latest first. */
export const lastFailures = (): readonly Failure[] => failures;
