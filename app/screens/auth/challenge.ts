import * as v from 'valibot';
import type { SignInStep } from '../../identity/cognito.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** A sign-in that waits for an answer; `keep` is what the form said about staying signed in. */
export interface Challenge {
  keep: boolean;
  step: SignInStep;
}

const KEY = 'portal.challenge';
/** Steps that hold no secret, and can be answered after a reload. */
const KEPT = /^(new-password|code|choice|password)$/;
/** What a step says besides is read where it is drawn (`texts`): that code is fetched when it is needed. */
const ChallengeSchema = v.object({ keep: v.boolean(), step: v.any() });

/**
 * A reload in the middle does not start over: this tab knows what it waits for, and Amplify keeps the challenge itself in
 * sessionStorage. One that ran out in the meantime is refused with its own sentence.
 */
export function pendingChallenge(): Challenge | undefined {
  const kept = readStored('sessionStorage', KEY, ChallengeSchema);
  return KEPT.test(kept?.step?.step) ? kept : undefined;
}

/** Remembers that one waits; undefined, or a step that is not kept, forgets it. */
export const rememberChallenge = (challenge: Challenge | undefined) =>
  writeStored('sessionStorage', KEY, challenge && KEPT.test(challenge.step.step) ? challenge : undefined);
