import { createWriterService, type Order } from './writer.ts';

/** Writes files in a worker, so that 50,000 rows never block the page. */
const answer = createWriterService();
addEventListener('message', ({ data }: MessageEvent<Order>) => postMessage(answer(data)));
