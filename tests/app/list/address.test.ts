import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_SIZE, listQuery, PAGE_SIZES, pickedStore, readAddress } from '#app/list/address.ts';
import { choices, store, text } from '#app/list/filters.ts';

const definition = {
  sort: '-createdAt',
  sortable: ['createdAt', 'amount'],
  filters: {
    q: text('list.all', 'transaction.search'),
    status: choices('transaction.column.status', [{ value: 'FAILED', label: 'transaction.column.status' }]),
    branch: store('transaction.column.storeName'),
  },
};
const read = (search: string, preferredSize?: number) =>
  readAddress(definition, new URLSearchParams(search), preferredSize);

describe('the address of a list', () => {
  it('empty is the first page, as the list usually stands', () => {
    expect(read('')).toEqual({
      values: { q: '', status: [], branch: undefined },
      page: 1,
      pageSize: DEFAULT_PAGE_SIZE,
      sort: '-createdAt',
    });
  });

  it('full is read whole', () => {
    expect(read('q=a&status=FAILED&branch=11002&page=3&size=50&sort=amount&peek=GD-1')).toEqual({
      values: { q: 'a', status: ['FAILED'], branch: '11002' },
      page: 3,
      pageSize: 50,
      sort: 'amount',
    });
  });

  it.each([
    '',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x2',
    'two',
    ' 2',
    '2 ',
    '+2',
    '02',
    '２',
    'NaN',
    '99999999',
    '9'.repeat(400),
  ])('page=%j is the first', (page) => expect(read(`page=${encodeURIComponent(page)}`).page).toBe(1));

  it('a page beyond the end is asked for all the same: the answer tells where the end is', () => {
    expect(read('page=9999999').page).toBe(9_999_999);
  });

  it.each(PAGE_SIZES)('size=%i', (size) => {
    expect(read(`size=${size}`).pageSize).toBe(size);
    expect(read('', size).pageSize).toBe(size);
    expect(read('size=10', size).pageSize).toBe(10);
  });

  it.each([0, -20, 7, 20.5, 1000, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    'size %d is nobody’s',
    (size) => {
      expect(read(`size=${size}`).pageSize).toBe(DEFAULT_PAGE_SIZE);
      expect(read(`size=${size}`, 50).pageSize).toBe(50);
      // What was remembered may be from another version, or broken.
      expect(read('', size).pageSize).toBe(DEFAULT_PAGE_SIZE);
    },
  );

  it.each([
    ['createdAt', 'createdAt'],
    ['-createdAt', '-createdAt'],
    ['amount', 'amount'],
    ['-amount', '-amount'],
  ])('sort=%s', (sort, expected) => expect(read(`sort=${sort}`).sort).toBe(expected));

  it.each([
    '',
    '-',
    '--amount',
    'fee',
    '-fee',
    'Amount',
    'amount,createdAt',
    'amount desc',
    'toString',
    '__proto__',
    '+amount',
  ])('sort=%j is not on the list', (sort) =>
    expect(read(`sort=${encodeURIComponent(sort)}`).sort).toBe('-createdAt'),
  );

  it('never asks anything wild, whatever stands in it', () => {
    const name = fc.constantFrom('page', 'size', 'sort', 'q', 'status', 'branch');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.string({ unit: 'binary' }))),
        fc.integer(),
        (pairs, preferred) => {
          const address = readAddress(definition, new URLSearchParams(pairs), preferred);
          expect(Number.isSafeInteger(address.page) && address.page >= 1).toBe(true);
          expect(PAGE_SIZES).toContain(address.pageSize);
          expect(['createdAt', '-createdAt', 'amount', '-amount']).toContain(address.sort);
        },
      ),
    );
  });
});

describe('its call', () => {
  it('asks the filters, the page and the order', () => {
    expect(
      listQuery(definition, read('q=GD-1&status=FAILED&branch=11002&page=2&size=50&sort=amount')),
    ).toEqual({
      keyword: 'GD-1',
      status: 'FAILED',
      page: 2,
      pageSize: 50,
      sort: 'amount',
    });
  });

  it('is narrowed to the store that the address picks, whatever that filter is called', () => {
    expect(pickedStore(definition, read('branch=11002').values)).toBe('11002');
    expect(pickedStore(definition, read('store=11002').values)).toBeUndefined();
    const { q } = definition.filters;
    expect(pickedStore({ ...definition, filters: { q } }, { q: 'a' })).toBeUndefined();
  });
});
