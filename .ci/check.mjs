/** `npm run check`: the suites that need neither a browser nor a build, for between two edits. */
import { runSuites } from './lib/runner.mjs';
import { quickSuites } from './lib/suites.mjs';

await runSuites(quickSuites);
