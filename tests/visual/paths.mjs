import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));

/** The committed pictures. */
export const BASELINE = join(folder, 'baseline');
/** The results of the last run; not committed. */
export const REPORT = join(folder, 'report');
/** One line for each picture, written by all workers. */
export const OUTCOMES = join(REPORT, 'outcomes.ndjson');
