import type { Intent, IntentKeeper } from './intentKeeper.ts';

/**
 * A deed that moves money, from its confirmation until its result is known: done once, or refused, or honestly unknown.
 * One key per intent travels with every repeat of it, so that the service does it once however often it hears of it.
 */
export interface Deed<Body, Result> {
  /** What no two tabs may do at the same time: `refund.1001.GD2611201...`. */
  name: string;
  keeper: IntentKeeper<Body>;
  /** Whether the person who confirmed it is still the one who is signed in (`useStillSignedIn`). */
  isMine: () => boolean;
  /** The last look before it is sent, behind the lock: throws to call it off. */
  before?: () => Promise<void>;
  /** The ids of the records that are there before it, read behind the lock. */
  known?: () => Promise<readonly string[]>;
  send: (intent: Intent<Body>) => Promise<Result>;
  /** Whether it was done after all: its result, or undefined while there is no sign of it. Throws when it cannot see. */
  look: (intent: Intent<Body>) => Promise<Result | undefined>;
}

export type Outcome<Result> =
  /** `earlier`: what was found is an intent of before, and the new one was not sent. */
  | { state: 'done'; result: Result; earlier?: true }
  /**
   * No word came, and no sign of it was found: it may be sent again, under the same key. `looked`: the search itself
   * was answered, so there was no sign to see.
   */
  | { state: 'unknown'; error: unknown; looked: boolean }
  /** Another tab is at it. */
  | { state: 'busy' };
