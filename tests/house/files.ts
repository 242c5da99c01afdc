import { Visitor } from 'vite';
import { parse, place, type Source } from './source.ts';

/** Lines that a file may have before it must say why. */
const LONG = 150;

/** Named exports only: a name that every import shares can be searched for. */
export function defaultExportOffences(source: Source): string[] {
  return parse(source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default')
    .map(({ start }) => `${place(source, start)} exports a default: give it a name.`);
}

/** A folder is no module: an import says which file it means. */
export function indexOffences({ path }: Source): string[] {
  return /^app\/.*index\.tsx?$/.test(path) && path !== 'app/i18n/index.ts'
    ? [`${path} hides the files behind it: import them by their names and delete it.`]
    : [];
}

/** A long file explains itself in its first lines, or splits. Tests and stories are lists, and say so by their names. */
export function lengthOffences({ path, text }: Source): string[] {
  const lines = /\.(test|spec|stories)\.tsx?$/.test(path) ? 0 : text.trimEnd().split('\n').length;
  return lines > LONG && !/^(#!.*\n)?\s*(\/\*|\/\/ )/.test(text)
    ? [`${path} has ${lines} lines: split it, or begin it with a comment that says why it is one thing.`]
    : [];
}

/** What a person should know is shown; what a developer should know is thrown. */
export function consoleOffences(source: Source): string[] {
  const offences: string[] = [];
  new Visitor({
    MemberExpression(node) {
      if (node.object.type === 'Identifier' && node.object.name === 'console') {
        offences.push(`${place(source, node.start)} writes to the console: show it, throw it or delete it.`);
      }
    },
  }).visit(parse(source).program);
  return offences;
}

// With brackets, so that this file does not find itself.
const LEFTOVERS = /\b(?:T[O]DO|FIX[M]E|[Ll]orem i[p]sum)\b/;

/** Nothing is left for later in the code: it is done, or it is an issue. */
export function leftoverOffences(source: Source): string[] {
  const match = source.text.match(LEFTOVERS);
  return match ? [`${place(source, match.index ?? 0)} says ${match[0]}: do it now or delete it.`] : [];
}

/** A test that does not run proves nothing. */
export function skippedOffences(source: Source): string[] {
  const offences: string[] = [];
  new Visitor({
    MemberExpression(node) {
      const isTest = node.object.type === 'Identifier' && /^(it|test|describe)$/.test(node.object.name);
      const name = node.property.type === 'Identifier' ? node.property.name : '';
      if (isTest && /^(skip|only|todo|fixme|fails)$/.test(name)) {
        offences.push(`${place(source, node.start)} uses .${name}: let the test run, or delete it.`);
      }
    },
  }).visit(parse(source).program);
  return offences;
}
