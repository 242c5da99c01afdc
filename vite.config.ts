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

/**
 * Most tests share modules: loading them for each file would take a quarter of the time. What a test changes on global
 * objects, it restores. A worker is only reused within its project, so each of these projects runs after the
 * others. Tests of the identity service do not share them: its client keeps state.
 */
const sharesModules = (groupOrder: number) => ({ isolate: false, sequence: { groupOrder } });

/** The same for tests that open the portal. Its state is cleared after each test (tests/screens/kit.tsx). */
const sharesPortal = (groupOrder: number) => ({
  ...sharesModules(groupOrder),
  setupFiles: ['tests/setup.ts', 'tests/screens/setup.ts'].map((path) => project + path),
});

/** One project of tests, independent of the portal's build: no sandbox on a port, no root in `app`, no `.env`. */
const tests = (
  name: string,
  environment: 'node' | 'jsdom',
  files: string,
  more: Partial<ReturnType<typeof sharesPortal>> = {},
) => ({
  root: project,
  envDir: false as const,
  plugins: [react(), designSystemStyles()],
  test: {
    name,
    environment,
    include: [`tests/${files}`],
    // A slow machine must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Only for tests that depend on timing (docs/decisions/second-try.md).
    retry: process.env.CI && name !== 'house' && name !== 'bytes' ? 1 : 0,
    execArgv: ['--max-semi-space-size=64'],
    // A test without an assertion fails. In the other projects, a wait for the page or a fast-check property may be the
    // assertion.
    expect: { requireAssertions: ['house', 'sandbox', 'bytes'].includes(name) },
    setupFiles: environment === 'jsdom' ? [`${project}tests/setup.ts`] : [],
    ...more,
  },
});

/**
 * The first chunks of a page. Each contains its modules and their imports, except those of an earlier chunk. Without
 * these groups, the build creates a chunk for every shared module, and the first row waits for many requests
 * (docs/performance.md). All other code is split at its dynamic imports.
 */
const files = {
  // Every page starts with this chunk, before the others have loaded.
  begin: ['app/start/startPage.ts', '\0vite/preload-helper.js'],
  boot: ['app/index.html', 'app/start/boot.ts'],
  // The portal loads it too, for React and the shared components.
  'sign-in': ['app/start/signin.tsx'],
  // Including the components that both lists and figures use.
  portal: [
    'app/main.tsx',
    'design-system/base/useNarrow.ts',
    'design-system/data/Missing.tsx',
    'node_modules/lucide/dist/esm/icons/arrow-down.mjs',
    'node_modules/lucide/dist/esm/icons/arrow-up.mjs',
    'design-system/shell/page/PageHeader.tsx',
  ],
  // The figures above a list. The dashboard loads this chunk, but not the one of the lists.
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
  // The transactions page, and what all other lists share with it.
  list: ['app/screens/transactions/TransactionsScreen.tsx'],
  behind: [
    'app/shell/FrameTools.tsx',
    'app/api/refundRequests.ts',
    'app/list/ListTools.tsx',
    'app/screens/transactions/FirstTransaction.tsx',
    'app/screens/transactions/TransactionFigures.tsx',
    'app/screens/transactions/TransactionViews.tsx',
    'design-system/data/table/DataTable.menu.tsx',
    'design-system/shell/topbar/Breadcrumb.menu.tsx',
  ],
};
const groups = Object.entries(files).map(([name, modules], index, all) => ({
  name,
  test: (id: string) => modules.some((path) => id === path || id === project + path),
  priority: all.length - index,
}));

/**
 * Marks these chunks so that V8 compiles all their functions during the download, off the main thread. The main thread
 * then has an eighth less work before the first rows appear (docs/performance.md). Other browsers ignore the comment.
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
      // The ES module: `main` of the package is a UMD bundle.
      { find: /^dayjs$/, replacement: 'dayjs/esm' },
      { find: /^dayjs\/plugin\/(\w+)$/, replacement: 'dayjs/esm/plugin/$1' },
      // A shim for old versions of React: React itself has had this hook for years.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
    ],
  },
  // ES modules, so that a worker loads rarely used code separately.
  worker: { format: 'es' },
  // The version that the help center shows.
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(packageFile.version) },
  // Same-origin only, as on the real server.
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
    // The byte budgets (tests/bytes) use it to see which script loads which.
    manifest: true,
    modulePreload: { polyfill: false },
    // The content security policy allows fonts and scripts from files only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  test: {
    projects: [
      // Tests that render are `.tsx` files. Any other test that needs a DOM is `.dom.test.ts` with
      // `// @vitest-environment jsdom`, and has its own modules: most of them test state of the page.
      tests('unit', 'jsdom', '{design-system,app/!(screens|shell|form)}/**/*.test.tsx', sharesModules(1)),
      tests('unit-identity', 'jsdom', 'app/{screens/{auth,profile},form}/**/*.test.tsx'),
      tests('unit-screens', 'jsdom', 'app/{screens/!(auth|profile),shell}/**/*.test.tsx', sharesPortal(2)),
      tests('unit-dom', 'node', 'app/**/*.dom.test.ts'),
      tests('unit-node', 'node', '{design-system,app}/**/!(*.dom).test.ts', sharesModules(4)),
      tests('contract', 'jsdom', 'screens/**/*.test.{ts,tsx}', sharesPortal(3)),
      tests('house', 'node', 'house/**/*.test.ts'),
      tests('sandbox', 'node', 'sandbox/**/*.test.ts'),
      tests('bytes', 'node', 'bytes/**/*.test.ts'),
    ],
  },
});
