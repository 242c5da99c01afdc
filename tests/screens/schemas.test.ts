/*
 * The portal's own schemas against its service: every response of the sandbox to a call of the portal is read, and
 * anything else becomes a checked value or a `malformed` error, nothing in between. A new call of `app/api` is listed
 * with its list in `facts/`, or in OPEN: it is then read for every account and spoilt in every way.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { listMyBusinesses } from '#app/api/businesses.ts';
import { listHelpPages } from '#app/api/helpPages.ts';
import type { Scope } from '#app/api/http/paths.ts';
import { exchange, getMe, getScopes, refreshTokens } from '#app/api/session/session.ts';
import { listStoreOptions } from '#app/api/stores.ts';
import { getTransaction } from '#app/api/transactionDetail.ts';
import { listTransactions, type Transaction } from '#app/api/transactions.ts';
import { ACCOUNTS } from '#sandbox/accounts.ts';
import { createSandbox } from '#sandbox/api.ts';
import { BUSINESSES } from '#sandbox/data/businesses.ts';
import { createLedger, slotOf, transactionId } from '#sandbox/data/transactions/ledger.ts';
import { HUGE_AMOUNT, isHuge, unhappyKind } from '#sandbox/data/transactions/unhappy.ts';
import { NOW } from './kit.tsx';
import { FACTS, type ListedRow, type ListFacts } from './lists.ts';
import { answerWith, connect, outcomeOf } from './schemas.kit.ts';

const BUSINESS = '1001';
const api = createSandbox({ now: () => NOW, verifyIdToken: async (userName) => ({ userName }) });
const scopeOf = (merchantId: string, storeId?: string | null): Scope => ({
  merchantId,
  ...(storeId && { storeId }),
});

/** The portal's calls about a business, by name; `row` is from the call's own list. */
type Calls = Record<string, (scope: Scope, row: ListedRow) => Promise<unknown>>;

/** Every signed-in user may make these; the others are listed in `facts/`. */
const OPEN: Calls = {
  getMe: () => getMe(),
  listMyBusinesses: () => listMyBusinesses(),
  getScopes: ({ merchantId, storeId }) => getScopes(merchantId, storeId),
  listStoreOptions: (scope) => listStoreOptions(scope),
  listHelpPages: (scope) => listHelpPages(scope),
};

const NOUNS = FACTS.map((facts) => {
  const calls: Record<string, ListFacts['calls'][string]> = {
    list: { ask: (scope) => facts.list(scope, { page: 1, pageSize: 20, sort: facts.definition.sort }) },
    ...facts.calls,
  };
  return { facts, path: facts.path, calls: Object.entries(calls) };
});

/** A row of the list, preferably one with many facts. */
async function rowOf({ facts }: (typeof NOUNS)[number], scope: Scope): Promise<ListedRow> {
  const query = { page: 1, pageSize: 1, sort: facts.definition.sort };
  const told = await facts.list(scope, { ...query, ...facts.telling });
  const [row] = told.items.length > 0 ? told.items : (await facts.list(scope, query)).items;
  return row ?? { id: '' };
}

describe.each(ACCOUNTS.map(({ userName, storeId }) => ({ userName, storeId })))('$userName', (person) => {
  it('reads every response that is for everyone', async () => {
    await connect(api, person.userName);
    for (const [name, call] of Object.entries(OPEN))
      expect(await outcomeOf(() => call(scopeOf(BUSINESS, person.storeId), { id: '' })), name).toBe('value');
  });

  it.each(NOUNS)('reads every response of $path that the contract allows', async (noun) => {
    await connect(api, 'admin');
    const scope = scopeOf(BUSINESS, person.storeId);
    const row = await rowOf(noun, scope);
    await connect(api, person.userName);
    for (const [name, { by = noun.facts.readers, ask }] of noun.calls) {
      const expected = by.includes(person.userName) ? 'value' : 403;
      expect(await outcomeOf(() => ask(scope, row)), name).toBe(expected);
    }
  });

  it('gets a session and renews it', async () => {
    await connect(api, person.userName);
    const session = await exchange(person.userName);
    const renewed = await refreshTokens(session.refreshToken);
    expect(renewed).toHaveProperty('tokens.accessToken');
  });
});

it.each(BUSINESSES.map(({ id }) => id))('reads every response about business %s', async (merchantId) => {
  await connect(api, 'admin');
  for (const call of Object.values(OPEN))
    expect(await outcomeOf(() => call({ merchantId }, { id: '' }))).toBe('value');
  for (const noun of NOUNS) {
    const row = await rowOf(noun, { merchantId });
    for (const [name, { ask }] of noun.calls)
      expect(await outcomeOf(() => ask({ merchantId }, row)), name).toBe('value');
  }
});

const AMOUNTS = ['amount', 'fee', 'net'] as const;
function expectWhole(row: Transaction) {
  for (const name of AMOUNTS) expect(Number.isSafeInteger(row[name]), `${row.id} ${name}`).toBe(true);
}

describe('a hundred thousand transactions', () => {
  const scope = { merchantId: BUSINESS };
  const ledger = createLedger(BUSINESS, 556);
  beforeAll(() => connect(api, 'admin'));

  it('are read, two hundred samples spread over all of them', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= 200; page += 1) {
      const { items, total } = await listTransactions(scope, { page: page * 500, pageSize: 1 });
      expect(total).toBe(100_000);
      for (const row of items) {
        seen.add(row.id);
        expectWhole(row);
      }
    }
    expect(seen.size).toBe(200);
  });

  it('are read one by one, all with odd data', async () => {
    const newest = (await listTransactions(scope, { page: 1, pageSize: 1 })).items[0]?.id ?? '';
    const oldest = (await listTransactions(scope, { page: 100_000, pageSize: 1 })).items[0]?.id ?? '';
    const [from = 0, to = 0] = [oldest, newest].map((id) => slotOf(ledger, id));
    const kinds: Record<string, number> = {};
    for (let slot = from; slot <= to; slot += 1) {
      const kind = isHuge(slot) ? 'huge' : unhappyKind(slot);
      if (!kind) continue;
      const { detail, summary } = await getTransaction(scope, transactionId(ledger, slot));
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      expectWhole(detail);
      expect(summary.amount).toBe(detail.amount);
      if (kind === 'huge') expect(detail.amount).toBe(HUGE_AMOUNT);
      if (kind === 'unknownStatus') expect(detail.status).toBe('HELD_BY_PARTNER');
      if (kind === 'nullNote') expect(detail.note).toBeUndefined();
    }
    expect(Object.keys(kinds).sort()).toEqual(
      ['htmlContent', 'huge', 'longName', 'marksContent', 'nullNote', 'unknownStatus'].sort(),
    );
    expect(Object.values(kinds).reduce((sum, count) => sum + count)).toBeGreaterThan(400);
  });

  it('with odd data are in the list as well', async () => {
    const oldest = (await listTransactions(scope, { page: 100_000, pageSize: 1 })).items[0]?.id ?? '';
    const from = slotOf(ledger, oldest) ?? 0;
    const slots = Array.from({ length: 100_000 }, (_, index) => from + index);
    const ids = slots.filter((slot) => unhappyKind(slot)).map((slot) => transactionId(ledger, slot));
    for (let start = 0; start < ids.length; start += 250) {
      const wanted = ids.slice(start, start + 250);
      const { items } = await listTransactions(scope, { page: 1, pageSize: 250, keyword: wanted.join(' ') });
      expect(items.map(({ id }) => id).sort()).toEqual([...wanted].sort());
    }
  });
});

/** Replacements for a value of a response: other types, fractions, numbers beyond exact range. */
const anything = fc.oneof(
  fc.constantFrom(
    null,
    true,
    '',
    0,
    -1,
    0.5,
    1e21,
    2 ** 53,
    -(2 ** 53),
    [],
    {},
    [null],
    '1.5',
    '9'.repeat(16),
  ),
  fc.constantFrom('9007199254740993', '12e3', ' 1', '-0', '<b>', 'NaN', '__proto__'),
  fc.jsonValue({ maxDepth: 2 }),
);

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
const isNode = (value: Json | undefined): value is Json[] | { [name: string]: Json } =>
  typeof value === 'object' && value !== null;

/** The path of every value in a response: the value itself, its fields, their fields. */
function placesOf(value: Json, path: string[] = []): string[][] {
  if (!isNode(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([name, child]) => placesOf(child, [...path, name]))];
}

/** The response with another value at a path, or (`undefined`) without it. */
function changed(value: Json, [name, ...rest]: string[], next: Json | undefined): Json | undefined {
  if (name === undefined) return next;
  if (!isNode(value)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as { [name: string]: Json };
  const child = changed(copy[name] as Json, rest, next);
  if (child === undefined) delete copy[name];
  else copy[name] = child;
  return Array.isArray(value) ? Object.values(copy) : copy;
}

const MONEY = new Set([
  'amount',
  'originalAmount',
  'fee',
  'net',
  'refunded',
  'waiting',
  'refundable',
  'count',
  'total',
  'page',
]);

/** Inexact numbers in a checked value. */
function inexact(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const isFigure = MONEY.has(name) && typeof child !== 'object' && child !== undefined;
    const own = isFigure && !Number.isSafeInteger(child) ? [`${path}.${name}: ${child}`] : [];
    return [...own, ...inexact(child, `${path}.${name}`)];
  });
}

type Rows = { [name: string]: Json }[];

/** Compares the rows of a checked response with the sent ones: each is read as sent, or counted as unreadable. */
function expectNoneLost(read: { items: object[]; count: number }, sent: Json | undefined) {
  const all = (sent ?? []) as Rows;
  expect(read.items.length + read.count).toBe(all.length);
  for (const row of read.items as Rows) {
    const sameId = all.filter((one) => String(one?.id) === row.id);
    expect(sameId).not.toEqual([]);
    for (const name of Object.keys(row).filter((one) => MONEY.has(one) && row[one] !== undefined)) {
      expect(sameId.map((one) => String(one[name])).some((text) => /^-?\d+$/.test(text))).toBe(true);
      expect(sameId.map((one) => Number(one[name]) + 0)).toContain(row[name]);
    }
  }
}

/** For responses that are rows, a page of a list, or contain refunds. */
function expectAllSaid(value: unknown, body: Json | undefined) {
  const { data } = (body ?? {}) as { data?: Json[] | { [name: string]: Json } };
  const { items, refunds, unreadable } = (value ?? {}) as Partial<Record<'items' | 'refunds', object[]>> & {
    unreadable?: { count: number };
  };
  const rows = items ?? refunds;
  // In a settlement, `refunds` is an amount.
  if (!Array.isArray(rows)) return;
  const sent = Array.isArray(data) ? data : items ? data?.items : data?.refunds;
  expectNoneLost({ items: rows, count: unreadable?.count ?? 0 }, sent);
}

describe('a response that was changed on its way', () => {
  const scope = scopeOf(BUSINESS, ACCOUNTS.find(({ userName }) => userName === 'cashier')?.storeId);
  const calls: [name: string, noun: (typeof NOUNS)[number] | undefined, ask: Calls[string]][] = [
    ...Object.entries({ ...OPEN, exchange: () => exchange('admin') }).map(
      ([name, ask]): (typeof calls)[number] => [name, undefined, ask],
    ),
    ...NOUNS.flatMap((noun) =>
      noun.calls.map(([name, { ask }]): (typeof calls)[number] => [`${noun.path} ${name}`, noun, ask]),
    ),
  ];

  it.each(calls)('is a checked value or malformed: %s', async (name, noun, call) => {
    // No call reads one settlement of either kind: it is searched among the rows, and may be missing.
    const missing = / getSettlement(V2)?$/.test(name) ? [404] : [];
    let whole = '';
    await connect(api, 'admin');
    const row = noun ? await rowOf(noun, scope) : { id: '' };
    await connect(api, 'admin', (text) => {
      whole = text;
      return text;
    });
    const ask = () => call(scope, row);
    expect(await outcomeOf(ask)).toBe('value');
    const body = JSON.parse(whole) as Json;
    const places = placesOf(body);

    const change = fc.tuple(fc.constantFrom(...places), fc.option(anything, { nil: undefined }));
    const outcomes = new Set<string | number>();
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const spoilt = changes.reduce<Json | undefined>(
          (value, [place, next]) => value && changed(value, place, next as Json | undefined),
          body,
        );
        answerWith(spoilt === undefined ? '' : JSON.stringify(spoilt));
        let value: unknown;
        const outcome = await outcomeOf(async () => {
          value = await ask();
        });
        if (outcome !== missing[0]) outcomes.add(outcome);
        expect(['value', 'malformed', ...missing]).toContain(outcome);
        expect(inexact(value)).toEqual([]);
        expectAllSaid(value, spoilt);
      }),
      { numRuns: 120, seed: 20261120 },
    );
    // Both occurred, so the changes were neither all harmless nor all fatal.
    expect(outcomes).toEqual(new Set(['value', 'malformed']));
  });

  it('is malformed if it is cut off anywhere, or is no JSON', async () => {
    let whole = '';
    await connect(api, 'admin', (text) => {
      whole = text;
      return text;
    });
    await getMe();
    for (let length = 0; length < whole.length; length += 1) {
      answerWith(whole.slice(0, length));
      expect(await outcomeOf(() => getMe()), whole.slice(0, length)).toBe('malformed');
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        answerWith(text);
        expect(await outcomeOf(() => getMe())).toBe('malformed');
      }),
      { numRuns: 50, seed: 20261120 },
    );
  });

  it('never ends a session as the response to a refresh: only a refusal does', async () => {
    const session = await connect(api, 'admin');
    await fc.assert(
      fc.asyncProperty(anything, async (data) => {
        answerWith(JSON.stringify({ data }));
        expect(await refreshTokens(session.refreshToken)).toBe('unreachable');
      }),
      { numRuns: 50, seed: 20261120 },
    );
  });
});
