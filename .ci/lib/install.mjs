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
 * Packages in the lock that `node_modules` lacks, according to npm's own record of the installation. Optional packages
 * are ignored: whether they are installed depends on the platform.
 *
 * @param {{ dev: boolean }} options `dev`: include the tools for tests and stories
 * @returns {{ missing: string[], locked: boolean }} `missing` holds paths such as `node_modules/vite`; `locked` is true
 *   if the lock covers package.json, so that an install need not write it
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

/** Packages of package.json that are not in the lock yet. */
function unlockedPackages(project) {
  const manifest = read(at('package.json'));
  return ['dependencies', 'devDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind])
      .filter(([name, version]) => project?.[kind]?.[name] !== version)
      .map(([name]) => name),
  );
}

/**
 * Installs what is missing; does nothing if nothing is. Exits with npm's own message on failure.
 *
 * @param {{ dev: boolean }} options `dev`: include the tools for tests and stories; if already installed, they are kept
 */
export async function ensureInstalled({ dev: wanted }) {
  const dev = wanted || existsSync(at('node_modules/vitest'));
  const { missing, locked } = missingPackages({ dev });
  if (missing.length === 0) return;
  console.log(`Installing ${missing.length} packages (${dev ? 'with' : 'without'} the tools for tests) ...`);
  // Not `npm ci`: a lock made on one platform may lack the optional packages of another, which `ci` refuses.
  const flags = [dev ? '--include=dev' : '--omit=dev', ...(locked ? ['--no-save'] : [])];
  const { code } = await run([npmScript(), 'install', ...flags], { show: true });
  if (code !== 0) process.exit(code);
}

/** npm itself, as a script for `run`. */
export const npmScript = () =>
  process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : npmBesideNode();

/** npm's script, if `node .ci/start.mjs` was called without npm. */
function npmBesideNode() {
  const modules = process.platform === 'win32' ? 'node_modules' : '../lib/node_modules';
  return join(dirname(process.execPath), modules, 'npm', 'bin', 'npm-cli.js');
}
