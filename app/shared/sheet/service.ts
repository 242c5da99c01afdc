import type { DayRange } from '../../lib/time.ts';
import { checkRows } from './checkRows.ts';
import { missingColumn } from './mapColumns.ts';
import { matchRows } from './matchRows.ts';
import { distinctRows } from './partners.ts';
import { readFile } from './readFile.ts';
import { candidatesOf, createRowPages, type FileState } from './rows.ts';
import {
  type DeskWork,
  FileRefused,
  type Mapping,
  type MatchOptions,
  type ReadOptions,
  type RowFilter,
  type Sentence,
  type Sheet,
  type SystemRow,
  type YieldToPage,
} from './types.ts';

/* The worker's logic without message passing: it takes one order at a time, and answers each. */

/** A file at the desk: each order works on the results of the orders before it, and discards those after it. */
function createOrders(yieldAs: (what: DeskWork['what']) => YieldToPage) {
  let state: FileState | undefined;
  let collecting: SystemRow[] | undefined;
  const pages = createRowPages();

  const current = () => {
    if (!state) throw new Error('no file has been read');
    return state;
  };
  const compare = async (system: readonly SystemRow[] | undefined, options: MatchOptions) => {
    const { table, checked } = current();
    if (!checked || !system) throw new Error('no comparison has begun');
    const comparison = await matchRows(table, checked, system, options, yieldAs('match'));
    collecting = undefined;
    state = { table, checked, system, comparison };
    return comparison.result;
  };
  return {
    /** Reads a file without conversion. */
    async read(file: Blob, name: string, how: ReadOptions) {
      state = undefined;
      collecting = undefined;
      await yieldAs('read')(0, file.size);
      const table = await readFile(name, new Uint8Array(await file.arrayBuffer()), how);
      await yieldAs('read')(file.size, file.size);
      state = { table };
      return table.about;
    },
    /** Checks every cell of every row; with a period, each row must belong to it. */
    async check(mapping: Mapping, period?: DayRange) {
      const { table } = current();
      const missing = missingColumn(mapping);
      if (missing) throw new FileRefused({ key: `reconciliation.file.refused.${missing}` });
      const checked = await checkRows(table, mapping, period, yieldAs('check'));
      state = { table, checked };
      collecting = undefined;
      return checked.result;
    },
    /** Begins a comparison; it replaces the previous one when it is finished. */
    begin() {
      if (!current().checked) throw new Error('the file has not been checked');
      collecting = [];
    },
    /** Adds rows of the portal to the comparison. A row sent twice counts once, by its id. */
    push(rows: readonly SystemRow[]) {
      if (!collecting) throw new Error('no comparison has begun');
      collecting.push(...rows);
    },
    /** Ends the comparison. */
    finish: (options: MatchOptions) => compare(collecting && distinctRows(collecting), options),
    /** Compares the rows of the last comparison again, under other rules. */
    rematch: (options: MatchOptions) => compare(current().system, options),
    /** Rows of the last step, and how many pass the filter. */
    page: (filter: RowFilter, offset: number, limit: number) => pages(current(), filter, offset, limit),
    /** Candidates to match with a line by hand; `more` are portal rows beyond those compared. */
    candidates: (line: number, more: readonly SystemRow[], limit: number) =>
      candidatesOf(current(), line, more, limit),
  };
}

/** What the worker can be asked for. */
export type Orders = ReturnType<typeof createOrders>;

/** Messages from the page: an order with a number, or the request to stop all orders up to a number. */
export type ToWorker = { id: number; name: keyof Orders; args: readonly unknown[] } | { stop: number };

/** Messages to the page: the progress of an order, then its result. */
export type FromWorker =
  | { id: number; progress: DeskWork }
  | { id: number; value: unknown }
  | { id: number; refused: Sentence; sheets: readonly Sheet[] }
  | { id: number; stopped: true }
  | { id: number; failed: string };

class Stopped extends Error {}

/** Lets a stop message arrive. */
const pause = () => new Promise<void>((next) => setTimeout(next));

/** Handles messages from the page, and answers with `send`. */
export function createFileService(send: (answer: FromWorker) => void): (message: ToWorker) => void {
  let [running, stopped] = [0, 0];
  let before: Promise<void> = Promise.resolve();
  const orders = createOrders((what) => async (done, total) => {
    send({ id: running, progress: { what, done, total } });
    await pause();
    if (running <= stopped) throw new Stopped();
  });

  async function answer(id: number, name: keyof Orders, args: readonly unknown[]): Promise<FromWorker> {
    running = id;
    try {
      if (id <= stopped) throw new Stopped();
      return { id, value: await (orders[name] as (...args: readonly unknown[]) => unknown)(...args) };
    } catch (error) {
      if (error instanceof Stopped) return { id, stopped: true };
      if (error instanceof FileRefused) return { id, refused: error.sentence, sheets: error.sheets };
      return { id, failed: String(error) };
    }
  }

  return (message) => {
    if ('stop' in message) {
      stopped = message.stop;
      return;
    }
    const { id, name, args } = message;
    before = before.then(async () => send(await answer(id, name, args)));
  };
}
