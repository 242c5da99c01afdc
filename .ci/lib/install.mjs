import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from './project.mjs';
import { run } from './run.mjs';

const read = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * What the lock asks for and `node_modules` lacks, from npm's own record of what it installed. Optional packages are
 * left out: which of them stand there depends on the platform.
 *
 * @param {{ dev: boolean }} options `dev`: the tools for tests and stories too
 * @returns {{ missing: string[], locked: boolean }} `missing` holds paths such as `node_modules/vite`; `locked` says
 *   whether the lock covers package.json, so that an install need not write it
 */
function missingPackages({ dev }) {
  const installed = read(at('node_modules/.package-lock.json'))?.packages ?? {};
  const { '': project, ...wanted } = read(at('package-lock.json'))?.packages ?? {};
  const missing = Object.entries(wanted)
    .filter(([, entry]) => !entry.optional && !entry.devOptional && !entry.peer && (dev || !entry.dev))
    .filter(([path, entry]) => installed[path]?.version !== entry.version || !existsSync(at(path)))
    .map(([path]) => path);

  const unlocked = unlockedPackages(project);
  return { missing: [...missing, ...unlocked], locked: unlocked.length === 0 };
}

/** What package.json asks for and the lock does not know yet. */
function unlockedPackages(project) {
  const manifest = read(at('package.json'));
  return ['dependencies', 'devDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind])
      .filter(([name, version]) => project?.[kind]?.[name] !== version)
      .map(([name]) => name),
  );
}

/**
 * Installs what is missing, and nothing when nothing is. Stops with npm's own message when that fails.
 *
 * @param {{ dev: boolean }} options `dev`: the tools for tests and stories too; where they stand already, they stay
 */
export async function ensureInstalled({ dev: wanted }) {
  const dev = wanted || existsSync(at('node_modules/vitest'));
  const { missing, locked } = missingPackages({ dev });
  if (missing.length === 0) return;
  console.log(`Installing ${missing.length} packages (${dev ? 'with' : 'without'} the tools for tests) ...`);
  // Not `npm ci`: a lock made on one platform may lack the optional packages of another, and `ci` refuses that.
  const flags = [dev ? '--include=dev' : '--omit=dev', ...(locked ? ['--no-save'] : [])];
  const { code } = await run([npmScript(), 'install', ...flags], { show: true });
  if (code !== 0) process.exit(code);
}

/** npm itself, as a script that `run` takes. */
export const npmScript = () =>
  process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : npmBesideNode();

/** npm's script, for `node .ci/start.mjs` called without npm. */
function npmBesideNode() {
  const modules = process.platform === 'win32' ? 'node_modules' : '../lib/node_modules';
  return join(dirname(process.execPath), modules, 'npm', 'bin', 'npm-cli.js');
}
