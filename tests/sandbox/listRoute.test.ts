import { describe, expect, it } from 'vitest';
import { BUSINESSES, type Business } from '#sandbox/data/businesses.ts';
import { type ListResource, listRoutes } from '#sandbox/list/listRoute.ts';

interface Movement {
  id: string;
  at: number;
  storeId: string;
  amount: number | undefined;
  state: string;
  content: string;
}

const movement = (at: number): Movement => ({
  id: `V${at}`,
  at,
  storeId: at % 2 === 0 ? '11001' : '11002',
  amount: at === 3 ? undefined : at * 10,
  state: at === 5 ? 'NEVER_HEARD_OF' : 'IN',
  content: `Đơn hàng ${at}`,
});

const RESOURCE: ListResource<Movement> = {
  spec: {
    sorts: ['at', 'amount'],
    defaultSort: '-at',
    times: ['at'],
    words: { state: 'state' },
    bounds: { minAmount: ['amount', 'min'] },
  },
  fields: {
    ordered: 'at',
    numbers: ['amount'],
    words: ['storeId'],
    fixed: { state: ['IN', 'OUT'] },
    codes: ['id'],
    texts: ['content'],
  },
  rows: (_business, now) => Array.from({ length: now }, (_, place) => movement(place + 1)),
};
const business = BUSINESSES[0] as Business;

function placeAt(now: number, maxRows = 100) {
  const place = { now, maxRows, moment: () => place.now };
  return place;
}

/** Asks the list as a call does; gives the ids. */
function ask(search = '', storeId?: string, place = placeAt(6)) {
  const [route] = listRoutes(place, { path: 'van-balance-changes/:m', scope: 'van:read', ...RESOURCE });
  const context = { business, query: new URLSearchParams(search), storeId };
  const answer = route?.handle(context as never) as { items: Movement[]; total: number };
  return { ids: answer.items.map(({ id }) => id).join(' '), total: answer.total };
}

describe('a list of rows in memory', () => {
  it('stands below its root with and without a store, behind its permission', () => {
    const routes = listRoutes(placeAt(1), { path: 'van-balance-changes/:m', scope: 'van:read', ...RESOURCE });
    expect(
      routes.map(({ method, path, scope, storeLimited }) => [method, path, scope, storeLimited]),
    ).toEqual([
      ['GET', 'van-balance-changes/:m', 'van:read', true],
      ['GET', 'van-balance-changes/:m/store/:s', 'van:read', true],
    ]);
  });

  it.each([
    ['', 'V6 V5 V4 V3 V2 V1'],
    ['page=2&pageSize=4', 'V2 V1'],
    ['sort=amount', 'V1 V2 V4 V5 V6 V3'],
    ['sort=-amount', 'V6 V5 V4 V2 V1 V3'],
    ['from=2&to=4', 'V4 V3 V2'],
    ['minAmount=50', 'V6 V5'],
    ['state=IN', 'V6 V4 V3 V2 V1'],
    ['state=OUT', ''],
    ['keyword=don hang 4', 'V4'],
    ['keyword=V2', 'V2'],
  ])('is filtered, sorted and paged: %s', (search, ids) => {
    expect(ask(search).ids).toBe(ids);
  });

  it('is narrowed to the store of the path, which is another question', () => {
    const place = placeAt(6);
    expect(ask('sort=amount', undefined, place).total).toBe(6);
    expect(ask('sort=amount', '11002', place).ids).toBe('V1 V5 V3');
    expect(ask('', 'none', place)).toEqual({ ids: '', total: 0 });
  });

  it('refuses a word that it does not know', () => {
    expect(() => ask('state=SIDEWAYS')).toThrow();
  });
});
