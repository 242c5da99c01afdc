/**
 * `npm test`: every suite. `npm test -- unit stories` runs two of them, `--grep Button` only the files that match, and
 * `npm run visual:update` takes the pictures anew.
 */
import { runSuites } from './lib/runner.mjs';
import { suites } from './lib/suites.mjs';

await runSuites(suites.map(({ name }) => name));
