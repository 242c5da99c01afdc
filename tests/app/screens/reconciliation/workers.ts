import { File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';
import { createWriterService, type Order } from '#app/list/export/writer.ts';
import { createFileService, type ToWorker } from '#app/shared/sheet/service.ts';

/** A file that code outside jsdom can read. */
export const fileOf = (content: string | Uint8Array, name = 'doi-soat.csv') =>
  new NodeFile([content], name) as unknown as File;

/** The workers that were started, oldest first. */
export const workers: BrowserWorker[] = [];

/** Tests have no workers: each of the portal's two runs in the same thread here. */
class BrowserWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: (event: { message?: string }) => void;
  isOver = false;
  readonly #take: (message: never) => void;
  constructor(url: string) {
    workers.push(this);
    const answer = (data: unknown) => this.isOver || this.onmessage?.({ data });
    const write = createWriterService();
    const read = createFileService((data) => answer(structuredClone(data)));
    this.#take = url.includes('writer.worker')
      ? (order: Order) => queueMicrotask(() => answer(write(order)))
      : (message: ToWorker) => read(message);
  }
  // jsdom cannot clone a file, and here it is not needed.
  postMessage(message: never) {
    queueMicrotask(() => this.isOver || this.#take(message));
  }
  terminate() {
    this.isOver = true;
  }
}

export function standInForWorkers() {
  workers.length = 0;
  vi.stubGlobal('Worker', BrowserWorker);
}
