import { scriptUrl } from '../../lib/trustedTypes.ts';
import type { Cell, FileSpec } from './cells.ts';
import type { Answer, Order } from './writer.ts';
// The URL of the built file: a worker created from `new URL(...)` would not pass the Trusted Types policy.
import workerUrl from './writer.worker.ts?worker&url';

/** The worker could not start, or could not write. */
export class WriterError extends Error {
  override name = 'WriterError';
}

export interface WorkerWriter {
  /** Resolves when the rows are written: await it before adding more. */
  add(rows: readonly (readonly Cell[])[]): Promise<void>;
  finish(): Promise<Blob>;
  /** Stops the worker and frees its memory. */
  close(): void;
}

/**
 * Starts a worker that writes one file.
 *
 * @throws {WriterError} from each of its functions; the signal's reason once `signal` aborts
 */
export async function openWorkerWriter(spec: FileSpec, signal: AbortSignal): Promise<WorkerWriter> {
  signal.throwIfAborted();
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module' });
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = (event) => reject(new WriterError(event.message ?? 'the worker did not start'));
  });
  // The pending call reports the error; between two calls there is none, so avoid an unhandled rejection.
  stopped.catch(() => undefined);

  const ask = async (order: Order) => {
    const answered = new Promise<Answer>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    });
    worker.postMessage(order);
    const answer = await Promise.race([answered, stopped]);
    if (!answer.done) throw new WriterError(answer.reason);
    return answer.file;
  };

  const close = () => worker.terminate();
  await ask({ type: 'open', spec }).catch((error: unknown) => {
    close();
    throw error;
  });
  return {
    add: async (rows) => void (await ask({ type: 'add', rows })),
    async finish() {
      const file = await ask({ type: 'finish' });
      if (!file) throw new WriterError('the worker gave no file');
      return file;
    },
    close,
  };
}
