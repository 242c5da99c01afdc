import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** The folder of package.json, with a trailing slash. */
const project = fileURLToPath(new URL('../../', import.meta.url));

/** A file for the rules: its path from the project's root with forward slashes, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** All files with a matching path below these folders, in a fixed order. Missing folders are ignored. */
export function sources(folders: readonly string[], pattern = /\.(ts|tsx|mts|mjs)$/): Source[] {
  return folders
    .flatMap((folder) => list(folder))
    .filter((path) => pattern.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(project + path, 'utf8') }));
}

function list(folder: string): string[] {
  try {
    return readdirSync(project + folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : list(path);
      return [path];
    });
  } catch {
    return [];
  }
}

/** A file's text, or null when there is no such file. */
export function read(path: string): string | null {
  try {
    return readFileSync(project + path, 'utf8');
  } catch {
    return null;
  }
}

/** The syntax tree of a file, by Vite's parser: the compiler of this project has no JavaScript API. */
export function parse({ path, text }: Source) {
  const result = parseSync(path, text);
  if (result.errors.length > 0) throw new Error(`${path} cannot be parsed: ${result.errors[0]?.message}`);
  return result;
}

/** `app/App.tsx:12`, a position that terminals can open. */
export function place({ path, text }: Source, offset: number): string {
  return `${path}:${text.slice(0, offset).split('\n').length}`;
}
