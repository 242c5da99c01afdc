import { importsOf } from './imports.ts';
import type { Source } from './source.ts';

/** The floors of the house, lowest first; a file stands on the first that its path matches. */
const FLOORS: readonly (readonly [RegExp, number])[] = [
  [/^design-system\/(theme\/|labels\.|provider\.)/, 0],
  [/^design-system\/base\//, 1],
  [/^design-system\/overlay\//, 2],
  [/^design-system\/form\//, 3],
  [/^design-system\/data\//, 4],
  // What only a payment portal has: receipt, ribbon, money line, matrix, poster, keypad, customer screen.
  [/^design-system\/money\//, 5],
  [/^design-system\/shell\//, 6],
  [/^design-system\/(index\.ts|prerender\.tsx)$/, 7],
  [/^app\/(api\/|identity\/|config\.ts$)/, 8],
  [/^app\/lib\//, 9],
  [/^app\/i18n\//, 10],
  [/^app\/state\//, 11],
  [/^app\/nouns\/[^/]+$/, 12],
  // What the kits send money with.
  [/^app\/money\//, 13],
  [/^app\/(list|record|form|bulk)\//, 14],
  // What several screens show of one noun's record: it stands on the kits.
  [/^app\/nouns\//, 15],
  [/^app\/screens\//, 16],
  [/^app\/(routes|panels)\.tsx$/, 17],
  [/^app\/shell\//, 18],
  // The pages that the app starts from.
  [/^app\/(start\/|(App|main)\.tsx$)/, 19],
];

/** What else each tree may see; `tests` see everything. */
const BESIDE: Record<string, { allowed: RegExp; sentence: string }> = {
  'design-system': { allowed: /^design-system\//, sentence: 'the design system knows nothing of the portal' },
  app: {
    allowed: /^(app\/|design-system\/(index\.ts|prerender\.tsx|theme\/global\.css)$)/,
    sentence: 'the app sees the design system through #design-system, and nothing else of the project',
  },
  sandbox: {
    // A file that is sent to it is read by the portal's own reader of sheets.
    allowed: /^(sandbox\/|app\/api\/|app\/lib\/file\/sheetFile\.ts$|deploy\/)/,
    sentence: 'the sandbox sees only the schemas of app/api, and the reader of sheets',
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
const topOf = (path: string) => path.split('/')[0];

/** The room that a file stands in: its folder; each screen's folder is a room of its own. */
const roomOf = (path: string) => path.match(/^(?:app|design-system)\/(?:screens\/[^/]+|[^/]+)(?=\/)/)?.[0];

/** Every file of the two built trees has its floor. */
export function roomOffences({ path }: Source): string[] {
  const known = floorOf(path) !== undefined || !/^(app|design-system)\//.test(path);
  return known
    ? []
    : [`${path} stands in no room: move it into one of those that tests/house/floors.ts names.`];
}

/** Nothing imports upward, no room imports another of its floor, and each tree sees only what it may. */
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
    const room = roomOf(source.path);
    const other = roomOf(target);
    if (floor !== undefined && floor === targetFloor && room && other && room !== other) {
      return [
        `${place} imports ${specifier} from another room of its floor: move what both need to a floor below, or hand it in.`,
      ];
    }
    return [];
  });
}

/** A relative import names its file in full and stays within its tree; another tree is entered by its door. */
export function specifierOffences(source: Source): string[] {
  return importsOf(source).flatMap(({ target, specifier, place }) => {
    if (target === null || !specifier.startsWith('.')) return [];
    if (!/\.(ts|tsx|mts|mjs|json|css|svg|woff2)$/.test(target)) {
      return [`${place} imports ${specifier} without its extension: write the file's whole name.`];
    }
    if (topOf(target) !== topOf(source.path)) {
      return [`${place} imports ${specifier} across trees: use #${topOf(target)} instead.`];
    }
    return [];
  });
}
