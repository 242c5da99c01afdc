import { Visitor } from 'vite';
import { parse, place, type Source } from './source.ts';

/** Named exports only, so that every import of a symbol can be found by its name. */
export function defaultExportOffences(source: Source): string[] {
  return parse(source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default')
    .map(({ start }) => `${place(source, start)} has a default export: use a named one.`);
}

/** No index files: each import names its file. */
export function indexOffences({ path }: Source): string[] {
  return /^app\/.*index\.tsx?$/.test(path) && path !== 'app/i18n/index.ts'
    ? [`${path} re-exports other files: import them directly, and delete it.`]
    : [];
}

/** File names: `camelCase.ts`, and `PascalCase.tsx` for a component. */
export function fileNameOffences({ path }: Source): string[] {
  return /\/\w+-[\w-]*(\.\w+)*\.tsx?$/.test(path) ? [`${path}: write its name in camelCase.`] : [];
}

/** On Windows and macOS, names that differ only in case are one file, as `Toast.tsx` and `toast.ts` are once built. */
export function caseOffences(files: readonly Source[]): string[] {
  const known = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const name = path.replace(/\.\w+$/, '').toLowerCase();
    const other = known.get(name);
    known.set(name, path);
    return other ? [`${path} and ${other} differ only in case: rename one.`] : [];
  });
}

/** No console output: show messages to users, and throw errors for developers. */
export function consoleOffences(source: Source): string[] {
  const offences: string[] = [];
  new Visitor({
    MemberExpression(node) {
      if (node.object.type === 'Identifier' && node.object.name === 'console') {
        offences.push(
          `${place(source, node.start)} writes to the console: show the message, throw an error, or delete the line.`,
        );
      }
    },
  }).visit(parse(source).program);
  return offences;
}

// The brackets prevent a match in this file.
const LEFTOVERS = /\b(?:T[O]DO|FIX[M]E|[Ll]orem i[p]sum)\b/;

/** No leftover notes in the code: do the work, or open an issue. */
export function leftoverOffences(source: Source): string[] {
  const match = source.text.match(LEFTOVERS);
  return match ? [`${place(source, match.index ?? 0)} says ${match[0]}: do it now or delete it.`] : [];
}

const SKIPS = /^(skip|skipIf|runIf|only|todo|fixme|fails)$/;

/** No skipped tests: `it.skip`, `it.skipIf(...)`, `test.describe.skip`. */
export function skippedOffences(source: Source): string[] {
  const offences: string[] = [];
  new Visitor({
    MemberExpression(node) {
      const name = node.property.type === 'Identifier' ? node.property.name : '';
      let root = node.object;
      while (root.type === 'MemberExpression') root = root.object;
      const isTest = root.type === 'Identifier' && /^(it|test|describe|suite)$/.test(root.name);
      if (isTest && SKIPS.test(name)) {
        offences.push(`${place(source, node.start)} uses .${name}: let the test run, or delete it.`);
      }
    },
  }).visit(parse(source).program);
  return offences;
}

/** No story opts out of tests or accessibility checks. */
export function excusedOffences(source: Source): string[] {
  const offences: string[] = [];
  const refuse = (what: string, start: number) =>
    offences.push(
      `${place(source, start)} ${what}: fix the findings, or turn off a single rule of axe with a reason.`,
    );
  new Visitor({
    Property(node) {
      const key = node.key.type === 'Identifier' ? node.key.name : '';
      if (key !== 'a11y' || node.value.type !== 'ObjectExpression') return;
      for (const inner of node.value.properties) {
        if (inner.type !== 'Property' || inner.key.type !== 'Identifier' || inner.value.type !== 'Literal')
          continue;
        const { name } = inner.key;
        const { value } = inner.value;
        if ((name === 'test' && value !== 'error') || (/^(disable|manual)$/.test(name) && value === true)) {
          refuse(`sets a11y.${name} to ${value}`, inner.start);
        }
      }
    },
    Literal(node) {
      if (node.value === '!test') refuse('is no test', node.start);
    },
  }).visit(parse(source).program);
  return offences;
}
