/** Writes `.gz` and `.br` beside every text file of a folder, for a server that sends precompressed files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
if (!folder) {
  console.error('Name the folder: node .ci/compress.mjs dist');
  process.exit(1);
}

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(html|js|css|json|svg|webmanifest|txt)$/.test(entry.name)) continue;
  // Each environment replaces it after the build, so its compressed copy would be outdated.
  if (entry.name === 'config.json') continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const text = readFileSync(path);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: size }));
}
