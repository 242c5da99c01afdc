/**
 * `npm run build:design-system` builds the design system as its own package in `dist-design-system`: ES modules, types,
 * `styles.css` with the fonts, `tokens.json` with its resolver, and a readable list of its public API. `-- --api` also
 * writes that list to `design-system/api.txt`, which a test compares.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { buildDesignSystem } from './lib/designSystem.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { at, requireNode } from './lib/project.mjs';

requireNode();
await ensureInstalled({ dev: true });
const folder = at('dist-design-system');
await buildDesignSystem(folder);
if (process.argv.includes('--api')) copyFileSync(`${folder}/api.txt`, at('design-system/api.txt'));
const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
writeFileSync(1, `${name} ${version} in dist-design-system\n`);
