import * as v from 'valibot';
import { type BodySchema, type Intent, intentSchema } from './intentKeeper.ts';
import { readStored, writeStored } from './storage.ts';

/** How far one deed on many records has come. */
export interface Journal<Body> {
  /** What was confirmed for each of them. */
  deed: Body;
  /** The ids of all records of the run. */
  rows: readonly string[];
  /** Those of which it is known that nothing is left to do. */
  done: readonly string[];
  /** What was sent of which no answer has come, by the id of its record. */
  intents: Readonly<Record<string, Intent<Body>>>;
}

/**
 * The journal of a run, so that one that was cut short can be gone on with after a reload, under the same keys. It
 * stands in this tab until its report is closed, nothing is left of it, or the person signs out.
 *
 * @param name whose run of what: `refundRequests.1001.admin`
 */
export function runJournal<S extends BodySchema>(name: string, deed: S) {
  type Kept = Journal<v.InferOutput<S>>;
  const schema = v.object({
    deed,
    rows: v.array(v.string()),
    done: v.array(v.string()),
    intents: v.record(v.string(), intentSchema(deed)),
  });
  const place = `portal.run.${name}`;
  const read = () => readStored('sessionStorage', place, schema) as Kept | undefined;
  const write = (journal: Kept | undefined) => writeStored('sessionStorage', place, journal);
  const keep = (id: string, intent: Intent<v.InferOutput<S>> | undefined) => {
    const journal = read();
    if (!journal) return;
    const { [id]: _, ...others } = journal.intents;
    write({ ...journal, intents: intent ? { ...others, [id]: intent } : others });
  };

  return {
    read,
    /** A run begins. What an earlier one left open keeps its key. */
    begin: (body: v.InferOutput<S>, rows: readonly string[]) =>
      write({ deed: body, rows, done: [], intents: read()?.intents ?? {} }),
    /** Keeps what was sent of a record until its answer has come; `undefined` forgets it. Without a run it does nothing. */
    keep,
    /** Nothing is left to do for this record. The last one ends the journal. */
    end(id: string) {
      keep(id, undefined);
      const journal = read();
      if (!journal) return;
      const done = [...new Set([...journal.done, id])];
      write(leftOf({ ...journal, done }).length > 0 ? { ...journal, done } : undefined);
    },
    /** The person has seen how it went, or wants to hear no more of it. */
    close: () => write(undefined),
  };
}

/** The ids of the records of which it is not known that nothing is left to do. */
export const leftOf = ({ rows, done }: Pick<Journal<unknown>, 'rows' | 'done'>) =>
  rows.filter((id) => !done.includes(id));
