/** `npm start`: installs and builds what is missing, then serves the portal with its sandbox on this machine. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, requireNode } from './lib/project.mjs';

requireNode();
await ensureInstalled({ dev: false });
await ensureBuilt();

const { preview } = await import('vite');
const server = await preview({
  configFile: at('vite.config.ts'),
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4173), strictPort: false },
});
server.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await server.close();
    process.exit(0);
  });
}
