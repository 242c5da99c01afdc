/*
 * What the steps of a reconciliation file hand on: read, columns mapped, rows checked, rows matched. All of it is plain
 * data that travels between the page and its worker. Amounts are integers of VND, moments unix seconds, days Vietnam's.
 */
import type { Refund } from '../../api/refunds.ts';
import type { Transaction } from '../../api/transactions.ts';
import type { Key } from '../../i18n/index.ts';
import type { Day, DayRange } from '../../lib/time.ts';

/** What a column of the file can be, in the order of the template (screens 3.4); `debit` is what a statement writes beside `amount`, its credit. */
export const FIELDS = [
  'transactionId',
  'merchantRefId',
  'time',
  'amount',
  'debit',
  'fee',
  'vat',
  'net',
  'type',
  'status',
  'storeId',
  'bankName',
  'bankRef',
  'note',
] as const;
export type Field = (typeof FIELDS)[number];

/** Which column, from 0, holds a field. A field without a column is not in the file. */
export type Mapping = Partial<Record<Field, number>>;

/** A sentence in the page's language: a key of the dictionaries and what is put into it. Say it with `t(key, values)`. */
export interface Sentence {
  key: Key;
  values?: Record<string, string | number>;
}

/** The ends of keys under `reconciliation.file`: what a refusal, a note, a fault or an outcome says. */
type Under<Group extends string> = Key extends infer One
  ? One extends `reconciliation.file.${Group}.${infer Name}`
    ? Name
    : never
  : never;
export type RefusalName = Under<'refused'>;
export type NoteName = Under<'note'>;
export type FaultName = Under<'fault'>;

/** A file that is not read, with the one sentence that says why and where: say it with `t(key, values)`. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(
    readonly sentence: Sentence,
    /** The sheets that it has, where another one may be chosen. */
    readonly sheets: readonly Sheet[] = [],
  ) {
    super(sentence.key);
  }
}

/** Bytes of a file, and rows of a sheet, that are read at most (screens 3.4, engineering/reliability.md). */
export const MOST_BYTES = 25 * 1024 * 1024;
export const MOST_ROWS = 50_000;

/** The sentence about a file of so many bytes. */
export const tooBig = (size: number): Sentence => ({
  key: 'reconciliation.file.refused.tooBig',
  values: { size: Math.ceil(size / 1024 / 1024), max: MOST_BYTES / 1024 / 1024 },
});

export interface Sheet {
  name: string;
  /** A hidden sheet is read only when it is asked for by its name. */
  hidden: boolean;
}

/** How a file is read. */
export interface ReadOptions {
  /** The sheet of a workbook; without it the first visible one that has the headings. */
  sheet?: string | undefined;
  /** Rows that are hidden in the workbook, as by a filter, are left out. */
  withoutHidden?: boolean;
  /** The names of each column, where the file is none of payments: every filled line below its headings is then a row. */
  columns?: readonly (readonly string[])[];
}

/** A file that was read: what it is, how its columns are understood, and how its first rows look. */
export interface ReadFile {
  name: string;
  format: 'csv' | 'xlsx' | 'xls' | 'xlsb' | 'ods';
  /** Of a CSV or TXT. */
  encoding?: 'UTF-8' | 'UTF-16' | 'Windows-1258';
  separator?: ',' | ';' | '\t' | '|';
  /** Of an XLSX: all of its sheets, and which of them was read. */
  sheets: readonly Sheet[];
  sheet?: string;
  /** Where the headings stand, as the spreadsheet counts lines from 1. */
  headingLine: number;
  /** One for each column; a heading over several columns stands in the first of them. */
  headings: readonly string[];
  /** Rows below the headings, without empty ones and without the total. */
  rows: number;
  /** How many of the lines below the headings are hidden in the workbook, and whether they were left out. */
  hiddenRows: number;
  withoutHidden: boolean;
  /** The first five rows, as they are written in the file. */
  samples: readonly (readonly string[])[];
  /** What was odd, and how it was understood: a hidden sheet, a total that was left out, formulas. */
  notes: readonly Sentence[];
  /** By what was chosen for these headings the last time, else by what the headings say. */
  mapping: Mapping;
  /** Whether the mapping is one that a person chose for the same headings before. */
  remembered: boolean;
}

/** Something about one cell, or about the row where `field` is undefined. */
export interface Fault {
  field?: Field;
  /** A row with an error is not compared; one with a warning is. */
  severity: 'error' | 'warning';
  sentence: Sentence;
}

/** A row of the file as it was understood. What its cells do not say is undefined. */
export interface FileRow {
  transactionId?: string;
  merchantRefId?: string;
  bankRef?: string;
  /** Unix seconds. A day without a time of day is its first second. */
  time?: number;
  /** VND, never negative: a refund's direction is its `type`. */
  amount?: number;
  fee?: number;
  vat?: number;
  net?: number;
  type: 'PAYMENT' | 'REFUND';
  /** What the file's status means; undefined where it says none, which counts as paid. */
  status?: FileStatus;
  storeId?: string;
}

/** What statuses of files mean. One that is not known is warned of, and not compared. */
export const FILE_STATUSES = [
  'SUCCESS',
  'WAITING',
  'FAILED',
  'CANCELLED',
  'REVERSED',
  'REFUNDED',
  'UNKNOWN',
] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

/** How many rows, and their sum in VND: payments are added, refunds subtracted. */
export interface Tally {
  count: number;
  amount: number;
}

/** All rows checked. */
export interface CheckResult extends Tally {
  /** Rows with an error, which are not compared, and rows with warnings alone. */
  faulty: number;
  warned: number;
  /** First and last day that the file's rows speak of; undefined where none says a day. */
  days: DayRange | undefined;
  /** Each of these days, in order. More than one is said, not refused. */
  byDay: readonly (Tally & { day: Day })[];
  /** The total that the file says itself, beside the sum of its rows (VND); undefined where it says none. */
  total: { line: number; written: number; summed: number } | undefined;
  /** Each kind of fault with the number of its rows, the most frequent first. */
  faults: readonly { key: Key; severity: Fault['severity']; count: number }[];
}

/** What became of a row: the words of the contract ("Import row"), and a fee that differs where the amounts are equal. */
export const OUTCOMES = [
  'MATCHED',
  'AMOUNT_DIFFERS',
  'FEE_DIFFERS',
  'STATUS_DIFFERS',
  'MISSING_IN_SYSTEM',
  'MISSING_IN_FILE',
  'DUPLICATE',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What is compared of a transaction. */
export type SystemTransaction = Pick<
  Transaction,
  | 'id'
  | 'merchantRefId'
  | 'bankRef'
  | 'amount'
  | 'fee'
  | 'net'
  | 'status'
  | 'createdAt'
  | 'paidAt'
  | 'storeId'
> & { storeName?: string | undefined; description?: string | undefined };

/** What is compared of a refund. */
export type SystemRefund = Pick<
  Refund,
  | 'id'
  | 'transactionId'
  | 'merchantRefId'
  | 'bankRef'
  | 'amount'
  | 'status'
  | 'createdAt'
  | 'completedAt'
  | 'storeId'
> & { storeName?: string | undefined };

/** Pages of the portal's lists, as they come. */
export interface SystemChunk {
  transactions?: readonly SystemTransaction[];
  refunds?: readonly SystemRefund[];
}

/** One side of a pair that the portal has. */
export interface SystemRow {
  type: 'PAYMENT' | 'REFUND';
  /** Of the transaction or of the refund. */
  id: string;
  /** Of the transaction that a refund gives back. */
  transactionId?: string | undefined;
  merchantRefId?: string | undefined;
  bankRef?: string | undefined;
  amount: number;
  /** Of how many rows it is the sum, where a line stands for several: `id` is then that of the first. */
  parts?: number;
  fee?: number | undefined;
  net?: number | undefined;
  status: string;
  /** When it was paid or given back, else when it was created (unix seconds). */
  time: number;
  storeId?: string | undefined;
  storeName?: string | undefined;
  description?: string | undefined;
}

/** A rule that a person keeps: up to so much, an amount or a fee may differ. */
export interface Tolerance {
  name: string;
  field: 'amount' | 'fee';
  /** VND, or percent of the portal's value. */
  value: number;
  unit: 'dong' | 'percent';
}

export interface MatchOptions {
  /** Whether the portal's refunds were read; without them refunds of the file are not compared. */
  refunds: boolean;
  /** The store that the file is of: what other stores have is not missing in it. */
  storeId?: string | undefined;
  tolerances?: readonly Tolerance[];
}

/** A store, with how many of its rows the file names and how many it lacks. */
export interface StoreTally {
  id: string;
  name: string;
  named: number;
  lacking: number;
}

/** What may speak for a candidate; the first four name the payment, the others only fit. */
export type CandidateFact =
  | 'transactionId'
  | 'merchantRefId'
  | 'bankRef'
  | 'text'
  | 'amount'
  | 'time'
  | 'day'
  | 'store';

/** A row of the portal that a row of the file may be matched with by hand. */
export interface Candidate {
  system: SystemRow;
  reasons: readonly CandidateFact[];
  /** References that both have and that are not the same. */
  against: readonly ('transactionId' | 'merchantRefId' | 'bankRef')[];
  /** A reference says so, and none speaks against it. */
  isSure: boolean;
  /** It counts as missing in the file. */
  isMissing: boolean;
}

/** Money as it counts in a sum: a refund gives back, so it is below zero. */
export const signed = ({ type, amount = 0 }: Pick<FileRow, 'type' | 'amount'>) =>
  type === 'REFUND' ? 0 - amount : amount;

/** Names a row of the portal: a payment and a refund may have the same id. */
export const systemKey = ({ type, id }: Pick<SystemRow, 'type' | 'id'>) =>
  `${type === 'REFUND' ? 'r' : 't'}${id}`;

/** Sums of one outcome: `amount` of the file, or of the portal for MISSING_IN_FILE. */
export interface OutcomeTally extends Tally {
  /**
   * File less portal (VND), refunds counted as negative. What one side does not have counts as 0 there. A duplicate counts
   * whole, because the file counts it once too often. Of FEE_DIFFERS it is the difference of the fees.
   */
  difference: number;
}

export interface MatchResult {
  outcomes: Readonly<Record<Outcome, OutcomeTally>>;
  /** Rows of the file that were compared. */
  compared: Tally;
  /** Rows that were not: with an error, or refunds where no refunds were given. */
  notCompared: Tally;
  /** The portal's side: rows that a row of the file is matched with, and those that it lacks. */
  system: Tally;
  /** `compared` less `system`, and the sum of all differences of amounts (VND). */
  difference: number;
  /** What of it is open: the file has more, the portal has more (VND, both from 0). */
  over: number;
  short: number;
  /** When the oldest open row was (unix seconds). */
  oldest: number | undefined;
  stores: readonly StoreTally[];
}

/** A row as the page shows it. */
export interface DeskRow {
  /** Names it until the next `match` or `read`: `f12` is the file's row in line 12, `t...` and `r...` are the portal's. */
  key: string;
  /** As the spreadsheet counts lines from 1; undefined for MISSING_IN_FILE. */
  line: number | undefined;
  /** As they are written in the file; empty for MISSING_IN_FILE. */
  cells: readonly string[];
  faults: readonly Fault[];
  file: FileRow | undefined;
  /** Its partner, or the row that the file lacks. */
  system: SystemRow | undefined;
  /** Undefined before `match`, and where the row was not compared. */
  outcome: Outcome | undefined;
  /** The fields that differ: amount, fee, status. */
  differing: readonly Field[];
  /** File less portal (VND). */
  difference: number;
  /** The names of the tolerances that let a difference pass. */
  allowed?: readonly string[];
  /** How many rows of the file add up to the portal's one. */
  lines?: number;
  /** The line of the row that this one repeats. */
  duplicateOf?: number;
}

/** Which rows a page is asked for. */
export interface RowFilter {
  /** `all` are the file's rows in its order, then MISSING_IN_FILE by time; `different` is everything but MATCHED. */
  show: 'all' | 'faulty' | 'warned' | 'notCompared' | 'different' | Outcome;
  /** Only rows that hold this text in an id, a reference or a cell; accents and capitals do not count. */
  text?: string;
}

export interface RowPage extends Tally {
  rows: readonly DeskRow[];
}

/** The words of the error file, in the page's language. */
export interface ErrorFileWords {
  /** The added column: "Lỗi". */
  heading: string;
  /** Says a sentence in the page's language. */
  say: (sentence: Sentence) => string;
  sheet: string;
  infoSheet: string;
  /** Pairs of label and value for the sheet about the file. */
  info: readonly (readonly [string, string])[];
}

/** How far the worker is. */
export interface FileProgress {
  step: 'read' | 'check' | 'match' | 'write';
  done: number;
  total: number;
}
