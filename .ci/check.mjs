/**
 * `npm run check`: for between two edits. Types, lint and the house whole; of the tests those that a change since `main`
 * touches (`--since <branch or commit>`, `--all`). Nothing that needs a browser or a build.
 */
import { runSuites } from './lib/runner.mjs';
import { quickSuites } from './lib/suites.mjs';

await runSuites(quickSuites, 'main');
