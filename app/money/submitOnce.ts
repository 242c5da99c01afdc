import { ApiError, referenceOf } from '../api/http/errors.ts';
import { settleAction } from '../lib/actionLog.ts';
import type { Outcome } from '../lib/outcome.ts';
import { readFailure } from '../lib/refusal.ts';
import { now } from '../lib/time.ts';
import { type About, type Intent, mayRepeat } from './intentStore.ts';
import type { Operation } from './operation.ts';
import { withTabLock } from './withTabLock.ts';

type Seen<Result> = Exclude<Outcome<Result>, { state: 'busy' }>;

/** Looks up the service's records once. A settled intent is removed. */
async function look<Body, Result>(
  operation: Operation<Body, Result>,
  intent: Intent<Body>,
  error?: unknown,
): Promise<Seen<Result>> {
  try {
    const seen = await operation.look(intent);
    if (seen.state === 'unknown') return { error, looked: true, ...seen };
    operation.store.write(undefined);
    settleAction(intent.reference, seen.state === 'done' ? 'done' : 'failed');
    return seen.state === 'done' ? seen : { ...seen, sent: true };
  } catch (failure) {
    return { state: 'unknown', error: error ?? failure, looked: false };
  }
}

/** `again`: an earlier submission has an unknown result, so a refusal now proves nothing about it. */
async function send<Body, Result>(
  operation: Operation<Body, Result>,
  given: Intent<Body>,
  again: boolean,
): Promise<Seen<Result>> {
  const { store, isMine, idempotency } = operation;
  if (!isMine()) {
    const error = new ApiError({ kind: 'session-ended', requestId: given.key });
    return again ? { state: 'unknown', error, looked: false } : { state: 'refused', error, sent: false };
  }
  const intent: Intent<Body> = { ...given, sentAt: now() };
  store.write(intent);
  let error: unknown;
  try {
    const result = await operation.send(intent);
    store.write(undefined);
    return { state: 'done', result };
  } catch (failure) {
    error = failure;
  }
  const failure = readFailure(error);
  const refuse = (): Seen<Result> => {
    store.write(undefined);
    return { state: 'refused', error, sent: true };
  };
  if (failure === 'turned-away' && !again) return refuse();
  // A user who has signed in since must not find it in the storage.
  if (!isMine()) return { state: 'unknown', error, looked: false };
  const accepted = failure === 'accepted' || intent.accepted === true;
  const reference = referenceOf(error) ?? intent.reference;
  const failed = { ...intent, ...(accepted && { accepted }), ...(reference && { reference }) };
  store.write(failed);

  const seen = await look(operation, failed, error);
  if (seen.state !== 'unknown' || again) return seen;
  if (failure === 'refused' || (failure === 'conflict' && seen.looked)) return refuse();
  return failure === 'silent' && idempotency ? send(operation, failed, true) : seen;
}

/**
 * Sends a confirmed intent once. Only one tab at a time, and never while an earlier intent of the same name is open:
 * then that one is looked up instead, and the new one is not sent. An automatic retry happens once at most, only if the
 * service keeps keys, and only if there was no response.
 */
export async function submitOnce<Body, Result>(
  operation: Operation<Body, Result>,
  body: Body,
  about: About,
): Promise<Outcome<Result>> {
  const { store, name } = operation;
  const followEarlier = async (earlier: Intent<Body>): Promise<Outcome<Result>> => {
    const seen = await look(operation, earlier);
    if (seen.state === 'done') return { ...seen, earlier: true };
    return seen.state === 'refused' ? { ...seen, sent: false } : seen;
  };
  const outcome = await withTabLock(name, async (): Promise<Outcome<Result>> => {
    const earlier = store.read();
    if (earlier) return followEarlier(earlier);
    let known: readonly string[] = [];
    try {
      [, known = []] = await Promise.all([operation.before?.(), operation.known?.()]);
    } catch (error) {
      return { state: 'refused', error, sent: false };
    }
    // Without Web Locks another tab may have been first.
    const other = store.read();
    if (other) return followEarlier(other);
    const at = now();
    return send(operation, { key: crypto.randomUUID(), body, about, known, at, sentAt: at }, false);
  });
  return outcome ?? { state: 'busy' };
}

/**
 * Looks up the result of an open intent. `again`: the user wants it sent again, under its key, if there is no trace of
 * it.
 */
export async function resolveOutcome<Body, Result>(
  operation: Operation<Body, Result>,
  { again }: { again: boolean },
): Promise<Outcome<Result>> {
  const outcome = await withTabLock(operation.name, async (): Promise<Outcome<Result>> => {
    const intent = operation.store.read();
    if (!intent) return { state: 'unknown', error: undefined, looked: false };
    const seen = await look(operation, intent);
    return again && seen.state === 'unknown' && mayRepeat(intent) ? send(operation, intent, true) : seen;
  });
  return outcome ?? { state: 'busy' };
}

/**
 * The user stops following an open intent: after one more look-up it is forgotten here, whatever the service does with
 * it.
 */
export async function giveUp<Body, Result>(operation: Operation<Body, Result>): Promise<Outcome<Result>> {
  const outcome = await withTabLock(operation.name, async (): Promise<Outcome<Result>> => {
    const intent = operation.store.read();
    if (!intent) return { state: 'unknown', error: undefined, looked: false };
    const seen = await look(operation, intent);
    operation.store.write(undefined);
    return seen;
  });
  return outcome ?? { state: 'busy' };
}

/** Sends a confirmed intent; if an earlier one is open, follows that instead: `again` resends it. */
export const submitOrResolve = <Body, Result>(
  operation: Operation<Body, Result>,
  body: Body,
  about: About,
  options: { again: boolean },
): Promise<Outcome<Result>> =>
  operation.store.read() ? resolveOutcome(operation, options) : submitOnce(operation, body, about);
