/*
 * The lists of the registry, for `lists.test.tsx`. A route of the menu whose screen draws a `ListScreen` is a list; it is
 * found by itself, and its tests fail until its few facts stand in FACTS: that is all one adds for a new list.
 */
import type { Key } from '#app/i18n/index.ts';
import type { ListDefinition } from '#app/list/address.ts';
import type { Filters } from '#app/list/filters.ts';
import { type RouteEntry, routes } from '#app/routes.tsx';
import { transactionsDefinition } from '#app/screens/transactions/definition.ts';

export interface ListFacts {
  /** What the API is asked for, below `merchants/{m}[/store/{s}]/`. */
  call: string;
  definition: ListDefinition<Filters>;
  /** A demo account that may not see it. */
  refused: string;
  /** Its heading, and what stands there while it has never had a row. */
  title: Key;
  firstUse: Key;
  /** The field of a row that holds a status, as the API names it. */
  status: string;
}

const FACTS: Readonly<Record<string, ListFacts>> = {
  '/merchant/transaction': {
    call: 'order/transactions',
    definition: transactionsDefinition,
    refused: 'limited',
    title: 'transaction.title',
    firstUse: 'transaction.emptyTitle',
    status: 'status',
  },
};

const sources = import.meta.glob<string>('/app/screens/*/*Screen.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of the file that a screen comes from: it is named as the screen. */
async function sourceOf({ path, screen }: RouteEntry): Promise<string> {
  const name = (await screen?.preload())?.name;
  const file = Object.keys(sources).find((one) => one.endsWith(`/${name}.tsx`));
  if (!file) throw new Error(`The screen of ${path} is ${name}: put it into app/screens/<noun>/${name}.tsx.`);
  return sources[file] ?? '';
}

/** Every list of the registry, with its facts. Throws a sentence when they are missing. */
export async function registeredLists(): Promise<{ path: string; facts: ListFacts }[]> {
  const lists: { path: string; facts: ListFacts }[] = [];
  for (const route of routes) {
    if (route.under || !route.screen || !(await sourceOf(route)).includes('<ListScreen')) continue;
    const facts = FACTS[route.path];
    if (!facts) throw new Error(`${route.path} is a list: add its facts to tests/screens/lists.ts.`);
    lists.push({ path: route.path, facts });
  }
  return lists;
}
