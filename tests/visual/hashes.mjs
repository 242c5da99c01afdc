/**
 * The list of all baselines: path and SHA-256 of the pixels, sorted by path. It allows a comparison without decoding the
 * baseline, and shows which pictures are equal.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BASELINE } from './paths.mjs';

const LIST = 'hashes.txt';

/** @returns {Map<string, string>} hash by path below the baseline folder */
export function readHashes(folder = BASELINE) {
  const path = join(folder, LIST);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(lines.map((line) => /** @type {[string, string]} */ (line.split(' '))));
}

/** @param {Map<string, string>} hashes */
export function writeHashes(hashes, folder = BASELINE) {
  const lines = [...hashes].map(([file, hash]) => `${file} ${hash}`).sort();
  writeFileSync(join(folder, LIST), `${lines.join('\n')}\n`);
}

/** @returns {string[]} every file of the baseline folder, except the list itself */
export function keptFiles(folder = BASELINE) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== LIST)
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'))
    .sort();
}
