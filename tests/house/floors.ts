import { importsOf } from './imports.ts';
import type { Source } from './source.ts';

/** The folders of the design system, lowest first. Together they are the lowest floor of the portal. */
const DESIGN_SYSTEM = [
  /^design-system\/(theme\/|labels\.|provider\.)/,
  /^design-system\/base\//,
  /^design-system\/overlay\//,
  /^design-system\/form\//,
  /^design-system\/data\//,
  // Components that only a payment portal needs: receipt, ribbon, money line, matrix, poster, keypad, customer screen.
  /^design-system\/money\//,
  /^design-system\/shell\//,
  /^design-system\/(index\.ts|prerender\.tsx)$/,
];

/** The floors of the app above it, lowest first (docs/architecture.md). */
const APP = [
  /^app\/(api\/|identity\/|i18n\/|config\.ts$)/,
  /^app\/lib\//,
  /^app\/state\//,
  // The kits.
  /^app\/(list|record|form|bulk|money)\//,
  /^app\/shared\//,
  /^app\/screens\//,
  // The registries, and the shell that renders them.
  /^app\/(shell\/|(routes|panels)\.tsx$)/,
  // The entry pages of the app.
  /^app\/(start\/|(App|main)\.tsx$)/,
];

const FLOORS = [...DESIGN_SYSTEM, ...APP];

/** What each tree may import; `tests` may import everything. */
const BESIDE: Record<string, { allowed: RegExp; sentence: string }> = {
  'design-system': { allowed: /^design-system\//, sentence: 'the design system must not import the portal' },
  app: {
    allowed: /^(app\/|design-system\/(index\.ts|prerender\.tsx|theme\/global\.css)$)/,
    sentence: 'the app may only import #design-system, and nothing else of the project',
  },
  sandbox: {
    // The sandbox reads uploaded files with the portal's own sheet reader.
    allowed: /^(sandbox\/|app\/api\/|app\/lib\/file\/sheetFile\.ts$|deploy\/)/,
    sentence: 'the sandbox may only import the schemas of app/api and the spreadsheet reader',
  },
  stories: {
    allowed: /^(stories\/|design-system\/index\.ts$|app\/screens\/|sandbox\/)/,
    sentence:
      'a story sees #design-system, app/screens and sandbox; what it needs besides belongs in stories/kit',
  },
  // A story of the list kit defines a small list.
  'stories/app/list': {
    allowed: /^(stories\/|design-system\/index\.ts$|app\/(list|i18n)\/|sandbox\/)/,
    sentence: 'a story of the list kit may only import #design-system, app/list, app/i18n and sandbox',
  },
  // The decorators set up a screen as main.tsx does.
  'stories/kit': {
    allowed: /^(stories\/|design-system\/index\.ts$|app\/|sandbox\/|\.storybook\/modes\.ts$)/,
    sentence: 'stories/kit may only import #design-system, app and sandbox',
  },
  // Pages about the tokens render the tokens themselves.
  'stories/foundations': {
    allowed: /^(stories\/|design-system\/(index\.ts$|theme\/))/,
    sentence: 'a page about the foundations may only import #design-system and design-system/theme',
  },
};

const floorOf = (path: string) => FLOORS.findIndex((files) => files.test(path));
const besideOf = (path: string) =>
  Object.entries(BESIDE)
    .filter(([tree]) => path.startsWith(`${tree}/`))
    .sort(([a], [b]) => b.length - a.length)[0]?.[1];
const topOf = (path: string) => path.split('/')[0];

/** The folder ("room") of a file; each screen's folder counts separately. */
const roomOf = (path: string) => path.match(/^(?:app|design-system)\/(?:screens\/[^/]+|[^/]+)(?=\/)/)?.[0];

/** Every file of the two built trees belongs to a floor. */
export function roomOffences({ path }: Source): string[] {
  const known = floorOf(path) !== -1 || !/^(app|design-system)\//.test(path);
  return known ? [] : [`${path} is in no known folder: move it into one of those in tests/house/floors.ts.`];
}

/** No import goes to a higher floor, to another room of the same floor, or to a tree that is not allowed. */
export function floorOffences(source: Source): string[] {
  const floor = floorOf(source.path);
  const beside = besideOf(source.path);
  return importsOf(source).flatMap(({ target, specifier, place }) => {
    if (target === null) return [];
    const sees = beside === undefined || beside.allowed.test(target);
    if (!sees) return [`${place} imports ${specifier}: ${beside.sentence}.`];

    const targetFloor = floorOf(target);
    if (floor !== -1 && targetFloor > floor) {
      return [
        `${place} imports ${specifier} from a higher floor: move the shared code down, or pass it as a prop.`,
      ];
    }
    const room = roomOf(source.path);
    const other = roomOf(target);
    if (floor !== -1 && floor === targetFloor && room && other && room !== other) {
      return [
        `${place} imports ${specifier} from another folder of its floor: move the shared code to a lower floor, or pass it as a prop.`,
      ];
    }
    return [];
  });
}

/** A relative import includes the file extension and stays in its tree; other trees are imported by their entry. */
export function specifierOffences(source: Source): string[] {
  return importsOf(source).flatMap(({ target, specifier, place }) => {
    if (target === null || !specifier.startsWith('.')) return [];
    if (!/\.(ts|tsx|mts|mjs|json|css|svg|woff2)$/.test(target)) {
      return [`${place} imports ${specifier} without its extension: add it.`];
    }
    if (topOf(target) !== topOf(source.path)) {
      return [`${place} imports ${specifier} across trees: use #${topOf(target)} instead.`];
    }
    return [];
  });
}
