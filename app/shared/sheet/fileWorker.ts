import { scriptUrl } from '../../lib/trustedTypes.ts';
// The URL of the built file: a worker made from `new URL(...)` would not pass the Trusted Types policy.
import workerUrl from './file.worker.ts?worker&url';
import type { FromWorker, Order, ToWorker } from './service.ts';
import {
  type FileProgress,
  FileRefused,
  MOST_BYTES,
  type ReadFile,
  type ReadOptions,
  tooBig,
} from './types.ts';

/** The error for a cancelled step, the same as `fetch` throws. */
export const aborted = () => new DOMException('The step was stopped.', 'AbortError');

/** Milliseconds after which reading is given up: only a file made for it takes so long. */
const LONGEST_READ = 60_000;

interface Waiting {
  type: Order['type'];
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

/** Sends orders to the worker and resolves each with its answer. The worker starts with the first order. */
export function openFileWorker(onProgress: (progress: FileProgress) => void = () => undefined) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  const rejectAll = (reason: unknown) => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(reason);
  };
  const end = () => {
    worker?.terminate();
    worker = undefined;
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
    started.onerror = (event) => {
      end();
      rejectAll(new Error(event.message ?? 'the worker did not start'));
    };
    return started;
  };
  return {
    ask<Answer>(order: Order): Promise<Answer> {
      worker ??= start();
      const id = ++last;
      const answered = new Promise<Answer>((resolve, reject) => {
        waiting.set(id, { type: order.type, resolve, reject });
      });
      worker.postMessage({ id, order } satisfies ToWorker);
      if (order.type !== 'read') return answered;
      const giveUp = setTimeout(() => {
        end();
        rejectAll(new FileRefused({ key: 'reconciliation.file.refused.tooSlow' }));
      }, LONGEST_READ);
      return answered.finally(() => clearTimeout(giveUp));
    },
    stop() {
      // A running read cannot be interrupted between rows: the worker is terminated, and its data is lost.
      if ([...waiting.values()].some(({ type }) => type === 'read')) end();
      else worker?.postMessage({ stop: last } satisfies ToWorker);
      rejectAll(aborted());
    },
    end() {
      end();
      rejectAll(aborted());
    },
  };
}
export type FileWorker = ReturnType<typeof openFileWorker>;

/**
 * Has the worker read a file and keep its rows: the only entry point for sheets chosen by users.
 *
 * @throws {FileRefused} with the message for the user
 */
export async function readInWorker(worker: FileWorker, file: File, how: ReadOptions = {}) {
  // Checked before the bytes are read: a disk image would exhaust the memory first.
  if (file.size > MOST_BYTES) throw new FileRefused(tooBig(file.size));
  return worker.ask<Omit<ReadFile, 'remembered'>>({ type: 'read', file, name: file.name, how });
}
