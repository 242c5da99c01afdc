import { scriptUrl } from '../../lib/trustedTypes.ts';
// The URL of the built file: a worker made from `new URL(...)` would not pass the Trusted Types policy.
import workerUrl from './file.worker.ts?worker&url';
import type { FromWorker, Orders, ToWorker } from './service.ts';
import { type DeskWork, FileRefused, MOST_BYTES, type ReadOptions, type RowFilter } from './types.ts';

/** The error for a cancelled step, the same as `fetch` throws. */
const aborted = () => new DOMException('The step was stopped.', 'AbortError');

/** Milliseconds after which reading is given up: only a file made for it takes so long. */
const LONGEST_READ = 60_000;
/** Rows fetched from the worker at once. */
const AT_ONCE = 500;

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

interface Waiting {
  name: keyof Orders;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}
type Answer<Name extends keyof Orders> = Promise<Awaited<ReturnType<Orders[Name]>>>;

/**
 * Sends orders to the worker, which keeps the rows of a file, and resolves each with its answer. The worker starts with
 * the first order, and after `end` with the next.
 */
export function openFileWorker(onProgress: (work: DeskWork) => void = () => undefined) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;
  let stopping = new AbortController();

  const rejectAll = (reason: unknown) => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(reason);
    stopping.abort(reason);
    stopping = new AbortController();
  };
  /** Terminates the worker, which forgets the file. */
  const end = (reason: unknown = aborted()) => {
    worker?.terminate();
    worker = undefined;
    rejectAll(reason);
  };
  const start = () => {
    const started = new Worker(scriptUrl(workerUrl), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const asked = waiting.get(data.id);
      if (!asked) return;
      if ('progress' in data) return onProgress(data.progress);
      waiting.delete(data.id);
      if ('value' in data) asked.resolve(data.value as never);
      else if ('refused' in data) asked.reject(new FileRefused(data.refused, data.sheets));
      else asked.reject('failed' in data ? new Error(data.failed) : aborted());
    };
    started.onerror = (event) => end(new Error(event.message ?? 'the worker did not start'));
    return started;
  };
  const ask = <Name extends keyof Orders>(name: Name, ...args: Parameters<Orders[Name]>): Answer<Name> => {
    worker ??= start();
    const id = ++last;
    worker.postMessage({ id, name, args } satisfies ToWorker);
    return new Promise((resolve, reject) => waiting.set(id, { name, resolve, reject }));
  };
  return {
    ask,
    /**
     * Has the worker read a file: the only entry point for sheets chosen by users.
     *
     * @throws {FileRefused} with the message for the user
     */
    async read(file: File, how: ReadOptions = {}) {
      // Checked before the bytes are read: a disk image would exhaust the memory first.
      if (file.size > MOST_BYTES) {
        const values = { size: megabytes(file.size), max: megabytes(MOST_BYTES) };
        throw new FileRefused({ key: 'reconciliation.file.refused.tooBig', values });
      }
      const tooSlow = new FileRefused({ key: 'reconciliation.file.refused.tooSlow' });
      const giveUp = setTimeout(() => end(tooSlow), LONGEST_READ);
      return ask('read', file, file.name, how).finally(() => clearTimeout(giveUp));
    },
    /** All rows that pass a filter, some hundred at a time. */
    async *pages(filter: RowFilter) {
      for (let [offset, count] = [0, 1]; offset < count; ) {
        const page = await ask('page', filter, offset, AT_ONCE);
        if (page.rows.length === 0) return;
        yield page.rows;
        count = page.count;
        offset += page.rows.length;
      }
    },
    /** Aborts with the next `stop` or `end`. */
    get signal() {
      return stopping.signal;
    },
    /** Stops the running order. A `check` or a comparison leaves the state as it was, a `read` leaves no file. */
    stop() {
      // A read cannot be interrupted between rows.
      if ([...waiting.values()].some(({ name }) => name === 'read')) return end();
      worker?.postMessage({ stop: last } satisfies ToWorker);
      rejectAll(aborted());
    },
    end: () => end(),
  };
}
export type FileWorker = ReturnType<typeof openFileWorker>;
