import type { Fit, Similar } from '../lib/outcome.ts';
import type { Intent, IntentStore } from './intentStore.ts';

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
