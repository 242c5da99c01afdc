import { importsOf } from './imports.ts';
import type { Source } from './source.ts';

/** The floors of the house, lowest first; a file stands on the first that its path matches. */
const FLOORS: readonly (readonly [RegExp, number])[] = [
  [/^design-system\/(theme\/|labels\.|provider\.)/, 0],
  [/^design-system\/base\//, 1],
  [/^design-system\/(form|overlay|data)\//, 2],
  [/^design-system\/shell\//, 3],
  [/^design-system\/(index\.ts|prerender\.tsx)$/, 4],
  [/^app\/(api\/|identity\/|config\.ts$)/, 5],
  [/^app\/(state|i18n|lib)\//, 6],
  [/^app\/(list|record|rows)\//, 7],
  [/^app\/screens\//, 8],
  // The pages that the app starts from: its files at the top, and the folder of a page with an address of its own.
  [/^app\/([^/]+$|auth\/)/, 9],
];

/** What else each tree may see; `tests` see everything. */
const BESIDE: Record<string, { allowed: RegExp; sentence: string }> = {
  'design-system': { allowed: /^design-system\//, sentence: 'the design system knows nothing of the portal' },
  app: {
    allowed: /^(app\/|design-system\/(index\.ts|prerender\.tsx|theme\/global\.css)$)/,
    sentence: 'the app sees the design system through #design-system, and nothing else of the project',
  },
  sandbox: {
    allowed: /^(sandbox\/|app\/api\/|deploy\/)/,
    sentence: 'the sandbox sees only the schemas of app/api',
  },
  stories: {
    allowed: /^(stories\/|design-system\/index\.ts$|app\/screens\/|sandbox\/)/,
    sentence:
      'a story sees #design-system, app/screens and sandbox; what it needs besides belongs in stories/kit',
  },
  // A story of the list kit gives it a small list of its own.
  'stories/app/list': {
    allowed: /^(stories\/|design-system\/index\.ts$|app\/(list|i18n)\/|sandbox\/)/,
    sentence: 'a story of the list kit sees #design-system, app/list, app/i18n and sandbox',
  },
  // The decorators put a screen together as main.tsx does.
  'stories/kit': {
    allowed: /^(stories\/|design-system\/index\.ts$|app\/|sandbox\/|\.storybook\/modes\.ts$)/,
    sentence: 'stories/kit sees #design-system, app and sandbox',
  },
  // Pages about the tokens are drawn from the tokens.
  'stories/foundations': {
    allowed: /^(stories\/|design-system\/(index\.ts$|theme\/))/,
    sentence: 'a page about the foundations sees #design-system and design-system/theme',
  },
};

const floorOf = (path: string) => FLOORS.find(([pattern]) => pattern.test(path))?.[1];
const besideOf = (path: string) =>
  Object.entries(BESIDE)
    .filter(([tree]) => path.startsWith(`${tree}/`))
    .sort(([a], [b]) => b.length - a.length)[0]?.[1];
const screenOf = (path: string) => path.match(/^app\/screens\/([^/]+)\//)?.[1];
const topOf = (path: string) => path.split('/')[0];

/** Every file of the two built trees has its floor. */
export function roomOffences({ path }: Source): string[] {
  const known = floorOf(path) !== undefined || !/^(app|design-system)\//.test(path);
  return known
    ? []
    : [`${path} stands in no room: move it into one of those that tests/house/floors.ts names.`];
}

/** Nothing imports upward, no screen imports another, and each tree sees only what it may. */
export function floorOffences(source: Source): string[] {
  const floor = floorOf(source.path);
  const beside = besideOf(source.path);
  return importsOf(source).flatMap(({ target, specifier, place }) => {
    if (target === null) return [];
    const sees = beside === undefined || beside.allowed.test(target);
    if (!sees) return [`${place} imports ${specifier}: ${beside.sentence}.`];

    const targetFloor = floorOf(target);
    if (floor !== undefined && targetFloor !== undefined && targetFloor > floor) {
      return [
        `${place} imports ${specifier} from a higher floor (${targetFloor} above ${floor}): move what it needs down, or hand it in as a prop.`,
      ];
    }
    const screen = screenOf(source.path);
    const other = screenOf(target);
    if (screen && other && screen !== other) {
      return [
        `${place} imports the screen ${other}: move what both need to app/rows, app/list or app/record.`,
      ];
    }
    return [];
  });
}

/** A relative import names its file in full and stays within its tree; another tree is entered by its door. */
export function specifierOffences(source: Source): string[] {
  return importsOf(source).flatMap(({ target, specifier, place }) => {
    if (target === null || !specifier.startsWith('.')) return [];
    if (!/\.(ts|tsx|mts|mjs|json|css|svg)$/.test(target)) {
      return [`${place} imports ${specifier} without its extension: write the file's whole name.`];
    }
    if (topOf(target) !== topOf(source.path)) {
      return [`${place} imports ${specifier} across trees: use #${topOf(target)} instead.`];
    }
    return [];
  });
}
