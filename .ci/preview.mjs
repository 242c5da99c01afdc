/** The built portal with its sandbox on a free port, as a child process: prints its URL, and ends with its parent. */
import { at } from './lib/project.mjs';

const { preview } = await import('vite');
const server = await preview({
  configFile: at('vite.config.ts'),
  logLevel: 'warn',
  preview: { host: '127.0.0.1', port: 0, strictPort: true },
});
process.send?.({ url: `http://127.0.0.1:${server.httpServer.address().port}` });
process.once('disconnect', () => process.exit(0));
