/** `npm run watch`: runs the tests affected by each saved file. `npm run watch -- money` runs only matching ones. */
import { ensureInstalled } from './lib/install.mjs';
import { requireNode, tools } from './lib/project.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled({ dev: true });
const projects = [
  'unit',
  'unit-identity',
  'unit-screens',
  'unit-dom',
  'unit-node',
  'contract',
  'house',
  'sandbox',
].map((name) => `--project=${name}`);
const named = process.argv.slice(2);
// Without names it starts idle: the first save selects the tests.
const begin = named.length > 0 ? named : ['--standalone'];
const { code } = await run([tools.vitest, 'watch', '--reporter=dot', ...projects, ...begin], {
  env: { DEBUG_PRINT_LIMIT: '1500' },
  show: true,
  minutes: 0,
});
process.exit(code);
