import type { Intent, IntentStore } from './intentStore.ts';

/** The record is not what the person saw any more, so nothing is sent. Its message is in the page's language. */
export class Changed extends Error {}

/** In what a record of the service fits an intent. */
export type Fit = 'key' | 'transaction' | 'amount' | 'time' | 'person';

/** A record that may be what was sent, and does not fit in all that it should. */
export interface Similar {
  id: string;
  /** Unix seconds. */
  at: number | undefined;
  /** Its creator, as named by the service. */
  by: string | undefined;
}

/** What a look at the service's records shows of an intent. */
export type Sighting<Result> =
  /** `others`: more records that fit as well as this one. */
  | { state: 'done'; result: Result; fits: readonly Fit[]; others?: readonly Similar[] }
  /** The records prove that it was not done and no longer can be: `error` says why. */
  | { state: 'refused'; error: unknown }
  | { state: 'unknown'; similar?: readonly Similar[] };

/** What moves money: sent once for one confirmation of a person, and followed until it is known what came of it. */
export interface Operation<Body, Result> {
  /** Lock name, so that two tabs cannot do the same at once: `refund.1001.GD2611201...`. */
  name: string;
  store: IntentStore<Body>;
  /** Whether the person who confirmed it is still the one who is signed in (`useStillSignedIn`). */
  isMine: () => boolean;
  /** `idempotency` of config.json: the service does a key once, however often it is sent. */
  idempotency: boolean;
  /** The last reading before it is sent, behind the lock: throws to call it off. */
  before?: () => Promise<void>;
  /** The ids of the records that are there before it, read behind the lock. */
  known?: () => Promise<readonly string[]>;
  send: (intent: Intent<Body>) => Promise<Result>;
  /** Throws when it cannot see. */
  look: (intent: Intent<Body>) => Promise<Sighting<Result>>;
}

export type Outcome<Result> =
  /** `fits`: it was found by a look, by these. `earlier`: it is an intent of before, and the new one was not sent. */
  | {
      state: 'done';
      result: Result;
      fits?: readonly Fit[];
      others?: readonly Similar[];
      earlier?: true;
    }
  /** It was certainly not done. `sent`: the request reached the service. */
  | { state: 'refused'; error: unknown; sent: boolean }
  /** Nobody knows. `looked`: the records could be read, and nothing there is surely it. */
  | { state: 'unknown'; error: unknown; looked: boolean; similar?: readonly Similar[] }
  /** Another tab is at it: nothing was sent. */
  | { state: 'busy' };
