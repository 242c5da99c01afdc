import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
  /** The stylesheets that must load before it runs, in addition to those of its imports. */
  css?: string[];
}

const dist = join(import.meta.dirname, '../../dist');

/** The path of a built file. */
export const built = (file: string) => join(dist, file);

export const textOf = (file: string) => readFileSync(built(file), 'utf8');

/** Its size in bytes, compressed as the server sends it. */
export const weightOf = (file: string) => brotliCompressSync(textOf(file)).length;

/** Which script loads which. */
export const manifest: Record<string, Chunk> = JSON.parse(textOf('.vite/manifest.json'));

export function chunk(key: string): Chunk {
  const found = manifest[key];
  if (!found) throw new Error(`The build has no ${key}.`);
  return found;
}

/** A chunk with everything that must load before it runs. */
export function closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(chunk(key).imports ?? [], seen);
  }
  return seen;
}

/** One of the chunk groups of vite.config.ts. */
export function group(name: string): string {
  const script = new RegExp(`^assets/${name}-.*\\.js$`);
  const key = Object.keys(manifest).find((one) => script.test(chunk(one).file));
  if (!key) throw new Error(`The build has no group ${name}.`);
  return key;
}
