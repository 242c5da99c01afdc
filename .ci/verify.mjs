/**
 * `npm run verify -- https://portal.example`: checks whether a deployment serves the build as it should. It reads the
 * list of hashes from `dist/.vite/scripts.json`, or from `--list`: keep the list of each release. Exit code 0, 1 for
 * faults, 2 without a response. See docs/deploy.md, "Is it served well?".
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';
import { at } from './lib/project.mjs';

const { values, positionals } = parseArgs({
  options: {
    list: { type: 'string', default: at('dist/.vite/scripts.json') },
    insecure: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [url = ''] = positionals;
const stop = (sentence) => {
  console.error(sentence);
  process.exit(2);
};
if (!/^https?:\/\//.test(url))
  stop('npm run verify -- https://portal.example [--list scripts.json] [--insecure]');
if (!existsSync(values.list))
  stop(`There is no ${values.list}: build first, or name the list of the release with --list.`);

const { module: deploy, close } = await load('deploy/verify.ts');
const { module: app, close: closeApp } = await load('app/config.ts');
try {
  const inventory = JSON.parse(readFileSync(values.list, 'utf8'));
  const { parseConfig } = app;
  const { insecure } = values;
  const checks = await deploy.verify({ url: url.replace(/\/$/, ''), inventory, parseConfig, insecure });
  const faults = checks.reduce((sum, one) => sum + one.faults.length, 0);
  console.log(`${deploy.table(checks)}\n\n${url}: ${faults === 0 ? 'everything holds' : `${faults} faults`}`);
  process.exitCode = faults === 0 ? 0 : 1;
} catch (error) {
  stop(`${url} does not answer: ${error.message}`);
}
await Promise.all([close(), closeApp()]);
