import * as v from 'valibot';
import { readStored, writeStored } from '../../lib/storage.ts';

/** A sign-in that waits for its new password; `keep` is what the form said about staying signed in. */
export interface Challenge {
  keep: boolean;
}

const KEY = 'portal.challenge';
const ChallengeSchema = v.object({ keep: v.boolean() });

/**
 * A reload in the middle does not start over: this tab knows that it waits, and Amplify keeps the challenge itself in
 * sessionStorage. One that ran out in the meantime is refused with its own sentence.
 */
export const pendingChallenge = (): Challenge | undefined =>
  readStored('sessionStorage', KEY, ChallengeSchema);

/** Remembers that one waits; undefined forgets it. */
export const rememberChallenge = (challenge: Challenge | undefined) =>
  writeStored('sessionStorage', KEY, challenge);
