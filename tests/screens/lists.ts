/*
 * The lists of the registry, for the tests of this folder. A route whose screen imports `list/ListScreen.tsx` is a
 * list; it is found automatically, and its tests fail until its few facts are in `facts/<noun>.ts`: nothing else is
 * needed.
 */
import type { Scope } from '#app/api/http/paths.ts';
import type { ListQuery, Page } from '#app/api/http/shapes.ts';
import type { StatusGroups } from '#app/api/statusGroups.ts';
import type { Key } from '#app/i18n/index.ts';
import type { ListDefinition } from '#app/list/address.ts';
import type { Statistic } from '#app/list/figures.ts';
import type { Filters } from '#app/list/filters.ts';
import { type RouteEntry, routes } from '#app/routes.tsx';

/** The fields that a call about one record needs. */
export interface ListedRow {
  id: string;
  slug?: string | undefined;
}

export interface ListFacts {
  /** Its address. */
  path: string;
  /** The API call as in the contract, without `[/store/{s}]`. */
  call: `${string}{m}${string}`;
  definition: ListDefinition<Filters>;
  /** The scope that reads it. */
  scope: string;
  /** The scope that exports it, if it differs from the reading one; false if no one may export. */
  exports?: string | false;
  /** A demo account that may not see it. */
  refused: string;
  /** A demo account that may see it in one store only, if there is one. */
  ofOneStore?: string;
  /** Its heading, and the text shown before it has any row. */
  title: Key;
  firstUse: Key;
  /** The field of a row that holds a status, by its API name. */
  status: string;
  /** Makes the list's call. */
  list: (scope: Scope, query: ListQuery) => Promise<Page<ListedRow>>;
  /** The demo accounts that may call it, in the first business (contract). */
  readers: readonly string[];
  /** Readers who do not see its page. */
  unseenBy?: readonly string[];
  /** What its figures count (docs/contract.md, "Figures"), if it has figures. */
  figures?: {
    groups: StatusGroups;
    /** The field of a row that its amounts sum up; default `amount`. */
    amount?: string;
    /** Figures that are part of a group. */
    parts?: StatusGroups;
    statistic: (scope: Scope, query: Omit<ListQuery, 'page' | 'pageSize' | 'sort'>) => Promise<Statistic>;
  };
  /** It has no figures above its rows. */
  noFigures?: true;
  /** A day with rows, if today has none yet. */
  day?: string;
  /** Filters for a row with many facts. */
  telling?: Record<string, string>;
  /** The other calls of the noun's module in `app/api`; `by`: who may make them, if not the readers. */
  calls: Record<string, { by?: readonly string[]; ask: (scope: Scope, row: ListedRow) => Promise<unknown> }>;
}

/** Whether a path below `/api/v1/` is the list's own call, in any business or store. */
export function isCallOf({ call }: ListFacts, path: string): boolean {
  const [before = '', after = ''] = call.split('{m}');
  return new RegExp(`^${before}[^/]+(/store/[^/]+)?${after}$`).test(path);
}

/** The list's own call, in the notation of faults. */
export const ownCall = ({ call }: ListFacts) => call.replace('{m}', '*');

/** All calls about a business for the list, in the notation of faults: figures and options too. */
export const allCalls = ({ call }: ListFacts) => [`${call.split('{m}')[0]}*`, 'merchants/*'];

export { isData } from './hostile/variants.ts';

export const FACTS = Object.values(
  import.meta.glob<ListFacts>('./facts/*.ts', { eager: true, import: 'facts' }),
);

/** The facts of one list, filtered out or not. */
export function listAt(path: string) {
  const facts = FACTS.find((one) => one.path === path);
  if (!facts) throw new Error(`${path} has no facts.`);
  return { path, facts };
}

/** The model for what the kit does in every list: it has filters of every kind, figures, an export and records. */
export const MODEL = listAt('/merchant/transaction');

const sources = import.meta.glob<string>('/app/screens/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The files of `app/screens` that import a part of a kit, such as `list/ListScreen.tsx`. */
export const filesThatDraw = (part: string) =>
  Object.keys(sources).filter((file) => sources[file]?.includes(`/${part}'`));

/** The file of a screen, which has the screen's name. */
async function fileOf({ path, screen }: RouteEntry): Promise<string> {
  const name = (await screen?.load())?.name;
  const file = Object.keys(sources).find((one) => one.endsWith(`/${name}.tsx`));
  if (!file) throw new Error(`The screen of ${path} is ${name}: put it into app/screens/<noun>/${name}.tsx.`);
  return file;
}

/** Folders of `app/screens` to check in `npm run check`; all if none is given. */
const WANTED = process.env.CONTRACT_OF?.split(',').filter(Boolean) ?? [];

/** The items in the wanted folders; the first item if none is. */
export async function wanted<One>(all: readonly One[], routeOf: (one: One) => RouteEntry | undefined) {
  if (WANTED.length === 0) return [...all];
  const files = await Promise.all(all.map(async (one) => fileOf(routeOf(one) ?? routes[0]!)));
  const chosen = all.filter((_, index) => WANTED.some((folder) => files[index]?.includes(`/${folder}/`)));
  return chosen.length > 0 ? chosen : all.slice(0, 1);
}

/** Every list of the registry, with its facts. Throws a message if they are missing, or a list is not registered. */
export async function registeredLists(): Promise<{ path: string; facts: ListFacts }[]> {
  const lists: { path: string; facts: ListFacts }[] = [];
  const unregistered = new Set(filesThatDraw('list/ListScreen.tsx'));
  for (const route of routes) {
    if (!unregistered.delete(await fileOf(route))) continue;
    const facts = FACTS.find(({ path }) => path === route.path);
    if (!facts) throw new Error(`${route.path} is a list: add its facts to tests/screens/facts.`);
    lists.push({ path: route.path, facts });
  }
  const [file] = unregistered;
  if (file)
    throw new Error(`${file} draws a list that no route has: register it, or let its screen draw it.`);
  const [orphan] = FACTS.filter(({ path }) => !lists.some((one) => one.path === path));
  if (orphan)
    throw new Error(`${orphan.path} has facts but is no list: does its screen still draw ListScreen?`);
  return wanted(lists, ({ path }) => routes.find((route) => route.path === path));
}
