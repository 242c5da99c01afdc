/**
 * `npm test`: every suite. `npm test -- unit stories` runs two of them, `--grep Button` only the matching files, and
 * `npm run visual:update` takes new baseline pictures.
 */
import { runSuites } from './lib/runner.mjs';
import { suites } from './lib/suites.mjs';

await runSuites(suites.map(({ name }) => name));
