/** `npm run storybook`: stories of the design system and the screens, on port 6006 or the next free one. */
import { createServer } from 'node:net';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode, tools } from './lib/project.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled({ dev: true });

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

let port = Number(process.env.PORT ?? 6006);
while (!(await isFree(port))) console.log(`Port ${port} is in use, trying ${++port} ...`);

const args = ['dev', '--port', String(port), '--host', '127.0.0.1', '--exact-port', '--ci'];
const { code } = await run([tools.storybook, ...args], { show: true, minutes: 0 });
process.exit(code);
