/**
 * The tests that a change affects: those that import a changed file, directly or indirectly. Lazy imports do not count
 * (otherwise the routes would connect every screen with all others), and an import from the design system's entry point
 * counts for the imported names. The tests of a screen open it by its address: they belong to its folder.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { at, root } from './project.mjs';

const FOLDERS = ['app', 'design-system', 'sandbox', 'stories', 'tests', 'deploy', '.storybook'];
const DOOR = 'design-system/index.ts';
/** Files that affect all tests. */
const EVERYTHING = /^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json|tests\/setup\.ts)$/;
const IS_TEST = /^tests\/(app|design-system|screens|sandbox)\/.*\.test\.tsx?$/;

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Paths that differ from where this branch left `since`, including uncommitted changes; null without git. */
function changedSince(since) {
  try {
    const [base = 'HEAD'] = git('merge-base', 'HEAD', since);
    return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    return null;
  }
}

const sources = () =>
  FOLDERS.filter((folder) => existsSync(at(folder))).flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
      .filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path) && !path.includes('node_modules/')),
  );

/** Resolves `#app/lib/money.ts` and `./money.ts` to paths from the root; null for a package. */
function targetOf(path, request) {
  if (request === '#design-system') return DOOR;
  if (request.startsWith('#')) return request.slice(1);
  return request.startsWith('.') ? posix.join(posix.dirname(path), request) : null;
}

/** The static imports of each file, with the imported names. */
async function importsOf(paths) {
  const { parseSync } = await import('vite');
  return new Map(
    paths.map((path) => {
      const { staticImports, staticExports } = parseSync(path, readFileSync(at(path), 'utf8')).module;
      const taken = staticImports.map(({ moduleRequest, entries }) => ({
        target: targetOf(path, moduleRequest.value),
        // A namespace import includes all names.
        names: entries.map(({ importName }) => importName.name ?? '*'),
      }));
      const given = staticExports
        .flatMap(({ entries }) => entries)
        .filter(({ moduleRequest }) => moduleRequest)
        .map(({ moduleRequest, exportName }) => ({
          target: targetOf(path, moduleRequest.value),
          names: [exportName.name ?? '*'],
        }));
      return [path, [...taken, ...given].filter(({ target }) => target)];
    }),
  );
}

/** The source file of each name that the entry point exports. */
const offeredBy = (door = []) =>
  new Map(door.flatMap(({ target, names }) => names.map((name) => [name, target])));

/** Maximum number of test files, the closest to the change: more would take too long between two edits. */
const MOST = 24;
/** The contract tests that check each list, record and form separately. */
const OF_EACH_SCREEN = /^tests\/screens\/(lists(\.\w+)?|records|forms)\.test\.tsx$/;

/**
 * @param {string} since a branch or commit
 * @returns {Promise<{ tests: string[], screens: string[], left: number } | null>} paths of test files from the root, the
 *   folders of `app/screens` whose lists, records and forms the contract checks, and how many files are left to
 *   `npm test`; null if all tests must run
 */
export async function relatedTests(since) {
  const changed = changedSince(since);
  if (!changed || changed.some((path) => EVERYTHING.test(path))) return null;
  const imports = await importsOf(sources());
  const offered = offeredBy(imports.get(DOOR));

  const importers = new Map();
  const add = (target, path) => importers.set(target, (importers.get(target) ?? new Set()).add(path));
  for (const [path, all] of imports) {
    for (const { target, names } of all) {
      if (target !== DOOR) add(target, path);
      else
        for (const source of names.includes('*') ? offered.values() : names)
          add(offered.get(source) ?? source, path);
    }
  }
  // The entry point itself does not count as a link: imports are resolved by name.
  for (const users of importers.values()) users.delete(DOOR);

  const reached = new Set(changed);
  for (const path of reached) for (const user of importers.get(path) ?? []) reached.add(user);
  const foldersOf = (paths) => [
    ...new Set(paths.flatMap((path) => /^app\/screens\/(\w+)\//.exec(path)?.[1] ?? [])),
  ];
  // A changed screen itself; otherwise the first screen that uses a changed part, on behalf of all.
  const own = foldersOf(changed);
  const screens = own.length > 0 ? own : foldersOf([...reached]).slice(0, 1);
  const isOfScreen = (test) => screens.some((folder) => test.startsWith(`tests/app/screens/${folder}/`));
  const isContract = (test) => screens.length > 0 && OF_EACH_SCREEN.test(test);
  const all = [...imports.keys()].filter((path) => IS_TEST.test(path));
  const contract = all.filter(isContract);
  // In the order in which the imports reach them.
  const near = [...new Set([...all.filter(isOfScreen), ...reached])].filter(
    (path) => IS_TEST.test(path) && !path.startsWith('tests/screens/'),
  );
  const tests = [...near.slice(0, MOST), ...contract];
  return { tests, screens, left: near.length - Math.min(near.length, MOST) };
}
