/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { prerenderPages } from './app/start/prerender.plugin.ts';
import { localHeaders } from './deploy/headers.ts';
import { scriptInventory } from './deploy/scripts.plugin.ts';
import { designSystemStyles } from './design-system/theme/plugin.ts';
import { componentStylesheets, styledTemplates } from './design-system/theme/styles.plugin.ts';
import packageFile from './package.json' with { type: 'json' };
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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a busy machine can upset, and only that (docs/decisions/second-try.md).
    retry: process.env.CI && name !== 'house' && name !== 'bytes' ? 1 : 0,
    execArgv: ['--max-semi-space-size=64'],
    // A test that asserts nothing fails. In the others a wait for the page, or a property of fast-check, is the assertion.
    expect: { requireAssertions: ['house', 'sandbox', 'bytes'].includes(name) },
    setupFiles: environment === 'jsdom' ? [`${project}tests/setup.ts`] : [],
  },
});

/**
 * The files that a page fetches first, each with all that its modules import and that no file before it holds. Without
 * them the build makes a file of every module that two others share, which is many requests before the first row
 * (docs/performance.md). Everything else is split where it is imported.
 */
const files = {
  // What every page begins with: it is there before the rest has come.
  begin: ['app/start/startPage.ts', '\0vite/preload-helper.js'],
  boot: ['app/index.html', 'app/start/boot.ts'],
  // The portal begins with it too, for React and the parts that both draw with.
  'sign-in': ['app/start/signin.tsx'],
  // With what both lists and figures draw with.
  portal: [
    'app/main.tsx',
    'app/shell/AccessSpinner.tsx',
    'design-system/base/useNarrow.ts',
    'design-system/data/Missing.tsx',
    'node_modules/lucide/dist/esm/icons/arrow-down.mjs',
    'node_modules/lucide/dist/esm/icons/arrow-up.mjs',
    'design-system/shell/page/PageHeader.tsx',
  ],
  // What figures above a list are drawn with: the dashboard begins with it, and with nothing of a list.
  figures: [
    'app/api/statusGroups.ts',
    'app/api/transactionDetail.ts',
    'app/list/FiguresFailed.tsx',
    'app/list/explained.ts',
    'app/list/figures.ts',
    'design-system/base/Grid.tsx',
    'design-system/money/line/MoneyLine.tsx',
    'design-system/data/figures/StatCard.tsx',
  ],
  // The other page to begin with, and all other lists.
  list: ['app/screens/transactions/TransactionsScreen.tsx'],
  behind: [
    'app/shell/FrameTools.tsx',
    'app/list/ListTools.tsx',
    'app/screens/transactions/TransactionFigures.tsx',
    'app/screens/transactions/TransactionViews.tsx',
  ],
};
const groups = Object.entries(files).map(([name, modules], index, all) => ({
  name,
  test: (id: string) => modules.some((path) => id === path || id === project + path),
  priority: all.length - index,
}));

/**
 * Says of these files that all of their functions are called: V8 then compiles them while they are fetched, and not on the
 * main thread, which has an eighth less to do until the rows stand (docs/performance.md). To other browsers it is a comment.
 */
const compileWhileFetched: Plugin = {
  name: 'compile-while-fetched',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.name in files)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
    },
  },
};

export default defineConfig({
  root: 'app',
  envDir: project,
  cacheDir: `${project}node_modules/.vite`,
  plugins: [
    react(),
    designSystemStyles(),
    componentStylesheets(),
    compileWhileFetched,
    scriptInventory(),
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
    ],
  },
  // As modules: what a worker fetches for few files stays out of its first script.
  worker: { format: 'es' },
  // What the help center says of the build.
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(packageFile.version) },
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
    modulePreload: { polyfill: false },
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
