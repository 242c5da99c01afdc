import * as v from 'valibot';

/**
 * Browser storage that never throws and never trusts its content: if it is blocked, full, corrupt or from an older
 * version, the portal still starts. The listener of `onStorageTrouble` is called once.
 */
type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Area = 'localStorage' | 'sessionStorage';

let notified = false;
let tell: (() => void) | undefined;

/** Sets the listener, which is called the first time that a value could not be read or stored. */
export function onStorageTrouble(listener: () => void) {
  tell = listener;
  if (notified) tell();
}

/** Reports that a value could not be read or stored. */
export function noteStorageTrouble() {
  if (notified) return;
  notified = true;
  tell?.();
}

/** The value of a key if it matches the schema; anything else is dropped. */
export function readStored<S extends Schema>(
  area: Area,
  key: string,
  schema: S,
): v.InferOutput<S> | undefined {
  try {
    const stored = globalThis[area].getItem(key);
    if (stored === null) return undefined;
    const result = v.safeParse(schema, parseJson(stored));
    if (result.success) return result.output;
    globalThis[area].removeItem(key);
  } catch {
    // Storage is blocked.
  }
  noteStorageTrouble();
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; `undefined` removes it. */
export function writeStored(area: Area, key: string, value: unknown) {
  try {
    if (value === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    noteStorageTrouble();
  }
}
