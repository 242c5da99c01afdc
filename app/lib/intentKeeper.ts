import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';
import { now } from './time.ts';

/** The shape of what an intent sends. */
export type BodySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** What a person has confirmed, under the one key that travels with every repeat of it. */
export interface Intent<Body> {
  /** `Idempotency-Key`. */
  key: string;
  body: Body;
  /** Records that were there before: whatever look-up finds besides them is this intent's. */
  known: readonly string[];
  /** When it was confirmed, in unix seconds. */
  at: number;
  /** When it was last sent, in unix seconds. */
  sentAt: number;
}

/** Services keep keys for a day (docs/contract.md); an hour is left for clocks that differ, or are set back. */
const CLOCK_SECONDS = 3600;
const KEY_SECONDS = 24 * 3600 - CLOCK_SECONDS;
/** After its last sending it may still be on its way: a call is given 30 s here, and a service some more. */
const SETTLE_SECONDS = 60;

/** May it be sent again? Not once the service may have forgotten its key: it would be a second one. */
export function mayRepeat({ at }: Intent<unknown>) {
  const age = now() - at;
  return age > -CLOCK_SECONDS && age < KEY_SECONDS;
}

/** From when on (unix seconds) an intent without a sign may be given up: before, it could still arrive. */
export const settledAt = ({ sentAt }: Intent<unknown>) => sentAt + SETTLE_SECONDS;

/** Where an intent stands while nobody knows what came of it. */
export interface IntentKeeper<Body> {
  read(): Intent<Body> | undefined;
  write(intent: Intent<Body> | undefined): void;
}

/** Intents that the browser's storage did not take: a blocked or full one must not make a person send twice. */
const unstored = new Map<string, unknown>();

/** The shape of an intent in the browser's storage, by the shape of its body. */
export const intentSchema = <S extends BodySchema>(body: S) =>
  v.object({ key: v.string(), body, known: v.array(v.string()), at: v.number(), sentAt: v.number() });

/** Kept over a reload, and seen by other tabs, until its result is known or the person signs out. */
export function storedIntent<S extends BodySchema>(name: string, body: S): IntentKeeper<v.InferOutput<S>> {
  type Kept = Intent<v.InferOutput<S>>;
  const schema = intentSchema(body);
  const place = `portal.intent.${name}`;
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

/** Kept as long as its object: for a deed that the service itself does no second time. */
export function passingIntent<Body>(): IntentKeeper<Body> {
  let kept: Intent<Body> | undefined;
  return {
    read: () => kept,
    write: (intent) => {
      kept = intent;
    },
  };
}
