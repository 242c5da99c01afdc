import { at } from './project.mjs';

/**
 * Loads a module of this project that is written in TypeScript, for a script.
 *
 * @param {string} path from the project's root
 * @param {import('vite').Plugin[]} [plugins]
 * @returns {Promise<{ module: any, close: () => Promise<void> }>} `close` when nothing of it is needed any more: a part
 *   that it imports later would not be found
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
