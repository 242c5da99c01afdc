import type { ReactNode } from 'react';
import type { Outcome } from '../money/operation.ts';
import type { Journal, RunJournal } from '../money/runJournal.ts';

/** What the kit needs of a row. */
export interface BulkRow {
  id: string;
  /** VND; undefined when no money moves. */
  amount?: number;
}

/** The rows of a list that were selected, and how others are. */
export interface BulkSelection<Row> {
  rows: readonly Row[];
  select: (ids: ReadonlySet<string>) => void;
}

/** One change to many rows: how to read a row, how to write it, and its words. */
export interface BulkOperation<Row, Body> {
  /** Where the progress of a run is stored. */
  journal: RunJournal<Body>;
  /** Reads rows by their ids, at most 100 at a time: of a run that was cut short. */
  read: (ids: readonly string[]) => Promise<readonly Row[]>;
  /** Nothing of what was confirmed is left to do for this row; it does not matter who has done it. */
  isOver: (row: Row, body: Body) => boolean;
  /** Why nothing can be done with any row, as a sentence: no right to it, no network. */
  disabledReason: string | undefined;
  /** Why this row is left out, as a sentence. */
  denial: (row: Row) => string | undefined;
  /**
   * Reads the row again and writes it, by `submitOrResolve`; `again`: what was left open before is sent once more.
   * May throw `Unsettled` with a sentence of its own.
   */
  write: (row: Row, body: Body, again: boolean) => Promise<Outcome<unknown>>;
  words: {
    /** Headers of the ids and amounts; the amount with its unit, when money moves. */
    id: string;
    amount?: string;
    /** Who or what a row is, beside its id. */
    name: { header: string; of: (row: Row) => string | undefined };
    /** Labels of the count and, when money moves, the sum: "Số yêu cầu", "Tổng tiền hoàn". */
    count: string;
    total?: string;
    /** What changes: "Trạng thái", as it is now with these rows, and as it will be. */
    change: { term: string; now: (rows: readonly Row[]) => ReactNode; next: ReactNode };
    /** The button in the bar: "Duyệt 4". */
    action: (count: string) => string;
    /** The operation and how many: "Duyệt 40 yêu cầu hoàn tiền". */
    title: (count: number) => string;
    /** The button that begins it. */
    confirm: (count: string, amount: string) => string;
    /** So many are left out for this reason. */
    left: (count: number, reason: string) => string;
    /** The progress of an interrupted run, and the label of its resume button. */
    unfinished: (run: Journal<Body>, left: number) => string;
    proceed: (left: number) => string;
    /** Another tab is at work on the row. */
    busy: string;
    /** Why a row was refused. */
    failure: (error: unknown) => string;
    /** Beginning of the report's file name. */
    file: string;
  };
}
