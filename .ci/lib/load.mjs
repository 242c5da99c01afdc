import { at } from './project.mjs';

/**
 * Loads a TypeScript module of this project, for a script.
 *
 * @param {string} path from the project's root
 * @param {import('vite').Plugin[]} [plugins]
 * @returns {Promise<{ module: any, close: () => Promise<void> }>} call `close` when the module is no longer needed:
 *   later dynamic imports would fail
 */
export async function load(path, plugins = []) {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    root: at('.'),
    logLevel: 'error',
    plugins,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    resolve: {
      alias: [
        { find: /^dayjs$/, replacement: at('node_modules/dayjs/esm/index.js') },
        { find: /^dayjs\/plugin\/(\w+)$/, replacement: `${at('node_modules/dayjs/esm/plugin')}/$1/index.js` },
      ],
    },
  });
  return { module: await server.ssrLoadModule(`/${path}`), close: () => server.close() };
}
