import { createWriterService, type Order } from './writer.ts';

/** Writes files beside the page, so that 50,000 rows never keep it from answering. */
const answer = createWriterService();
addEventListener('message', ({ data }: MessageEvent<Order>) => postMessage(answer(data)));
