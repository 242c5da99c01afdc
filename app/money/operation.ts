import type { Intent, IntentStore } from './intentStore.ts';

/** The record has changed since the user saw it, so nothing is sent. Its message is in the page's language. */
export class Changed extends Error {}

/** The properties by which a record of the service matches an intent. */
export type Fit = 'key' | 'transaction' | 'amount' | 'time' | 'person';

/** A record that may be the result, but does not match in every property. */
export interface Similar {
  id: string;
  /** Unix seconds. */
  at: number | undefined;
  /** Its creator, as named by the service. */
  by: string | undefined;
}

/** What the service's records show about an intent. */
export type Sighting<Result> =
  /** `others`: more records that match equally well. */
  | { state: 'done'; result: Result; fits: readonly Fit[]; others?: readonly Similar[] }
  /** The records prove that it was not done and cannot be done any more: `error` says why. */
  | { state: 'refused'; error: unknown }
  | { state: 'unknown'; similar?: readonly Similar[] };

/** An operation that moves money: sent once per confirmation, and followed until its result is known. */
export interface Operation<Body, Result> {
  /** Lock name, so that two tabs cannot send the same operation at once: `refund.1001.GD2611201...`. */
  name: string;
  store: IntentStore<Body>;
  /** Whether the user who confirmed it is still signed in (`useStillSignedIn`). */
  isMine: () => boolean;
  /** `idempotency` of config.json: the service runs a key only once, however often it is sent. */
  idempotency: boolean;
  /** The last check before it is sent, inside the lock: throws to cancel. */
  before?: () => Promise<void>;
  /** The ids of existing records, read inside the lock. */
  known?: () => Promise<readonly string[]>;
  send: (intent: Intent<Body>) => Promise<Result>;
  /** Throws if the records cannot be read. */
  look: (intent: Intent<Body>) => Promise<Sighting<Result>>;
}

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
