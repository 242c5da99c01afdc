import { importsOf } from './imports.ts';
import type { Source } from './source.ts';

/** Where each library may be imported, so that it can be replaced in one place. */
const DOORS: Record<string, RegExp> = {
  'styled-components': /^design-system\//,
  '@radix-ui/*': /^design-system\//,
  lucide: /^design-system\//,
  downshift: /^design-system\/form\//,
  'react-day-picker': /^design-system\/form\//,
  '@tanstack/react-table': /^design-system\/data\/table\/DataTable\b/,
  '@tanstack/react-query': /^app\/lib\/query\.tsx?$/,
  '@aws-amplify/*': /^app\/identity\/cognito\.ts$/,
  'aws-amplify': /^app\/identity\/cognito\.ts$/,
  uqr: /^design-system\/base\/qr\/QrCode\b/,
  ofetch: /^app\/api\/http\/client\.ts$/,
  rosetta: /^app\/i18n\/index\.ts$/,
  wouter: /^app\/(main\.tsx|App\.tsx|list\/useList\.tsx?|lib\/navigation\/router\.tsx)$|^stories\/kit\//,
  jotai: /^app\/(state\/|i18n\/|main\.tsx$)|^stories\/kit\//,
  dayjs: /^app\/lib\/time\.ts$|^design-system\/form\/(Date|Period|dates)/,
  marked: /^app\/lib\/markdown\//,
  papaparse: /^app\/lib\/file\/parseCsv\.ts$/,
  fflate: /^app\/(list\/export\/|lib\/file\/openBook\.ts)/,
  '@e965/xlsx': /^app\/lib\/file\/openBook\.ts$/,
  valibot: /^(app|sandbox|stories)\//,
  react: /^(app|design-system|stories)\//,
  'react-dom': /^(app|design-system)\//,
};

/** Part of the build, not of the portal: these files may import Vite and Node modules. */
const BUILD = /^(app|design-system|sandbox)\/(.*[./])?plugin\.ts$/;

/** The trees in which every library needs an entry above. */
const GUARDED = /^(app|design-system)\//;

const readable = (door: RegExp) => door.source.replace(/[\\^$?]|\\b/g, '').replaceAll('|', ' or ');

/** Reports imports of a library outside its one place. */
export function doorOffences(source: Source): string[] {
  return importsOf(source).flatMap(({ packageName, place }) => {
    if (packageName === null || BUILD.test(source.path)) return [];
    const door = DOORS[packageName] ?? DOORS[packageName.replace(/\/.*/, '/*')];
    if (door === undefined) {
      return GUARDED.test(source.path)
        ? [
            `${place} imports ${packageName}, which has no place yet: add the one place that may import it to tests/house/doors.ts.`,
          ]
        : [];
    }
    return door.test(source.path)
      ? []
      : [`${place} imports ${packageName}: only ${readable(door)} may: use its exports.`];
  });
}

/**
 * Follows the imports of a file, including itself, through the files of `byPath`.
 *
 * @returns each import of a Node module that it finds
 */
export function nodeOffences(start: string, byPath: ReadonlyMap<string, Source>): string[] {
  const seen = new Set<string>();
  const visit = (path: string): string[] => {
    const source = byPath.get(path);
    if (!source || seen.has(path)) return [];
    seen.add(path);
    return importsOf(source).flatMap(({ target, packageName, place }) => {
      if (target !== null) return visit(target);
      return packageName?.startsWith('node:')
        ? [`${place} imports ${packageName}: ${start} must run in a browser: pass in what needs Node.`]
        : [];
    });
  };
  return visit(start);
}
