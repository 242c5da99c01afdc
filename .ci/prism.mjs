/**
 * `node .ci/prism.mjs`: Prism, an independent tool, serves docs/openapi.yaml as a mock API, which `npm run conform`
 * must find conforming. Downloads Prism (180 packages), so it is no dependency.
 */
import { spawn } from 'node:child_process';
import { at } from './lib/project.mjs';
import { run } from './lib/run.mjs';

const PRISM = '@stoplight/prism-cli@5.16.0';
const PORT = process.env.PORT ?? '4010';
const base = `http://127.0.0.1:${PORT}`;

const prism = spawn('npx', ['--yes', PRISM, 'mock', '-p', PORT, at('docs/openapi.yaml')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  detached: true,
});
const isUp = () =>
  fetch(`${base}/user/mine/info`).then(
    () => true,
    () => false,
  );
let tries = 120;
while (tries > 0 && prism.exitCode === null && !(await isUp())) {
  tries -= 1;
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
const conform = [at('.ci/conform.mjs'), base, '--token', 'x', '--business', '1001'];
const { code } = await run(conform, { show: true });
process.kill(-prism.pid);
process.exit(code);
