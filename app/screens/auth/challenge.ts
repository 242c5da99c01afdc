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
const texts = v.optional(v.array(v.string()), []);
const ChallengeSchema = v.object({
  keep: v.boolean(),
  step: v.object({
    step: v.pipe(v.string(), v.regex(KEPT)),
    missing: texts,
    options: texts,
    setsUp: v.optional(v.boolean()),
    by: v.optional(v.string()),
    to: v.optional(v.string()),
    digits: v.optional(v.number()),
  }),
});

/**
 * A reload in the middle does not start over: this tab knows what it waits for, and Amplify keeps the challenge itself in
 * sessionStorage. One that ran out in the meantime is refused with its own sentence.
 */
export const pendingChallenge = () =>
  readStored('sessionStorage', KEY, ChallengeSchema) as Challenge | undefined;

/** Remembers that one waits; undefined, or a step that is not kept, forgets it. */
export const rememberChallenge = (challenge: Challenge | undefined) =>
  writeStored('sessionStorage', KEY, challenge && KEPT.test(challenge.step.step) ? challenge : undefined);
