/**
 * `npm run check`: quick checks between two edits. Types, lint and house rules in full; of the tests, those that a
 * change since `main` affects (`--since <branch or commit>`, `--all`). Nothing that needs a browser or a build.
 */
import { runSuites } from './lib/runner.mjs';
import { quickSuites } from './lib/suites.mjs';

await runSuites(quickSuites, 'main');
