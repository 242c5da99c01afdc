/** The record has changed since the user saw it, so nothing is sent. Its message is in the page's language. */
export class Changed extends Error {}

/** The properties by which a record of the service matches what was sent. */
export type Fit = 'key' | 'transaction' | 'amount' | 'time' | 'person';

/** A record that may be the result, but does not match in every property. */
export interface Similar {
  id: string;
  /** Unix seconds. */
  at: number | undefined;
  /** Its creator, as named by the service. */
  by: string | undefined;
}

/** How a write ended that the user had confirmed. */
export type Outcome<Result> =
  /** `fits`: found by a look-up, by these properties. `earlier`: an earlier intent; the new one was not sent. */
  | {
      state: 'done';
      result: Result;
      fits?: readonly Fit[];
      others?: readonly Similar[];
      earlier?: true;
    }
  /** Certainly not done. `sent`: the request reached the service. */
  | { state: 'refused'; error: unknown; sent: boolean }
  /** The result is unknown. `looked`: the records were read, and none of them is certainly the result. */
  | { state: 'unknown'; error: unknown; looked: boolean; similar?: readonly Similar[] }
  /** Another tab is working on it: nothing was sent. */
  | { state: 'busy' };
