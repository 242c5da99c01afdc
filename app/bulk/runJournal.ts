import * as v from 'valibot';
import { readStored, writeStored } from '../lib/storage.ts';

/** The progress of one operation on many records. */
export interface Journal<Body> {
  /** What the user confirmed for each of them. */
  body: Body;
  /** The ids of all records of the run. */
  rows: readonly string[];
  /** Records that need no more work. */
  done: readonly string[];
}

/** Stores the progress of a run, so that an interrupted one can be resumed after a reload. */
export interface RunJournal<Body> {
  read: () => Journal<Body> | undefined;
  /** `done`: its records that an earlier, interrupted run has completed. */
  begin: (body: Body, rows: readonly string[], done?: readonly string[]) => void;
  /** Nothing is left to do for this record. The last one deletes the journal. */
  end: (id: string) => void;
  /** The user has seen the report, or dismissed it. */
  close: () => void;
}

/**
 * The journal of one kind of run; the intent store holds what was sent. It is kept in this tab until its report is
 * closed, its last record is done, or the user signs out.
 *
 * @param name whose run of what: `refundRequests.1001.admin`
 */
export function runJournal<S extends v.GenericSchema>(name: string, body: S): RunJournal<v.InferOutput<S>> {
  type Kept = Journal<v.InferOutput<S>>;
  const schema = v.object({ body, rows: v.array(v.string()), done: v.array(v.string()) });
  const place = `portal.run.${name}`;
  const read = () => readStored('sessionStorage', place, schema) as Kept | undefined;
  const write = (journal: Kept | undefined) => writeStored('sessionStorage', place, journal);
  return {
    read,
    begin: (confirmed, rows, done = []) => write({ body: confirmed, rows, done }),
    end(id) {
      const journal = read();
      if (!journal) return;
      const done = [...new Set([...journal.done, id])];
      write(remainingRows({ ...journal, done }).length > 0 ? { ...journal, done } : undefined);
    },
    close: () => write(undefined),
  };
}

/** The ids of the records that may still need work. */
export const remainingRows = ({ rows, done }: Pick<Journal<unknown>, 'rows' | 'done'>) => {
  const over = new Set(done);
  return rows.filter((id) => !over.has(id));
};
