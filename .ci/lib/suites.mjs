/**
 * The suites of `npm test`, in the order in which they run: fast and informative ones first. Each returns its counts,
 * and the output to show on failure.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { build, isBuilt } from './build.mjs';
import { at, tools } from './project.mjs';
import { relatedTests } from './related.mjs';
import { run } from './run.mjs';
import { serve } from './serve.mjs';

/**
 * @typedef {object} Context
 * @property {string} scratch a folder for result files, deleted afterwards
 * @property {boolean} update whether pictures become the new baselines
 * @property {string[]} names the suites of this run
 * @property {string} [since] runs, of the suites of single parts, only the tests that a change since this branch or
 * commit affects
 * @property {string} [grep] runs only the tests whose file (stories: whose title) contains it
 *
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} output
 * @property {string} [note] a remark for the suite's line
 * @property {boolean} [idle] whether it had nothing to do
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {(context: Context) => Promise<Result>} run
 * @property {boolean} [quick] may run in parallel: it neither measures nor takes pictures
 * @property {boolean} [browser] needs the browser
 * @property {boolean} [built] needs `dist`
 */

const read = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/** A tool with a single verdict counts as one check. */
const check = (name, ...args) => ({
  name,
  quick: true,
  run: async () => {
    const { code, output } = await run(args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/** The suites that are folders of tests, and their projects in vite.config.ts. */
const PROJECTS = {
  unit: ['unit', 'unit-identity', 'unit-screens', 'unit-dom', 'unit-node'],
  contract: ['contract'],
  house: ['house'],
  sandbox: ['sandbox'],
  bytes: ['bytes'],
};

/** One run of Vitest, for one or several suites: it distributes the cores once, longest file first. */
async function runVitest(names, { scratch, grep, since }) {
  const file = join(scratch, `${names.join('-')}.json`);
  const related = since ? await relatedTests(since) : null;
  // The house rules read every file, so any change affects them.
  const chosen = related && [
    ...related.tests.map((path) => at(path)),
    ...(names.includes('house') ? [at('tests/house')] : []),
  ];
  if (chosen?.length === 0) return { code: 0, output: '', files: [], blamed: names[0], related };
  const { code, output } = await run(
    [
      tools.vitest,
      'run',
      ...names.flatMap((name) => PROJECTS[name]).map((project) => `--project=${project}`),
      // Tests wait a third of their time, for a pause in typing or a retry. Another worker uses that time.
      `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(grep ? [grep] : (chosen ?? [])),
    ],
    // A failed query prints the page: the beginning is enough.
    {
      env: { DEBUG_PRINT_LIMIT: '1500', ...(related && { CONTRACT_OF: related.screens.join() }) },
      minutes: 40,
    },
  );
  const files = (read(file)?.testResults ?? []).map((one) => ({ ...one, suite: suiteOf(one.name) }));
  const failing = names.filter((name) => files.some((one) => one.suite === name && one.status === 'failed'));
  // Attribute the output, and a failure that no test explains, to one suite.
  return { code, output, files, blamed: failing[0] ?? names[0], related };
}

const runs = new WeakMap();

/** A suite of Vitest. Those that can run in parallel share one run, and each counts its own files. */
const vitest = (name, more = {}) => ({
  name,
  ...more,
  run: async (context) => {
    if (more.quick && !runs.has(context)) {
      const names = suites.filter(
        ({ name, quick }) => quick && PROJECTS[name] && context.names.includes(name),
      );
      runs.set(
        context,
        runVitest(
          names.map((suite) => suite.name),
          context,
        ),
      );
    }
    const { code, output, files, blamed, related } = await (more.quick
      ? runs.get(context)
      : runVitest([name], context));
    const isToBlame = name === blamed && code !== 0;
    if (related && !isToBlame && !files.some(({ suite }) => suite === name)) {
      return { passed: 0, failed: 0, output: '', note: 'no test of a changed file', idle: true };
    }
    const own = files.filter(({ suite }) => suite === name);
    const results = own.flatMap(({ assertionResults }) => assertionResults);
    const states = results.map(({ status }) => status);
    // A passed test keeps the error of its first try.
    const again = results.filter(
      ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
    );
    // A file that failed to load contains no tests, so no other count includes its failure.
    const broken = own.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    const isBlamed = name === blamed;
    const isLeft = name === 'unit' && related?.left > 0;
    const result = counted(isBlamed ? code : 0, isBlamed ? output : `Its run is that of ${blamed}, above.`, {
      passed: states.filter((state) => state === 'passed').length,
      failed: states.filter((state) => state === 'failed').length + broken.length,
      skipped: states.filter((state) => state !== 'passed' && state !== 'failed').length,
    });
    return repeated(
      again.map(({ fullName }) => fullName),
      isLeft
        ? { ...result, note: `${related.left} files farther from the change are left to npm test` }
        : result,
    );
  },
});

/** The suite of a test file: its folder below this project's `tests`. */
function suiteOf(file) {
  const [folder] = relative(at('tests'), file).split(/[\\/]/);
  return { 'design-system': 'unit', app: 'unit', screens: 'contract' }[folder] ?? folder;
}

/** A skipped test is a failure, and so is an exit code that no test explains. */
function counted(code, output, { passed, failed, skipped = 0 }, note) {
  const unexplained = code !== 0 && failed + skipped === 0 ? 1 : 0;
  const remark = skipped > 0 ? `${output}\n${skipped} tests were skipped; none may be.` : output;
  return { passed, failed: failed + skipped + unexplained, output: remark, note };
}

/** How many tests of a suite may pass only on their second try (docs/decisions/second-try.md). */
const REPEATS = 2;

/** Lists the tests that passed on their second try. More than two of them fail the suite. */
function repeated(again, result) {
  if (again.length === 0) return result;
  const named = `at the second try: ${again.join(', ')}`;
  const note = result.note ? `${result.note}; ${named}` : named;
  if (again.length <= REPEATS) return { ...result, note };
  const output = `${result.output}\n${again.length} tests passed at their second try only; at most ${REPEATS} may.`;
  return { ...result, note, output, failed: result.failed + 1 };
}

/** The journeys in Playwright's result that passed on their second try. */
const flakyOf = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyOf),
];

const builds = {
  name: 'build',
  run: async () => {
    if (isBuilt()) return { passed: 1, failed: 0, output: '', note: 'up to date' };
    const { code, output } = await build();
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
};

const stories = {
  name: 'stories',
  browser: true,
  run: async ({ scratch, update, grep }) => {
    const folder = join(scratch, 'storybook');
    const built = await run([tools.storybook, 'build', '--test', '--quiet', '--output-dir', folder]);
    if (built.code !== 0) return { passed: 0, failed: 1, output: built.output };

    const { browserName, isPinned } = await import('../../tests/browser.mjs');
    const file = join(scratch, 'stories.json');
    const server = await serve(folder);
    const { code, output } = await run(
      // The runner uses the built index: it tests the built stories, under Storybook's titles.
      [
        tools.testStorybook,
        '--index-json',
        '--url',
        server.url,
        '--maxWorkers',
        String(Math.min(4, Math.max(2, availableParallelism()))),
      ],
      {
        env: {
          STORIES_RESULT: file,
          STORIES_FILTER: grep ?? '',
          UPDATE_VISUAL: update ? '1' : '',
          DEBUG_PRINT_LIMIT: '3000',
        },
        minutes: 80,
      },
    );
    server.close();
    const result = read(file);
    const pictures = isPinned
      ? `${result?.pictures ?? 0} pictures, ${result?.changed ?? 0} differ, ${result?.missing ?? 0} new`
      : `no pictures compared: this is ${browserName}`;
    const repeats = result?.repeated?.length
      ? `, right at the second look: ${result.repeated.join(', ')}`
      : '';
    const { passed = 0, failed = 0, again = [] } = result ?? {};
    return repeated(again, counted(code, output, { passed, failed }, pictures + repeats));
  },
};

const e2e = {
  name: 'e2e',
  browser: true,
  built: true,
  run: async ({ scratch, grep }) => {
    const file = join(scratch, 'e2e.json');
    const config = at('tests/e2e/playwright.config.ts');
    const { code, output } = await run(
      [tools.playwright, 'test', '--config', config, '--reporter=list,json', ...(grep ? [grep] : [])],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, minutes: 80 },
    );
    const result = read(file);
    const again = result?.suites.flatMap(flakyOf) ?? [];
    return repeated(
      again,
      counted(code, output, {
        passed: (result?.stats.expected ?? 0) + again.length,
        failed: (result?.stats.unexpected ?? 0) + (result?.errors.length ?? 0),
        skipped: result?.stats.skipped ?? 0,
      }),
    );
  },
};

/** @type {Suite[]} */
export const suites = [
  check('types', tools.tsc, '--noEmit', '--pretty', 'false'),
  check('lint', tools.biome, 'ci', '--colors=off', '--max-diagnostics=none'),
  check('unused', tools.knip),
  vitest('unit', { quick: true }),
  vitest('contract', { quick: true }),
  vitest('house', { quick: true }),
  vitest('sandbox', { quick: true }),
  builds,
  vitest('bytes', { built: true }),
  stories,
  e2e,
];

/** Everything that needs neither a browser nor a build, in under a minute. */
export const quickSuites = ['types', 'lint', 'unused', 'unit', 'contract', 'house'];
