import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayEnd, dayStart } from '#app/lib/time.ts';
import {
  amount,
  choice,
  choices,
  countSet,
  type Filter,
  filterQuery,
  period,
  readFilters,
  store,
  text,
  word,
  writeFilters,
} from '#app/list/filters.ts';

const LABEL = 'transaction.column.status';
const options = ['SUCCESS', 'FAILED', 'PENDING', 'Lạ & khác', 'a+b'].map((value) => ({
  value,
  label: LABEL,
})) as { value: string; label: typeof LABEL }[];

const filters = {
  q: text('list.all', 'transaction.search'),
  period: period('transaction.filter.period', 'last7'),
  timeField: choice(LABEL, options),
  status: choices(LABEL, options),
  store: store('transaction.column.storeName'),
  amount: amount('transaction.filter.amount'),
  preset: choices(LABEL, options, ['FAILED', 'PENDING']),
  createdBy: word(LABEL, 'transaction.search'),
};

const words = options.map(({ value }) => value);
const anyDay = fc
  .date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const bound = fc.option(fc.maxSafeInteger().map(Math.abs), { nil: undefined });

/** Every value that its control can give. */
const values = {
  q: fc.string({ unit: 'grapheme', maxLength: 400 }).map((typed) => typed.trim()),
  period: fc.option(
    fc.tuple(anyDay, anyDay).map((days) => {
      const [from = '', to = ''] = days.toSorted();
      return { from, to };
    }),
    { nil: undefined },
  ),
  timeField: fc.constantFrom(undefined, ...words),
  status: fc.uniqueArray(fc.constantFrom(...words)),
  store: fc.option(fc.string({ minLength: 1, maxLength: 64 }), { nil: undefined }),
  amount: fc.tuple(bound, bound).map(([min, max]) => ({
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  })),
  // In the order of their control, as an address without them reads its preset.
  preset: fc
    .uniqueArray(fc.constantFrom(...words))
    .map((chosen) => words.filter((one) => chosen.includes(one))),
  createdBy: fc.string({ unit: 'grapheme', maxLength: 20 }).map((typed) => typed.slice(0, 64).trim()),
} satisfies { [K in keyof typeof filters]: fc.Arbitrary<unknown> };

/** The address as a browser gives it back after it was written there. */
function written(params: Record<string, string | undefined>) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) if (value !== undefined) search.set(key, value);
  return new URLSearchParams(new URL(`https://portal.example/merchant/x?${search}`).search);
}

const ids = Object.keys(filters) as (keyof typeof filters)[];

describe.each(ids)('%s', (id) => {
  const filter = filters[id] as Filter<unknown>;

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(values[id] as fc.Arbitrary<unknown>, (value) => {
        expect(filter.read(written(filter.write(value, id)), id)).toEqual(value);
      }),
    );
  });

  it('leaves the address alone when nothing was chosen, and reads nothing from it', () => {
    expect(written(filter.write(filter.empty, id)).size).toBe(0);
    expect(filter.read(new URLSearchParams(), id)).toEqual(filter.empty);
    expect(filter.isEmpty(filter.empty)).toBe(true);
  });

  it('is not empty with a value that stands in the address', () => {
    fc.assert(
      fc.property(values[id] as fc.Arbitrary<unknown>, (value) => {
        expect(filter.isEmpty(value)).toBe(written(filter.write(value, id)).size === 0);
      }),
    );
  });

  it('makes a value of its own of whatever stands there, and asks only texts and whole numbers', () => {
    const name = fc.constantFrom('q', 'from', 'to', 'min', 'max', ...ids);
    const noise = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'null',
        'undefined',
        'NaN',
        '-1',
        '1e9',
        '[object Object]',
        '__proto__',
        '2026-02-30',
        ',,,',
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, noise)), (pairs) => {
        const value = filter.read(new URLSearchParams(pairs), id);
        expect(filter.read(written(filter.write(value, id)), id)).toEqual(value);
        for (const asked of Object.values(filter.query(value, id))) {
          expect(asked === undefined || typeof asked === 'string' || Number.isSafeInteger(asked)).toBe(true);
        }
      }),
    );
  });
});

it('an amount that is typed into the search of payments is asked for as an amount, a code is not', () => {
  const search = text('list.all', 'transaction.search', 'amounts');
  const exactly = (amount: number) => ({ minAmount: amount, maxAmount: amount });
  for (const typed of ['430.000', '430,000', '430 000', '430.000 ₫', '430.000đ', '430.000 VND'])
    expect(search.query(typed, 'q')).toEqual(exactly(430_000));
  expect(search.query('1.250.000', 'q')).toEqual(exactly(1_250_000));
  for (const typed of ['430000', 'GD430.000', '1.2.3', '430.00', '1.250,000', '10.0.0.1', '430.000 430.000'])
    expect(search.query(typed, 'q')).toEqual({ keyword: typed });
  // Where both are set, the filter counts.
  const both = { q: search, amount: amount(LABEL) };
  expect(filterQuery(both, { q: '430.000', amount: {} })).toEqual(exactly(430_000));
  expect(text('list.all', 'transaction.search').query('430.000', 'q')).toEqual({ keyword: '430.000' });
});

describe('what falls back', () => {
  const read = (search: string) => readFilters(filters, new URLSearchParams(search));
  it.each([
    ['timeField=WRONG', 'timeField', undefined],
    ['timeField=success', 'timeField', undefined],
    ['timeField=', 'timeField', undefined],
    ['timeField=FAILED&timeField=SUCCESS', 'timeField', 'FAILED'],
    ['status=WRONG,FAILED,,FAILED,SUCCESS', 'status', ['FAILED', 'SUCCESS']],
    ['status=,,,', 'status', []],
    ['status=toString,__proto__,constructor', 'status', []],
    ['store=', 'store', undefined],
    ['q=%20%20a%20%20', 'q', 'a'],
    ['q=%20', 'q', ''],
    ['from=2026-03-01', 'period', undefined],
    ['to=2026-03-01', 'period', undefined],
    ['from=2026-03-02&to=2026-03-01', 'period', undefined],
    ['from=2026-02-30&to=2026-03-01', 'period', undefined],
    ['from=01/03/2026&to=02/03/2026', 'period', undefined],
    ['from=1772323200&to=1772409600', 'period', undefined],
    ['from=2026-03-01&to=2026-03-01', 'period', { from: '2026-03-01', to: '2026-03-01' }],
    ['min=-1&max=abc', 'amount', {}],
    ['min=1.000&max=1,5', 'amount', {}],
    ['min=1e6&max=0x10', 'amount', {}],
    ['min=%EF%BC%91&max=%2B5', 'amount', {}],
    ['min=0&max=9007199254740991', 'amount', { min: 0, max: Number.MAX_SAFE_INTEGER }],
    ['min=9007199254740992&max=99999999999999999999', 'amount', {}],
    ['min=007', 'amount', { min: 7 }],
    ['', 'preset', ['FAILED', 'PENDING']],
    ['preset=', 'preset', ['FAILED', 'PENDING']],
    ['preset=WRONG', 'preset', ['FAILED', 'PENDING']],
    ['preset=SUCCESS', 'preset', ['SUCCESS']],
    ['preset=all', 'preset', []],
    ['status=all', 'status', []],
    ['createdBy=%20lan.nt%20', 'createdBy', 'lan.nt'],
    ['createdBy=%20', 'createdBy', ''],
  ] as const)('%s', (search, id, expected) => expect(read(search)[id]).toEqual(expected));

  it('a text is cut before it could freeze the page', () => {
    expect(read(`q=${'a'.repeat(1_000_000)}`).q).toHaveLength(2000);
    expect(read(`store=${'a'.repeat(1_000_000)}`).store).toHaveLength(64);
    expect(read(`createdBy=${'a'.repeat(1_000_000)}`).createdBy).toHaveLength(64);
  });
});

describe('what the API is asked', () => {
  afterEach(() => vi.useRealTimers());
  const none = {
    q: '',
    period: undefined,
    timeField: undefined,
    status: [],
    store: undefined,
    amount: {},
    preset: [],
    createdBy: '',
  };
  const set = (query: object) =>
    Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

  it('nothing but the usual period when nothing is chosen: Vietnam days, both ends included', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // Already the 20th in Vietnam.
    vi.setSystemTime(Date.UTC(2026, 10, 19, 18));
    expect(set(filterQuery(filters, none))).toEqual({
      from: Date.UTC(2026, 10, 13, 17) / 1000,
      to: Date.UTC(2026, 10, 20, 17) / 1000 - 1,
    });
  });

  it('each filter under its own name; the store is in the path instead', () => {
    const days = { from: '2026-03-01', to: '2026-03-07' };
    const query = filterQuery(filters, {
      q: 'GD-1 GD-2',
      period: days,
      timeField: 'FAILED',
      status: ['FAILED', 'PENDING'],
      store: '11002',
      amount: { min: 0, max: 500_000 },
      preset: ['SUCCESS'],
      createdBy: 'lan.nt',
    });
    expect(query).toEqual({
      keyword: 'GD-1 GD-2',
      from: dayStart(days.from),
      to: dayEnd(days.to),
      timeField: 'FAILED',
      status: 'FAILED,PENDING',
      minAmount: 0,
      maxAmount: 500_000,
      preset: 'SUCCESS',
      createdBy: 'lan.nt',
    });
  });

  it('counts the filters that are set', () => {
    const untouched = readFilters(filters, new URLSearchParams());
    expect(countSet(filters, untouched)).toBe(0);
    expect(countSet(filters, { ...untouched, q: 'a', status: ['FAILED'], amount: { min: 0 } })).toBe(3);
    expect(countSet(filters, { ...untouched, preset: [] })).toBe(1);
  });

  it('what stands from the start is asked for until it is taken away, and written only where it is not', () => {
    const asked = (search: string) => {
      const { preset } = readFilters(filters, new URLSearchParams(search));
      return set(filters.preset.query(preset, 'preset'));
    };
    expect(asked('')).toEqual({ preset: 'FAILED,PENDING' });
    expect(asked('preset=all')).toEqual({});
    expect(asked('preset=SUCCESS')).toEqual({ preset: 'SUCCESS' });
    expect(filters.preset.write([], 'preset')).toEqual({ preset: 'all' });
    expect(filters.preset.write(['PENDING', 'FAILED'], 'preset')).toEqual({ preset: undefined });
    expect(filters.preset.write(['SUCCESS'], 'preset')).toEqual({ preset: 'SUCCESS' });
  });

  it('named periods and amounts beside the others, each from its own part of the address', () => {
    const several = {
      period: period('transaction.filter.period'),
      payout: period('transaction.filter.byPaid', undefined, 'payout'),
      amount: amount('transaction.filter.amount'),
      net: amount('transaction.column.net', 'net'),
    };
    const search = 'payoutFrom=2026-03-01&payoutTo=2026-03-07&minNet=5&max=9';
    const values = readFilters(several, new URLSearchParams(search));
    expect(values).toEqual({
      period: undefined,
      payout: { from: '2026-03-01', to: '2026-03-07' },
      amount: { max: 9 },
      net: { min: 5 },
    });
    expect(set(filterQuery(several, values))).toEqual({
      payoutFrom: dayStart('2026-03-01'),
      payoutTo: dayEnd('2026-03-07'),
      minNet: 5,
      maxAmount: 9,
    });
    expect(set(writeFilters(several, values))).toEqual(Object.fromEntries(new URLSearchParams(search)));
  });
});
