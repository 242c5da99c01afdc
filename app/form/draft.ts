import * as v from 'valibot';
import { readStored, writeStored } from '../lib/storage.ts';
import { now } from '../lib/time.ts';

const KEEP_SECONDS = 7 * 86_400;

const DraftSchema = v.object({ at: v.number(), values: v.record(v.string(), v.unknown()) });

/** The owner of the form: another user or business never sees the draft. */
export interface DraftPlace {
  userId: string;
  merchantId: string;
  /** The name of the form, and of the record that it changes. */
  name: string;
  /** Only for this tab, until it is closed: forms that move money, and sessions that end with the browser. */
  ofTab: boolean;
}

/**
 * Form input that was neither sent nor discarded. It survives a reload, and a closed browser for seven days if the
 * session does too ("keep me signed in"). Signing out clears the whole storage. Only the fields that a form names are
 * kept, so a password never is.
 */
export function formDraft({ userId, merchantId, name, ofTab }: DraftPlace) {
  const area = ofTab ? 'sessionStorage' : 'localStorage';
  const place = `portal.draft.form.${userId}.${merchantId}.${name}`;
  const write = (value: unknown) => writeStored(area, place, value);
  return {
    /** The draft and when it was typed (unix seconds). Drafts older than seven days are dropped. */
    read() {
      const draft = readStored(area, place, DraftSchema);
      if (draft && now() - draft.at > KEEP_SECONDS) write(undefined);
      else return draft;
    },
    write: (values: Record<string, unknown>) => write({ at: now(), values }),
    clear: () => write(undefined),
  };
}
