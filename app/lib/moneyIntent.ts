import { ApiError } from '../api/errors.ts';
import { alone } from './alone.ts';
import type { Deed, Outcome } from './deed.ts';
import { type Intent, mayRepeat, settledAt } from './intentKeeper.ts';
import { now } from './time.ts';
import { isAnswered, isVerdict, mayBeDone } from './verdict.ts';

export type { Deed, Outcome } from './deed.ts';
export {
  type Intent,
  type IntentKeeper,
  mayRepeat,
  passingIntent,
  settledAt,
  storedIntent,
} from './intentKeeper.ts';
export { mayBeDone } from './verdict.ts';

/** Searches for what an intent came to, and forgets it when it is found. */
async function search<Body, Result>(
  { keeper, look }: Deed<Body, Result>,
  intent: Intent<Body>,
  error?: unknown,
): Promise<Outcome<Result> & { state: 'done' | 'unknown' }> {
  try {
    const result = await look(intent);
    if (result === undefined) return { state: 'unknown', error, looked: true };
    keeper.write(undefined);
    return { state: 'done', result };
  } catch (failure) {
    return { state: 'unknown', error: error ?? failure, looked: false };
  }
}

/**
 * Sends it, looks after it when the answer is lost, and sends it once more under its key if there is no sign of it.
 * Throws what the service refused, which then was not done. `repeats`: it was sent before, and nobody knows what came of that.
 */
async function pursue<Body, Result>(
  deed: Deed<Body, Result>,
  intent: Intent<Body>,
  repeats: boolean,
): Promise<Outcome<Result>> {
  const { keeper, send, isMine } = deed;
  // Whoever comes after must neither find it in the storage nor be the one who sends it.
  if (!isMine()) {
    const error = new ApiError({ kind: 'session-ended', requestId: '' });
    if (repeats) return { state: 'unknown', error, looked: false };
    throw error;
  }
  keeper.write({ ...intent, sentAt: now() });
  let failure: unknown;
  try {
    const result = await send(intent);
    keeper.write(undefined);
    return { state: 'done', result };
  } catch (error) {
    failure = error;
  }
  const isRefused = repeats ? isVerdict(failure) : !mayBeDone(failure);
  if (isRefused && !repeats) {
    keeper.write(undefined);
    throw failure;
  }
  const found = await search(deed, intent, failure);
  if (found.state === 'done') return found;
  if (isRefused) {
    keeper.write(undefined);
    throw failure;
  }
  return repeats || isAnswered(failure) ? found : pursue(deed, intent, true);
}

/**
 * Carries out a new intent: `body`, and the records `known` before. Only one tab at a time, and never while an earlier
 * one of the same name is unresolved: that one is looked after instead, and the new one is not sent.
 */
export async function carryOut<Body, Result>(
  deed: Deed<Body, Result>,
  body: Body,
  known: readonly string[] = [],
): Promise<Outcome<Result>> {
  const { keeper, before } = deed;
  const outcome = await alone(deed.name, async () => {
    if (keeper.read()) return settleEarlier(deed);
    const [, there = known] = await Promise.all([before?.(), deed.known?.()]);
    // Without Web Locks another tab may have come first while that was asked.
    if (keeper.read()) return settleEarlier(deed);
    return pursue(deed, { key: crypto.randomUUID(), body, known: there, at: now(), sentAt: now() }, false);
  });
  return outcome ?? { state: 'busy' };
}

/** Looks what came of an intent that was left open; with `again` it is sent once more, under its own key, if there is no sign of it. */
export async function resume<Body, Result>(
  deed: Deed<Body, Result>,
  { again }: { again: boolean },
): Promise<Outcome<Result>> {
  return (await alone(deed.name, () => settle(deed, again))) ?? { state: 'busy' };
}

async function settle<Body, Result>(deed: Deed<Body, Result>, again = false): Promise<Outcome<Result>> {
  const intent = deed.keeper.read();
  if (!intent) return { state: 'unknown', error: undefined, looked: false };
  const found = await search(deed, intent);
  return again && found.state !== 'done' && mayRepeat(intent) ? pursue(deed, intent, true) : found;
}

async function settleEarlier<Body, Result>(deed: Deed<Body, Result>): Promise<Outcome<Result>> {
  const outcome = await settle(deed);
  return outcome.state === 'done' ? { ...outcome, earlier: true } : outcome;
}

/**
 * Gives up an intent of which one more look finds no sign, and says `dropped`. What was sent a moment ago, or cannot be
 * looked for, stays: nobody could tell then whether a new one would be the second.
 *
 * @param isNothing for those whom no look shows the record: whether it is certain all the same that nothing of it
 * is done or under way
 */
export async function abandon<Body, Result>(
  deed: Deed<Body, Result>,
  isNothing: (intent: Intent<Body>) => Promise<boolean> = async () => false,
): Promise<Outcome<Result> | { state: 'dropped' }> {
  const outcome = await alone(deed.name, async (): Promise<Outcome<Result> | { state: 'dropped' }> => {
    const intent = deed.keeper.read();
    if (!intent) return { state: 'dropped' };
    const found = await search(deed, intent);
    if (found.state === 'done' || now() < settledAt(intent)) return found;
    if (!found.looked && !(await isNothing(intent))) return found;
    deed.keeper.write(undefined);
    return { state: 'dropped' };
  });
  return outcome ?? { state: 'busy' };
}
