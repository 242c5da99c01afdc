import type { ApiError } from '../api/http/errors.ts';
import { now } from '../lib/time.ts';

/** A failed request, as reported to support: no URL, no response, no personal data. */
export interface Failure {
  /** Unix seconds. */
  at: number;
  /** The HTTP status, or the kind of failure if there was no response. */
  what: string;
  /** The reference code. */
  code: string;
}

let failures: readonly Failure[] = [];

/** Keeps the last five in memory; the same failure may be reported twice. */
export function noteFailure({ status, kind, requestId: code }: ApiError) {
  if (kind === 'session-ended') return;
  const failure = { at: now(), what: `${status ?? kind}`, code };
  failures = [failure, ...failures.filter((one) => one.code !== code)].slice(0, 5);
}

/** The last failed requests, the latest first. */
export const lastFailures = (): readonly Failure[] => failures;
