import react from '@vitejs/plugin-react';
import { build, runnerImport } from 'vite';
import { at } from './project.mjs';

const load = async (path) => (await runnerImport(at(path), { configFile: false, root: at('.') })).module;

/** Builds practice mode into a folder: the portal with the sandbox, as static files for the root of any host. */
export async function buildDemo(folder) {
  const { designSystemStyles } = await load('design-system/theme/plugin.ts');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: at('deploy', 'demo'),
    publicDir: at('app/public'),
    plugins: [react(), designSystemStyles()],
    define: { 'import.meta.env.VITE_VERSION': JSON.stringify('demo') },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 2000,
    },
  });
}
