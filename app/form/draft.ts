import * as v from 'valibot';
import { readStored, writeStored } from '../lib/storage.ts';
import { now } from '../lib/time.ts';

const KEEP_SECONDS = 7 * 86_400;

const DraftSchema = v.object({ at: v.number(), values: v.record(v.string(), v.unknown()) });

/** Whose form it is: no draft is shown to another person or in another business. */
export interface DraftPlace {
  userId: string;
  merchantId: string;
  /** Of the form, and of the record that it changes. */
  name: string;
  /** For this tab alone, until it is closed: what moves money, and all of a session that ends with the browser. */
  ofTab: boolean;
}

/**
 * What was typed into a form and neither sent nor discarded: it survives a reload, and for seven days a closed browser, where
 * the session does too ("keep me signed in"). Signing out clears the whole storage. Only the fields that a form names are kept, so a password never is.
 */
export function formDraft({ userId, merchantId, name, ofTab }: DraftPlace) {
  const area = ofTab ? 'sessionStorage' : 'localStorage';
  const place = `portal.draft.form.${userId}.${merchantId}.${name}`;
  const write = (value: unknown) => writeStored(area, place, value);
  return {
    /** When it was typed (unix seconds), and what. Older than seven days, it is dropped. */
    read() {
      const draft = readStored(area, place, DraftSchema);
      if (draft && now() - draft.at > KEEP_SECONDS) write(undefined);
      else return draft;
    },
    write: (values: Record<string, unknown>) => write({ at: now(), values }),
    clear: () => write(undefined),
  };
}
