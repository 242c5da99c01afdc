/*
 * Every page of the registry that shows responses of the service: lists, records and panels. A new one is tested as
 * soon as it is registered.
 */
import { panels } from '#app/panels.tsx';
import { BUSINESS, routes } from '#app/routes.tsx';
import { api, type Call } from '../kit.tsx';
import { FACTS, isCallOf, type ListFacts, registeredLists } from '../lists.ts';
import { connect } from '../schemas.kit.ts';

export interface Target {
  name: string;
  /** A different address for each number, as far as there are any. */
  addressOf: (number: number) => Promise<string>;
  /** Whether a call reads the subject of the page. */
  isOwn: (call: Pick<Call, 'path' | 'query'>, address: string) => boolean;
  /** The element that contains the page. */
  root: () => Element | null;
  /** The parts that show responses, without anything derived from user input; by default all of it. */
  answered?: string;
  isList: boolean;
  /** No call reads a single one: its list is searched by id. */
  isSearched?: true;
  /** Fields, among those that a variant spoils, without which a row cannot be read. */
  needs: readonly string[];
}

/** The list with the records that a panel is about; null if it shows nothing that a variant spoils. */
const PANEL_OF: Record<string, string | null> = {
  bridge: null,
  'business-edit': null,
  'close-shift': null,
  'money-arrived': null,
  'own-password': null,
  'refund-import': null,
  'request-refund': '/merchant/transaction',
  'settlement-note': null,
  'store-edit': '/merchant/store',
  'transaction-note': null,
  'user-create': null,
  'user-edit': '/merchant/setting/users',
  'user-password': null,
};

/** The fields that are read of a list's rows, if fewer than of a payment: by default all. */
const NEEDS = ['amount', 'amountMissing', 'status', 'note', 'moment'];
const NEEDS_OF: Record<string, readonly string[]> = {
  '/merchant/setting/role': [],
  '/merchant/setting/users': ['moment'],
  '/merchant/settlement-v2': ['amount', 'status', 'note', 'moment'],
  '/merchant/settlement': ['amount', 'amountMissing', 'status'],
  '/merchant/store': ['moment'],
  '/merchant/van-noti': ['amount', 'amountMissing'],
};
/** Lists whose records are found by searching. */
const SEARCHED = ['/merchant/settlement'];
const needsOf = ({ path }: ListFacts) => NEEDS_OF[path] ?? NEEDS;

const listed = new Map<string, Promise<string[]>>();
/** Ids of a list's rows, those with many facts first. */
function idsOf(facts: ListFacts): Promise<string[]> {
  const ask = async () => {
    await connect(api, 'manager');
    const query = { page: 1, pageSize: 200, sort: facts.definition.sort };
    const scope = { merchantId: '1001' };
    const pages = [await facts.list(scope, { ...query, ...facts.telling }), await facts.list(scope, query)];
    return [...new Set(pages.flatMap(({ items }) => items.map(({ id, slug }) => slug ?? id)))];
  };
  if (!listed.has(facts.path)) listed.set(facts.path, ask());
  return listed.get(facts.path) as Promise<string[]>;
}

/** Rotates through the addresses, because cached data is cleared between two variants. */
function another(addresses: readonly string[], number: number, name: string): string {
  const found = addresses[number % addresses.length];
  if (found === undefined) throw new Error(`${name} has no address at all.`);
  return found;
}

const factsOf = (path: string | undefined, wanted: string) => {
  const facts = FACTS.find((one) => one.path === path);
  if (!facts) throw new Error(`${wanted} is about the rows of no list: say of which in hostile/targets.ts.`);
  return facts;
};

/** Views of a list without a period, of full pages only: in every order, page after page. */
async function viewsOf(facts: ListFacts): Promise<string[]> {
  const { length } = await idsOf(facts);
  const orders = facts.definition.sortable.flatMap((field) => [field, `-${field}`]);
  return [10, 20].flatMap((size) =>
    Array.from({ length: Math.floor(length / size) }, (_, page) =>
      orders.map((sort) => `size=${size}&page=${page + 1}&sort=${sort}`),
    ).flat(),
  );
}

function listTarget({ path, facts }: { path: string; facts: ListFacts }): Target {
  const filters = Object.values(facts.definition.filters);
  const isPeriod = filters.some(({ kind }) => kind === 'period');
  const queryOf = async (number: number) => {
    const from = new Date(Date.UTC(2026, 8, 1 + number)).toISOString().slice(0, 10);
    return isPeriod ? `size=10&from=${from}&to=2026-11-20` : another(await viewsOf(facts), number, path);
  };
  return {
    name: `the list ${path}`,
    addressOf: async (number) => `${path}?${await queryOf(number)}`,
    isOwn: (call) => isCallOf(facts, call.path) && call.query.has('sort'),
    root: () => document.querySelector('main'),
    answered: 'tbody',
    isList: true,
    needs: needsOf(facts),
  };
}

function recordTarget(
  name: string,
  facts: ListFacts,
  write: (id: string) => string,
  root: Target['root'],
  answered?: string,
): Target {
  return {
    name,
    addressOf: async (number) => write(encodeURIComponent(another(await idsOf(facts), number, name))),
    isOwn: (call, address) => {
      // A page may be below the record's own.
      const id = address.split(/[/=]/).findLast((part) => part !== 'evidence') ?? '';
      return call.path.endsWith(`/${id}`) || call.query.get('keyword') === id;
    },
    root,
    ...(SEARCHED.includes(facts.path) && { isSearched: true }),
    ...(answered && { answered }),
    isList: false,
    needs: needsOf(facts),
  };
}

const businessTarget: Target = {
  name: `the record ${BUSINESS}`,
  addressOf: async () => BUSINESS,
  isOwn: ({ path }) => path.endsWith('merchant/1001'),
  root: () => document.querySelector('main'),
  isList: false,
  needs: [],
};

const integrationTarget: Target = {
  name: 'the page /merchant/integration-information',
  addressOf: async () => '/merchant/integration-information',
  isOwn: ({ path }) => path.endsWith('merchant/1001/integration'),
  root: () => document.querySelector('main'),
  // The snippets and the text to sign are computed in the browser.
  answered: 'dl',
  isList: false,
  needs: ['moment'],
};

export async function registeredTargets(): Promise<Target[]> {
  const lists = (await registeredLists()).map(listTarget);
  const records = routes
    // The business is the record of no list: it has its own target.
    .filter(({ path }) => path.includes('/:') && !path.startsWith(BUSINESS))
    .map(({ path, under }) =>
      recordTarget(
        `the record ${path}`,
        factsOf(under, path),
        (id) => path.replace(/:\w+/, id),
        () => document.querySelector('main'),
      ),
    );
  const readers = Object.keys(panels).filter((name) => PANEL_OF[name] !== null);
  const forms = readers.map((name) =>
    recordTarget(
      `the panel ${name}`,
      factsOf(PANEL_OF[name] ?? undefined, name),
      (id) => `/merchant?panel=${name}&of=${id}`,
      () => document.querySelector('[role=dialog]'),
      'dl',
    ),
  );
  return [...lists, ...records, businessTarget, integrationTarget, ...forms];
}
