import { createFileService, type ToWorker } from './service.ts';

/** Reads, checks and compares a file off the main thread, so that 50,000 rows never block the page. */
const take = createFileService((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => take(data));
