import * as v from 'valibot';
import { readStored, writeStored } from '../lib/storage.ts';
import { now } from '../lib/time.ts';

const AboutSchema = v.object({ transactionId: v.string(), amount: v.number() });
/** Which payment an intent is about, and how much money it moves (VND). */
export type About = v.InferOutput<typeof AboutSchema>;

const intentSchema = <S extends v.GenericSchema>(body: S) =>
  v.object({
    /** `Idempotency-Key`: one per confirmation by the user. */
    key: v.string(),
    body,
    about: AboutSchema,
    /** Records that existed before: only a new one can be the result of this intent. */
    known: v.array(v.string()),
    /** When it was confirmed, in unix seconds. */
    at: v.number(),
    /** When it was last sent, in unix seconds. */
    sentAt: v.number(),
    /** A 2xx came back but was unreadable: never send it again. */
    accepted: v.optional(v.boolean()),
    /** The reference code of the call that failed. */
    reference: v.optional(v.string()),
  });

/** What a user has confirmed, from its first submission until its result is known. */
export interface Intent<Body> extends Omit<v.InferOutput<ReturnType<typeof intentSchema>>, 'body' | 'known'> {
  body: Body;
  known: readonly string[];
}

/** An hour, for clocks that differ or are set back. */
const CLOCK_SECONDS = 3600;
/** Services keep keys for a day (docs/contract.md). */
const KEY_SECONDS = 24 * 3600 - CLOCK_SECONDS;

/** Whether the user may send it again: not after a 2xx, nor once the service may have forgotten its key. */
export function mayRepeat({ at, accepted }: Intent<unknown>) {
  const age = now() - at;
  return !accepted && age > -CLOCK_SECONDS && age < KEY_SECONDS;
}

/** Whether a record of this time (unix seconds) can come from one of the submissions. One without a time can. */
export const isOfTime = ({ at, sentAt }: Intent<unknown>, moment: number | undefined) =>
  moment === undefined || (moment >= at - CLOCK_SECONDS && moment <= sentAt + CLOCK_SECONDS);

/** The progress of an intent whose result is unknown. */
export interface IntentStore<Body> {
  read(): Intent<Body> | undefined;
  write(intent: Intent<Body> | undefined): void;
}

const PREFIX = 'portal.intent.';

/** Intents that the browser's storage did not accept: a blocked or full storage must not make a user send twice. */
const unstored = new Map<string, unknown>();

/** Kept over a reload and visible to other tabs, until its result is known or the user signs out. */
export function intentStore<S extends v.GenericSchema>(name: string, body: S): IntentStore<v.InferOutput<S>> {
  type Kept = Intent<v.InferOutput<S>>;
  const schema = intentSchema(body);
  const place = PREFIX + name;
  const stored = () => readStored('localStorage', place, schema) as Kept | undefined;
  return {
    read: () => stored() ?? (unstored.get(place) as Kept | undefined),
    write: (intent) => {
      writeStored('localStorage', place, intent);
      if (intent && stored()?.key !== intent.key) unstored.set(place, intent);
      else unstored.delete(place);
    },
  };
}

/** An operation with an unknown result: the user should note it down before signing out. */
export interface OpenIntent extends About {
  /** The code that support can look up. */
  reference: string;
  /** Unix seconds. */
  sentAt: number;
}

/** All operations of this browser with an unknown result, oldest first. */
export function listOpenIntents(): OpenIntent[] {
  const schema = intentSchema(v.unknown());
  const places = new Set(unstored.keys());
  try {
    for (const place of Object.keys(localStorage)) if (place.startsWith(PREFIX)) places.add(place);
  } catch {
    // Storage is blocked: keep them in `unstored`.
  }
  return [...places]
    .flatMap(
      (place) => readStored('localStorage', place, schema) ?? (unstored.get(place) as Intent<unknown>) ?? [],
    )
    .map(({ about, key, reference = key, sentAt }) => ({ ...about, reference, sentAt }))
    .sort((a, b) => a.sentAt - b.sentAt);
}
