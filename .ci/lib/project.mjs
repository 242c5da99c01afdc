import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json; every script runs from here, wherever it was called. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the project. */
export const at = (...parts) => join(root, ...parts);

/** The script behind a package's command, run with `node` directly: no shell, no PATH, the same on Windows. */
export const tools = {
  biome: at('node_modules/@biomejs/biome/bin/biome'),
  knip: at('node_modules/knip/bin/knip.js'),
  playwright: at('node_modules/@playwright/test/cli.js'),
  storybook: at('node_modules/storybook/dist/bin/dispatcher.js'),
  testStorybook: at('node_modules/@storybook/test-runner/dist/test-storybook.js'),
  tsc: at('node_modules/typescript/bin/tsc'),
  vite: at('node_modules/vite/bin/vite.js'),
  vitest: at('node_modules/vitest/vitest.mjs'),
};

/** Exits with a message if Node is older than package.json requires. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
