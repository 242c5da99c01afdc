import * as v from 'valibot';
import type { Write } from '../api/http/client.ts';
import { mayBeDone } from './refusal.ts';
import { shown } from './shown.ts';
import { readStored, writeStored } from './storage.ts';
import { dayOf, now } from './time.ts';

/**
 * The user's log of today's actions in this browser, in one business. It holds no amounts and no secrets, and sign-out
 * clears it with the storage.
 */

/** `failed`: certainly not done. `unknown`: result not known yet. */
export const ACTION_RESULTS = ['done', 'failed', 'unknown'] as const;
export type ActionResult = (typeof ACTION_RESULTS)[number];

const ActionSchema = v.object({
  /** Unix seconds. */
  at: v.number(),
  what: v.string(),
  /** The record it concerns. */
  of: v.optional(v.string()),
  /** Before and after of a change of rights or of the integration. */
  change: v.optional(v.string()),
  result: v.picklist(ACTION_RESULTS),
  /** The reference code of the call. */
  code: v.string(),
});
export type Action = v.InferOutput<typeof ActionSchema>;

const LogSchema = v.object({ day: v.string(), actions: v.array(ActionSchema) });
/** A bulk run adds a few hundred entries; no one reads more than this. */
const MAX_ACTIONS = 1000;

const MAX_CHANGE = 600;
/** A query may hold a secret of the merchant's server, so it is not kept. */
const kept = (change: string) => shown(change.replace(/\?[^\s,;]+/g, '?…'), MAX_CHANGE);

const resultOf = (error: unknown): ActionResult => {
  if (error === undefined) return 'done';
  return mayBeDone(error) ? 'unknown' : 'failed';
};

const listeners = new Set<() => void>();

/** Adds a listener for new and changed entries. */
export function onAction(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The owner of the log. */
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

/** Logs a call that changed something, or may have. */
export function noteAction(place: ActionPlace, { action, error, code }: Write) {
  const key = keyOf(place);
  const { change, ...about } = action;
  const entry = {
    at: now(),
    ...about,
    ...(change && { change: kept(change) }),
    result: resultOf(error),
    code,
  };
  writeLog(key, [...readLog(key), entry]);
}

/** Updates the entry with this reference code, once its result is known. */
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
    // Storage is blocked: nothing is logged.
  }
}
