/** `npm run dev`: the portal from its sources, with the sandbox and hot reload. */
import { ensureInstalled } from './lib/install.mjs';
import { at, requireNode } from './lib/project.mjs';

requireNode();
await ensureInstalled({ dev: true });

const { createServer } = await import('vite');
const server = await createServer({
  configFile: at('vite.config.ts'),
  server: { host: '127.0.0.1', port: Number(process.env.PORT ?? 5173), strictPort: false },
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
