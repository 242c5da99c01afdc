import * as v from 'valibot';
import type { SignInStep } from '../../identity/cognito.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** A sign-in that waits for the user; `keep` is the form's choice to stay signed in. */
export interface Challenge {
  keep: boolean;
  step: SignInStep;
}

const KEY = 'portal.challenge';
/** Steps that hold no secret and can be continued after a reload. */
const KEPT = /^(new-password|code|choice|password)$/;
/** The other properties of a step are checked where it is rendered (`texts`), in code that loads on demand. */
const ChallengeSchema = v.object({ keep: v.boolean(), step: v.any() });

/**
 * A reload does not restart the sign-in: this tab remembers its step, and Amplify keeps the challenge itself in
 * sessionStorage. An expired challenge is refused with a message of its own.
 */
export function pendingChallenge(): Challenge | undefined {
  const kept = readStored('sessionStorage', KEY, ChallengeSchema);
  return KEPT.test(kept?.step?.step) ? kept : undefined;
}

/** Remembers the pending challenge; undefined, or a step that is not kept, clears it. */
export const rememberChallenge = (challenge: Challenge | undefined) =>
  writeStored('sessionStorage', KEY, challenge && KEPT.test(challenge.step.step) ? challenge : undefined);
