import { createFileService, type ToWorker } from './service.ts';

/** Reads, checks and compares a file beside the page, so that 50,000 rows never keep it from answering. */
const take = createFileService((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => take(data));
