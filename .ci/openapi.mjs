/** `node .ci/openapi.mjs`: regenerates docs/openapi.yaml; with `--check` reports whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { OPENAPI, openapi } from './lib/openapi.mjs';

const text = await openapi();
if (!process.argv.includes('--check')) writeFileSync(OPENAPI, text);
else if (readFileSync(OPENAPI, 'utf8') !== text) {
  console.error('docs/openapi.yaml is old: run `node .ci/openapi.mjs`.');
  process.exit(1);
}
