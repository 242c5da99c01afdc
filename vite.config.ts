/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerenderPages } from './app/prerender.plugin.ts';
import { localHeaders } from './deploy/headers.ts';
import { designSystemStyles } from './design-system/theme/plugin.ts';
import { cutStylesheet } from './design-system/theme/sheets.plugin.ts';
import { componentStylesheet, styledTemplates } from './design-system/theme/styles.plugin.ts';
import { sandbox } from './sandbox/plugin.ts';

const project = fileURLToPath(new URL('.', import.meta.url));

/** One group of tests. It takes nothing from the portal's own build: no sandbox on a port, no root in `app`, no `.env`. */
const tests = (name: string, environment: 'node' | 'jsdom', files: string) => ({
  root: project,
  envDir: false as const,
  plugins: [react(), designSystemStyles()],
  test: {
    name,
    environment,
    include: [`tests/${files}`],
    // A busy machine is slow, which is no failure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // docs/decisions/second-try.md
    retry: process.env.CI ? 1 : 0,
    setupFiles: environment === 'jsdom' ? [`${project}tests/setup.ts`] : [],
  },
});

/**
 * The files that a page begins with, each with all that it stands on and that none before it holds: few requests, and
 * text that is compressed together. What is fetched later is split where it is imported.
 */
const groups = [
  { name: 'begin', test: /\/app\/begin\.ts$|preload-helper/ },
  { name: 'boot', test: /\/app\/(index\.html|boot\.ts)$/ },
  {
    // What the sign-in page and the portal have in common.
    name: 'shared',
    test: /\/(react-dom\/client\.js|design-system\/(base\/(announce|clipboard)\.ts|(base\/(Button|IconButton|LiveRegion|Stack|Text)|shell\/Brand|provider)\.tsx)|app\/(api\/errors\.ts|i18n\/index\.ts|lib\/(arrival|lazily)\.tsx|screens\/auth\/context\.ts)|icons\/(check|circle-check|circle-alert|copy|loader-circle|triangle-alert|x)\.mjs)$/,
  },
  { name: 'signin', test: /\/app\/signin\.tsx$/ },
  { name: 'list', test: /\/app\/(main|screens\/transactions\/TransactionsScreen)\.tsx$/ },
  { name: 'check', test: /\/app\/(api\/(businesses|session)\.ts|Checking\.tsx)$|\/node_modules\/ofetch\// },
  {
    name: 'listTools',
    test: /\/app\/(FrameTools|list\/ListTools|screens\/transactions\/TransactionFigures)\.tsx$/,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

export default defineConfig({
  root: 'app',
  envDir: project,
  cacheDir: `${project}node_modules/.vite`,
  plugins: [
    react(),
    designSystemStyles(),
    componentStylesheet(),
    // What is drawn after the first content, the list's tools too, is styled by `later.css`.
    cutStylesheet([
      { name: 'sign-in', page: '/app/auth/login/index.html', drawnFrom: ['signin'] },
      { name: 'portal', page: '/app/index.html', drawnFrom: ['list', 'check'] },
    ]),
    prerenderPages(() => [react(), styledTemplates()]),
    sandbox({ headersFor: localHeaders }),
  ],
  resolve: {
    alias: [
      // A module like the others, where `main` of its package is a bundle for old loaders.
      { find: /^dayjs$/, replacement: 'dayjs/esm' },
      { find: /^dayjs\/plugin\/(\w+)$/, replacement: 'dayjs/esm/plugin/$1' },
      // What it makes up for in old versions of React, React has had for years.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
      // Lists here have pages: see there.
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: `${project}app/lib/noInfiniteQueries.ts`,
      },
    ],
  },
  // Answers are for this origin alone, as behind the real server.
  server: { cors: false },
  preview: { cors: false },
  build: {
    rolldownOptions: {
      input: ['app/index.html', 'app/auth/login/index.html'].map((page) => project + page),
      output: { codeSplitting: { groups } },
    },
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // The byte budgets (tests/bytes) read from it which script loads which.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What the portal has begun with is there whenever it fetches more.
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'html' || /\/(index|signin)-/.test(hostId)
          ? files
          : files.filter((file) => !/\/(begin|index|shared|list)-/.test(file)),
    },
    // The content security policy allows fonts and scripts from files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  test: {
    projects: [
      // What renders is written as `.tsx`. Anything else that needs a page says so: `// @vitest-environment jsdom`.
      tests('unit', 'jsdom', '{design-system,app}/**/*.test.tsx'),
      tests('unit-node', 'node', '{design-system,app}/**/*.test.ts'),
      tests('contract', 'jsdom', 'screens/**/*.test.{ts,tsx}'),
      tests('house', 'node', 'house/**/*.test.ts'),
      tests('sandbox', 'node', 'sandbox/**/*.test.ts'),
      tests('bytes', 'node', 'bytes/**/*.test.ts'),
    ],
  },
});
