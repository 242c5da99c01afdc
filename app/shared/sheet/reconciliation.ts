import type { SheetCell } from '../../lib/file/workbook.ts';
import type { DayRange } from '../../lib/time.ts';
import { openWorkerWriter } from '../../list/export/workerWriter.ts';
import { aborted, openFileWorker, readInWorker } from './fileWorker.ts';
import { recallMapping, rememberMapping } from './mapColumns.ts';
import type { errorRows } from './rows.ts';
import type {
  Candidate,
  CheckResult,
  ErrorFileWords,
  FileProgress,
  Mapping,
  MatchOptions,
  MatchResult,
  ReadFile,
  ReadOptions,
  RowFilter,
  RowPage,
  SystemChunk,
} from './types.ts';
import { cellText, foldText } from './values.ts';

/** Sends pages of the portal's rows into a comparison. */
export interface Matching {
  /** Resolves when the rows are stored: wait for it before the next push. A row sent twice counts once, by its id. */
  push(chunk: SystemChunk): Promise<void>;
  finish(options: MatchOptions): Promise<MatchResult>;
}

/**
 * A file at the reconciliation desk. Its rows stay in a worker, and the page requests what it shows. One step at a
 * time: `read`, `check`, `match`; each can be repeated, which discards the results of the steps after it.
 *
 * Each promise rejects with an `AbortError` after `cancel` or `dispose`, and with an `Error` if the worker fails.
 */
export interface Reconciliation {
  /**
   * Reads CSV, TXT or XLSX without conversion.
   *
   * @throws {FileRefused} with the message for the user
   */
  read(file: File, how?: ReadOptions): Promise<ReadFile>;
  /**
   * Checks every cell of every row, and remembers the mapping for this business and these headings.
   *
   * @param period days that the rows must belong to; without it, any day
   * @throws {FileRefused} if a required column is missing: time, amount, and one of the ids
   */
  check(mapping: Mapping, period?: DayRange): Promise<CheckResult>;
  /** Starts a comparison, after `check`. It replaces the previous one only when it has finished. */
  match(): Matching;
  /** Compares the same rows again under other rules. */
  rematch(options: MatchOptions): Promise<MatchResult>;
  /** Candidates to match with a line of the file by hand; `more` are portal rows beyond those compared. */
  candidates(line: number, more: SystemChunk, limit: number): Promise<readonly Candidate[]>;
  /**
   * Rows of the last step, `limit` of them from `offset`, with count and sum (VND) of all rows that pass the filter.
   */
  page(filter: RowFilter, offset: number, limit: number): Promise<RowPage>;
  /**
   * The rows that have a fault or are not MATCHED: their own columns as written, and one more with what is wrong, with
   * formulas escaped. Rows missing in the file are not included.
   */
  errorFile(format: 'csv' | 'xlsx', words: ErrorFileWords): Promise<Blob>;
  /** SHA-256 of the file's bytes in hexadecimal, independent of its name. */
  hash(file: File): Promise<string>;
  /**
   * Cancels the running step. The state before a `check` or a `match` is restored; a cancelled `read` leaves no file.
   */
  cancel(): void;
  /** Terminates the worker and frees its memory. It cannot be used afterwards. */
  dispose(): void;
}

export interface ReconciliationOptions {
  /** The business whose mappings are remembered. */
  merchantId: string;
  onProgress?: (progress: FileProgress) => void;
}

/** Rows fetched from the worker at once for the error file. */
const AT_ONCE = 500;

/** A cell of the error file: exact numbers stay numbers. */
const errorCell = (cell: SheetCell) => (Number.isSafeInteger(cell) ? cell : cellText(cell));

/** Creates one; the worker starts with the first `read`. */
export function createReconciliation({ merchantId, onProgress }: ReconciliationOptions): Reconciliation {
  const worker = openFileWorker(onProgress);
  let stop = new AbortController();
  let about: Omit<ReadFile, 'remembered'> | undefined;

  async function errorFile(format: 'csv' | 'xlsx', { say, ...words }: ErrorFileWords): Promise<Blob> {
    const headings = about?.headings ?? [];
    // A corrected error file already has the column.
    const old = headings.findIndex((heading) => foldText(heading) === foldText(words.heading));
    const without = <One>(all: readonly One[]) => all.filter((_, column) => column !== old);
    const { signal } = stop;
    const columns = [...without(headings), words.heading].map((header) => ({
      header,
      kind: 'number' as const,
    }));
    const sheets = { info: words.infoSheet, data: words.sheet };
    const writer = await openWorkerWriter({ format, info: words.info, columns, sheets }, signal);
    try {
      let from: number | undefined = 0;
      while (from !== undefined) {
        const { rows, next }: ReturnType<typeof errorRows> = await worker.ask({
          type: 'errors',
          from,
          limit: AT_ONCE,
        });
        signal.throwIfAborted();
        await writer.add(
          rows.map(({ cells, sentences }) => [
            ...without(cells).map(errorCell),
            sentences.map((one) => say(one)).join('; '),
          ]),
        );
        const total = about?.rows ?? 0;
        onProgress?.({ step: 'write', done: next ?? total, total });
        from = next;
      }
      const file = await writer.finish();
      signal.throwIfAborted();
      return file;
    } finally {
      writer.close();
    }
  }

  return {
    async read(file, how) {
      about = undefined;
      const read = await readInWorker(worker, file, how);
      about = read;
      const mapping = recallMapping(merchantId, read.headings);
      return { ...read, mapping: mapping ?? read.mapping, remembered: mapping !== undefined };
    },
    async check(mapping, period) {
      const result = await worker.ask<CheckResult>({ type: 'check', mapping, period });
      if (about) rememberMapping(merchantId, about.headings, mapping);
      return result;
    },
    match() {
      const begun = worker.ask<void>({ type: 'begin' });
      // The next `push` or `finish` throws the error.
      begun.catch(() => undefined);
      return {
        async push(chunk) {
          await begun;
          await worker.ask({ type: 'push', chunk });
        },
        async finish(options) {
          await begun;
          return worker.ask<MatchResult>({ type: 'finish', options });
        },
      };
    },
    rematch: (options) => worker.ask<MatchResult>({ type: 'finish', options }),
    candidates: (line, more, limit) =>
      worker.ask<readonly Candidate[]>({ type: 'candidates', line, more, limit }),
    page: (filter, offset, limit) => worker.ask<RowPage>({ type: 'page', filter, offset, limit }),
    errorFile,
    async hash(file) {
      const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    cancel() {
      stop.abort(aborted());
      stop = new AbortController();
      worker.stop();
    },
    dispose() {
      stop.abort(aborted());
      worker.end();
      about = undefined;
    },
  };
}
