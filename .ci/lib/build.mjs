import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at, root, tools } from './project.mjs';
import { run } from './run.mjs';

/** The inputs of the build. */
const SOURCES = [
  'app',
  'design-system',
  'deploy/scripts.plugin.ts',
  'vite.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const stamp = at('.cache', 'build');

function* files(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/**
 * Changes whenever a source or the build itself changes: based on content, not timestamps, so that a checkout of an old
 * commit counts.
 */
function fingerprint() {
  const hash = createHash('sha256');
  // app/config.ts includes these in the build.
  for (const name of Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .sort()) {
    hash.update(`${name}=${process.env[name]}`);
  }
  for (const source of [...SOURCES, 'dist/index.html']) {
    for (const file of files(at(source))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether `dist` is up to date. */
export function isBuilt() {
  return (
    existsSync(at('dist/index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
  );
}

/**
 * Builds `dist`.
 *
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function build() {
  const result = await run([tools.vite, 'build', '--logLevel', 'warn']);
  if (result.code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, fingerprint());
  }
  return result;
}

/** Builds if the sources have changed since the last build. Exits with the builder's message on failure. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building ...');
  const { code, output } = await build();
  if (code === 0) return;
  console.error(output);
  process.exit(1);
}
