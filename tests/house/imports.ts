import { dirname, join } from 'node:path/posix';
import { parse, place, type Source } from './source.ts';

export interface Import {
  /** As written: `../theme/tokens.ts`, `#design-system`, `styled-components`. */
  specifier: string;
  /** A path of the project (`design-system/theme/tokens.ts`), or null for a package. */
  target: string | null;
  /** The package's name (`@radix-ui/react-dialog`, `node:fs`), or null for a path. */
  packageName: string | null;
  /** Its position: `app/App.tsx:3`. */
  place: string;
}

/** Everything a file imports or re-exports, static or with `import()`, including types. */
export function importsOf(source: Source): Import[] {
  const { module } = parse(source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ].filter((request) => request !== null);
  const byOffset = new Map(requests.map(({ start, end }) => [start, source.text.slice(start, end)]));
  return [...byOffset].map(([offset, quoted]) => {
    const specifier = quoted.replace(/^['"`]|['"`]$/g, '');
    const target = resolve(source.path, specifier.replace(/\?.*$/, ''));
    const packageName = target === null ? (specifier.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? specifier) : null;
    return { specifier, target, packageName, place: place(source, offset) };
  });
}

/** Resolves relative paths, and the entries in `imports` of package.json. */
function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (specifier === '#design-system') return 'design-system/index.ts';
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}
