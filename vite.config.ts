/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerenderPages } from './app/prerender.plugin.ts';
import { localHeaders } from './deploy/headers.ts';
import { designSystemStyles } from './design-system/theme/plugin.ts';
import { componentStylesheet, styledTemplates } from './design-system/theme/styles.plugin.ts';
import { sandbox } from './sandbox/plugin.ts';

const project = fileURLToPath(new URL('.', import.meta.url));

/** One group of tests. It takes nothing from the portal's own build: no sandbox on a port, no root in `app`. */
const tests = (name: string, environment: 'node' | 'jsdom', ...folders: string[]) => ({
  root: project,
  plugins: [react(), designSystemStyles()],
  test: {
    name,
    environment,
    include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    setupFiles: environment === 'jsdom' ? [`${project}tests/setup.ts`] : [],
  },
});

export default defineConfig({
  root: 'app',
  cacheDir: `${project}node_modules/.vite`,
  plugins: [
    react(),
    designSystemStyles(),
    componentStylesheet(),
    prerenderPages(() => [react(), styledTemplates()]),
    sandbox({ headersFor: localHeaders }),
  ],
  // Answers are for this origin alone, as behind the real server.
  server: { cors: false },
  preview: { cors: false },
  build: {
    rolldownOptions: { input: ['app/index.html', 'app/auth/login/index.html'].map((page) => project + page) },
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The byte budgets (tests/bytes) read from it which script loads which.
    manifest: true,
    modulePreload: { polyfill: false },
    // The content security policy allows fonts and scripts from files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  test: {
    projects: [
      tests('unit', 'jsdom', 'design-system', 'app'),
      tests('contract', 'jsdom', 'screens'),
      tests('house', 'node', 'house'),
      tests('sandbox', 'node', 'sandbox'),
      tests('bytes', 'node', 'bytes'),
    ],
  },
});
