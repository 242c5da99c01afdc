import * as v from 'valibot';
import type { Write } from '../api/http/client.ts';
import { mayBeDone } from './refusal.ts';
import { readStored, writeStored } from './storage.ts';
import { dayOf, now } from './time.ts';

/**
 * The user's own log of what they did today in this browser, in one business. It holds no amount and no
 * secret, and the sign-out clears it with the storage.
 */

/** `failed`: certainly not done. `unknown`: not known yet. */
export const ACTION_RESULTS = ['done', 'failed', 'unknown'] as const;
export type ActionResult = (typeof ACTION_RESULTS)[number];

const ActionSchema = v.object({
  /** Unix seconds. */
  at: v.number(),
  what: v.string(),
  /** The record that it was about. */
  of: v.optional(v.string()),
  result: v.picklist(ACTION_RESULTS),
  /** The reference code of its call. */
  code: v.string(),
});
export type Action = v.InferOutput<typeof ActionSchema>;

const LogSchema = v.object({ day: v.string(), actions: v.array(ActionSchema) });
/** A run over many rows is a few hundred; more than this is no note that anybody reads. */
const MAX_ACTIONS = 1000;

const resultOf = (error: unknown): ActionResult => {
  if (error === undefined) return 'done';
  return mayBeDone(error) ? 'unknown' : 'failed';
};

const listeners = new Set<() => void>();

/** Hears that something was written down. */
export function onAction(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whose note it is. */
export interface ActionPlace {
  userId: string;
  merchantId: string;
}

const KEY = 'portal.actions.';
const keyOf = ({ userId, merchantId }: ActionPlace) => `${KEY}${userId}.${merchantId}`;

function readLog(key: string): Action[] {
  const log = readStored('localStorage', key, LogSchema);
  return log?.day === dayOf(now()) ? log.actions : [];
}

function writeLog(key: string, actions: readonly Action[]) {
  writeStored('localStorage', key, { day: dayOf(now()), actions: actions.slice(-MAX_ACTIONS) });
  for (const listener of listeners) listener();
}

/** Today's actions, oldest first. */
export const todaysActions = (place: ActionPlace): Action[] => readLog(keyOf(place));

/** Notes a call that changed something, or may have. */
export function noteAction(place: ActionPlace, { action, error, code }: Write) {
  const key = keyOf(place);
  writeLog(key, [...readLog(key), { at: now(), ...action, result: resultOf(error), code }]);
}

/** It was found out later what became of the call with this reference code. */
export function settleAction(code: string | undefined, result: ActionResult) {
  if (!code) return;
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(KEY))) {
      const actions = readLog(key);
      if (!actions.some((one) => one.code === code && one.result !== result)) continue;
      writeLog(
        key,
        actions.map((one) => (one.code === code ? { ...one, result } : one)),
      );
    }
  } catch {
    // The storage is blocked: there is no note.
  }
}
