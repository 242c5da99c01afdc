/*
 * Data passed between the steps of a reconciliation: file read, columns mapped, rows checked, rows matched. Plain data
 * that travels between the page and its worker. Amounts are integers of VND, times unix seconds, days in Vietnam.
 */
import type { Key } from '../../i18n/index.ts';
import type { BookFormat } from '../../lib/file/bookFormat.ts';
import type { CsvText, Separator } from '../../lib/file/parseCsv.ts';
import type { SheetCell } from '../../lib/file/workbook.ts';
import type { Day, DayRange } from '../../lib/time.ts';

/**
 * The fields of a column, in the order of the template (screens 3.4); a statement has `debit` beside `amount`, its
 * credit.
 */
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

/** The ids of a row: one of them needs a column (screens 3.4; the bank's reference is the last way to match). */
export const IDS = ['transactionId', 'merchantRefId', 'bankRef'] as const satisfies readonly Field[];
export type IdField = (typeof IDS)[number];

/** The column index, from 0, of each field. A field without a column is not in the file. */
export type Mapping = Partial<Record<Field, number>>;

/** A sentence in the page's language: a dictionary key and its values. Translate with `t(key, values)`. */
export interface Sentence {
  key: Key;
  values?: Record<string, string | number>;
}

/** The ends of keys under `reconciliation.file`, for refusals, notes, faults and outcomes. */
type Under<Group extends string> = Key extends infer One
  ? One extends `reconciliation.file.${Group}.${infer Name}`
    ? Name
    : never
  : never;
export type RefusalName = Under<'refused'>;
export type NoteName = Under<'note'>;
export type FaultName = Under<'fault'>;

/** A file that was refused, with one sentence that says why and where: translate with `t(key, values)`. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  constructor(
    readonly sentence: Sentence,
    /** Its sheets, if another one can be chosen. */
    readonly sheets: readonly Sheet[] = [],
  ) {
    super(sentence.key);
  }
}

/** Maximum bytes of a file, and maximum rows of a sheet (screens 3.4, engineering/reliability.md). */
export const MOST_BYTES = 25 * 1024 * 1024;
export const MOST_ROWS = 50_000;

export interface Sheet {
  name: string;
  /** A hidden sheet is read only if requested by name. */
  hidden: boolean;
}

/** Options for reading a file. */
export interface ReadOptions {
  /** The sheet of a workbook; by default the first visible one with the headings. */
  sheet?: string | undefined;
  /** Leaves out rows that are hidden in the workbook, for example by a filter. */
  withoutHidden?: boolean;
  /** The names of each column, for a file other than payments: then every filled line below its headings is a row. */
  columns?: readonly (readonly string[])[];
}

/** A row as written in the file. */
export interface Sample {
  line: number;
  cells: readonly string[];
}

/** A file as read: its format, the mapping of its columns, and its first rows. */
export interface ReadFile {
  name: string;
  format: 'csv' | BookFormat;
  /** Only of a CSV or TXT. */
  encoding: CsvText['encoding'] | undefined;
  separator: Separator | undefined;
  /** Only of an XLSX: all of its sheets, and the one that was read. */
  sheets: readonly Sheet[];
  sheet: string | undefined;
  /** Line number of the headings, from 1 as in the spreadsheet. */
  headingLine: number;
  /** One for each column; a heading over several columns is in the first of them. */
  headings: readonly string[];
  /** Number of rows below the headings, without empty ones and the total. */
  rows: number;
  /** How many lines below the headings are hidden in the workbook, and whether they were left out. */
  hiddenRows: number;
  withoutHidden: boolean;
  /** The first five rows, as written in the file, with their line numbers. */
  samples: readonly Sample[];
  /** What was unusual, and how it was interpreted: a hidden sheet, an excluded total, formulas. */
  notes: readonly Sentence[];
  /** Derived from the headings. */
  mapping: Mapping;
  /** The column of each of `ReadOptions.columns`; undefined if the file lacks it. */
  places: readonly (number | undefined)[];
}

/** A fault of one cell, or of the row if `field` is undefined. */
export interface Fault {
  field?: Field;
  /** A row with an error is not compared; one with a warning is. */
  severity: 'error' | 'warning';
  sentence: Sentence;
}

/** A parsed row of the file. Fields that its cells do not contain are undefined. */
export interface FileRow extends Partial<Record<IdField, string | undefined>> {
  type: 'PAYMENT' | 'REFUND';
  /** VND, never negative: a refund's direction is its `type`. */
  amount?: number | undefined;
  fee?: number | undefined;
  vat?: number | undefined;
  net?: number | undefined;
  /** Unix seconds. A day without a time is its first second. */
  time?: number | undefined;
  /** The meaning of the file's status; undefined if it has none, which counts as paid. */
  status?: FileStatus | undefined;
  storeId?: string | undefined;
}

/** Meanings of statuses in files. An unknown status gets a warning and is not compared. */
export type FileStatus = 'SUCCESS' | 'WAITING' | 'FAILED' | 'CANCELLED' | 'REVERSED' | 'REFUNDED' | 'UNKNOWN';

/** Number of rows, and their sum in VND: payments added, refunds subtracted. */
export interface Tally {
  count: number;
  amount: number;
}

/** The result of checking all rows. */
export interface CheckResult extends Tally {
  /** Rows with an error, which are not compared, and rows with only warnings. */
  faulty: number;
  warned: number;
  /** First and last day in the file's rows; undefined if no row has a day. */
  days: DayRange | undefined;
  /** Each of these days, in order. More than one is reported, not refused. */
  byDay: readonly (Tally & { day: Day })[];
  /** The file's own total next to the sum of its rows (VND); undefined if it has none. */
  total: { line: number; written: number; summed: number } | undefined;
}

/** The outcome of a row: the contract's values ("Import row"), and FEE_DIFFERS where amounts are equal. */
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

/** A payment or a refund of the portal. For a refund, `transactionId` is the refunded transaction. */
export interface SystemRow extends Partial<Record<IdField, string | undefined>> {
  type: 'PAYMENT' | 'REFUND';
  /** The id of the transaction or refund. */
  id: string;
  amount: number;
  /** How many rows this one sums up, if one line stands for several: `id` is then the first one's. */
  parts?: number;
  fee?: number | undefined;
  status: string;
  /** When it was paid or refunded, otherwise when it was created (unix seconds). */
  time: number;
  storeId?: string | undefined;
  storeName?: string | undefined;
  description?: string | undefined;
}

/** A rule set by the user: the allowed difference of an amount or a fee. */
export interface Tolerance {
  name: string;
  field: 'amount' | 'fee';
  /** VND, or percent of the portal's value. */
  value: number;
  unit: 'dong' | 'percent';
}

export interface MatchOptions {
  /** Whether the portal's refunds were read; otherwise refunds in the file are not compared. */
  refunds: boolean;
  /** The file's store: rows of other stores are not missing in it. */
  storeId?: string | undefined;
  tolerances?: readonly Tolerance[];
}

/** A store, with how many of its rows the file has and lacks. */
export interface StoreTally {
  id: string;
  name: string;
  named: number;
  lacking: number;
}

/** Facts in favour of a candidate; the first four identify the payment, the others only fit. */
export type CandidateFact = IdField | 'text' | 'amount' | 'time' | 'day' | 'store';

/** A portal row that a row of the file may be matched with by hand. */
export interface Candidate {
  system: SystemRow;
  reasons: readonly CandidateFact[];
  /** References that both have and that differ. */
  against: readonly IdField[];
  /** A reference proves it, and none contradicts it. */
  isSure: boolean;
  /** Counts as missing in the file. */
  isMissing: boolean;
}

/** The amount as it counts in a sum: negative for a refund. */
export const signed = ({ type, amount = 0 }: Pick<FileRow, 'type' | 'amount'>) =>
  type === 'REFUND' ? 0 - amount : amount;

export const sumOf = (rows: readonly Pick<FileRow, 'type' | 'amount'>[]): Tally => ({
  count: rows.length,
  amount: rows.reduce((sum, row) => sum + signed(row), 0),
});

/** The key of a portal row: a payment and a refund may have the same id. */
export const systemKey = ({ type, id }: Pick<SystemRow, 'type' | 'id'>) =>
  `${type === 'REFUND' ? 'r' : 't'}${id}`;

/** Sums of one outcome: `amount` is the file's, or the portal's for MISSING_IN_FILE. */
export interface OutcomeTally extends Tally {
  /**
   * File minus portal (VND), refunds counted as negative. What one side lacks counts as 0 there. A duplicate counts in
   * full, because the file has it once too often. For FEE_DIFFERS, the difference of the fees.
   */
  difference: number;
}

export interface MatchResult {
  outcomes: Readonly<Record<Outcome, OutcomeTally>>;
  /** Rows of the file that were compared. */
  compared: Tally;
  /** Rows that were not: with an error, or refunds if the portal's refunds were not read. */
  notCompared: Tally;
  /** The portal's side: rows matched with a row of the file, and rows missing in it. */
  system: Tally;
  /** `compared` minus `system`, and the sum of all amount differences (VND). */
  difference: number;
  /** The open part: how much the file has more, and the portal has more (VND, neither is negative). */
  over: number;
  short: number;
  /** Time of the oldest open row (unix seconds). */
  oldest: number | undefined;
  stores: readonly StoreTally[];
}

/** The result for a row of the file that was compared. */
export interface Matched {
  outcome: Outcome;
  /** Its partner. */
  system?: SystemRow | undefined;
  /** The fields that differ: amount, fee, status. */
  differing: readonly Field[];
  /** File minus portal (VND). */
  difference: number;
  /** The names of the tolerances that allowed a difference. */
  allowed?: readonly string[];
  /** How many rows of the file add up to the portal's row. */
  lines?: number;
  /** The line of the row that this one repeats. */
  duplicateOf?: number | undefined;
}

/**
 * A row as shown on the page. A row missing in the file has no line and no cells, and is its own `system`. The outcome
 * is undefined before the comparison, and if the row was not compared.
 */
export interface DeskRow extends Omit<Matched, 'outcome'> {
  /** Unique until the next comparison: `f12` is the file's row in line 12, `t...` and `r...` are the portal's. */
  key: string;
  /** Line number from 1, as in the spreadsheet. */
  line: number | undefined;
  /** As in the file. */
  cells: readonly SheetCell[];
  faults: readonly Fault[];
  file: FileRow | undefined;
  outcome: Outcome | undefined;
}

/** Which rows to return. */
export interface RowFilter {
  /**
   * `all`: the file's rows in order, then MISSING_IN_FILE by time; `different`: everything except MATCHED; `wrong`: the
   * file's rows that have a fault or are not MATCHED.
   */
  show: 'all' | 'faulty' | 'warned' | 'wrong' | 'notCompared' | 'different' | Outcome;
  /** Only rows with this text in an id, a reference or a cell, ignoring accents and case. */
  text?: string;
}

/** The running task and its progress; `total` is 0 while unknown. */
export interface DeskWork {
  what: 'read' | 'check' | 'load' | 'match';
  done: number;
  total: number;
}

/** Reports progress to the page and lets a stop message arrive; throws if the step was stopped. */
export type YieldToPage = (done: number, total: number) => Promise<void>;
