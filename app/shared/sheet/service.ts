import type { DayRange } from '../../lib/time.ts';
import { checkRows } from './checkRows.ts';
import { missingFields } from './mapColumns.ts';
import { matchRows } from './matchRows.ts';
import { SystemRows } from './partners.ts';
import { readFile } from './readFile.ts';
import { candidatesOf, createRowPages, errorRows, type FileState, textOfRow } from './rows.ts';
import {
  type FileProgress,
  FileRefused,
  type Mapping,
  type MatchOptions,
  type ReadOptions,
  type RefusalName,
  type RowFilter,
  type Sentence,
  type Sheet,
  type SystemChunk,
} from './types.ts';

/* The worker's logic without message passing: orders come in one by one, and each is answered. */

export type Order =
  | { type: 'read'; file: Blob; name: string; how: ReadOptions }
  | { type: 'check'; mapping: Mapping; period?: DayRange | undefined }
  | { type: 'begin' }
  | { type: 'push'; chunk: SystemChunk }
  | { type: 'finish'; options: MatchOptions }
  | { type: 'candidates'; line: number; more: SystemChunk; limit: number }
  | { type: 'page'; filter: RowFilter; offset: number; limit: number }
  | { type: 'errors'; from: number; limit: number };

/** Messages from the page: an order with a number, or the request to stop all orders up to a number. */
export type ToWorker = { id: number; order: Order } | { stop: number };

/** Messages to the page: the progress of an order, then its result. */
export type FromWorker =
  | { id: number; progress: FileProgress }
  | { id: number; value: unknown }
  | { id: number; refused: Sentence; sheets: readonly Sheet[] }
  | { id: number; stopped: true }
  | { id: number; failed: string };

class Stopped extends Error {}

const NO_COLUMN: Readonly<Record<ReturnType<typeof missingFields>[number], RefusalName>> = {
  id: 'noIdColumn',
  time: 'noTimeColumn',
  amount: 'noAmountColumn',
};

/** Lets a stop message arrive. */
const pause = () => new Promise<void>((next) => setTimeout(next));

/** Handles messages from the page, and answers with `send`. */
export function createFileService(send: (answer: FromWorker) => void): (message: ToWorker) => void {
  let state: FileState | undefined;
  let collecting: SystemRows | undefined;
  let stopped = 0;
  let before: Promise<void> = Promise.resolve();
  const pages = createRowPages();

  const present = () => {
    if (!state) throw new Error('no file has been read');
    return state;
  };

  async function execute(id: number, order: Order): Promise<unknown> {
    const yieldToPage = (step: FileProgress['step']) => async (done: number, total: number) => {
      send({ id, progress: { step, done, total } });
      await pause();
      if (id <= stopped) throw new Stopped();
    };
    switch (order.type) {
      case 'read': {
        state = undefined;
        collecting = undefined;
        const size = order.file.size;
        await yieldToPage('read')(0, size);
        const bytes = new Uint8Array(await order.file.arrayBuffer());
        const table = await readFile(order.name, bytes, order.how);
        await yieldToPage('read')(size, size);
        state = { table };
        return table.about;
      }
      case 'check': {
        const { table } = present();
        const [missing] = missingFields(order.mapping);
        if (missing) throw new FileRefused({ key: `reconciliation.file.refused.${NO_COLUMN[missing]}` });
        const checked = await checkRows(table, order.mapping, order.period, yieldToPage('check'));
        state = { table, checked };
        collecting = undefined;
        return checked.result;
      }
      case 'begin':
        if (!present().checked) throw new Error('the file has not been checked');
        collecting = new SystemRows();
        return undefined;
      case 'push':
        if (!collecting) throw new Error('no comparison has begun');
        collecting.add(order.chunk);
        return undefined;
      case 'finish': {
        const before = present();
        const { table, checked } = before;
        // The portal's rows are kept, so that they can be compared again under other rules.
        const system = collecting ?? before.system;
        if (!checked || !system) throw new Error('no comparison has begun');
        const textOf = (place: number) => textOfRow(before, place);
        const comparison = await matchRows(checked, system, order.options, textOf, yieldToPage('match'));
        collecting = undefined;
        state = { table, checked, system, comparison };
        return comparison.result;
      }
      case 'page':
        return pages(present(), order.filter, order.offset, order.limit);
      case 'candidates':
        return candidatesOf(present(), order.line, order.more, order.limit);
      case 'errors':
        return errorRows(present(), order.from, order.limit);
    }
  }

  async function answer(id: number, order: Order): Promise<FromWorker> {
    try {
      if (id <= stopped) return { id, stopped: true };
      return { id, value: await execute(id, order) };
    } catch (error) {
      if (error instanceof Stopped) return { id, stopped: true };
      if (error instanceof FileRefused) return { id, refused: error.sentence, sheets: error.sheets };
      return { id, failed: String(error) };
    }
  }

  return (message) => {
    if ('stop' in message) {
      stopped = message.stop;
      // Pushed pages belong to a comparison that will never be finished.
      collecting = undefined;
      return;
    }
    const { id, order } = message;
    before = before.then(async () => send(await answer(id, order)));
  };
}
