import type { ReactNode } from 'react';
import type { Outcome } from '../lib/outcome.ts';
import type { Journal, RunJournal } from './runJournal.ts';

/** What the kit needs of a row. */
export interface BulkRow {
  id: string;
  /** VND; undefined if no money moves. */
  amount?: number;
}

/** The selected rows of a list, and how to change the selection. */
export interface BulkSelection<Row> {
  rows: readonly Row[];
  select: (ids: ReadonlySet<string>) => void;
}

/** One change to many rows: how to read a row, how to write it, and its texts. */
export interface BulkOperation<Row, Body> {
  /** Where the progress of a run is stored. */
  journal: RunJournal<Body>;
  /** Reads rows of an interrupted run by their ids, at most 100 at a time. */
  read: (ids: readonly string[]) => Promise<readonly Row[]>;
  /** Whether the row already has the confirmed change, made by this run or by another user. */
  isOver: (row: Row, body: Body) => boolean;
  /** Why the operation is unavailable for all rows, as a sentence: no permission, no network. */
  disabled: string | undefined;
  /** Why this row is left out, as a sentence. */
  denial: (row: Row) => string | undefined;
  /**
   * Reads the row again and writes it with `submitOrResolve`; `again`: resends one with an unknown result. May throw
   * `Unsettled` with its own message.
   */
  write: (row: Row, body: Body, again: boolean) => Promise<Outcome<unknown>>;
  words: {
    /** Headers of the ids and amounts; the amount with its unit, if money moves. */
    id: string;
    amount?: string;
    /** The name of a row, shown beside its id. */
    name: { header: string; of: (row: Row) => string | undefined };
    /** Labels of the count and, if money moves, the sum: "Số yêu cầu", "Tổng tiền hoàn". */
    count: string;
    total?: string;
    /** The changed field: its label ("Trạng thái"), its current value in these rows, and the new one. */
    change: { term: string; now: (rows: readonly Row[]) => ReactNode; next: ReactNode };
    /** The button in the toolbar: "Duyệt 4". */
    action: (count: string) => string;
    /** The operation and the number of rows: "Duyệt 40 yêu cầu hoàn tiền". */
    title: (count: number) => string;
    /** The button that starts the run. */
    confirm: (count: string, amount: string) => string;
    /** A message instead of the report, if the only row was changed. */
    saved?: (id: string) => string;
    /** How many rows are left out for this reason. */
    left: (count: number, reason: string) => string;
    /** The progress of an interrupted run, and the label of its resume button. */
    unfinished: (run: Journal<Body>, left: number) => string;
    proceed: (left: number) => string;
    /** Another tab is working on the row. */
    busy: string;
    /** Why a row was refused. */
    failure: (error: unknown) => string;
    /** Prefix of the report's file name. */
    file: string;
  };
}
