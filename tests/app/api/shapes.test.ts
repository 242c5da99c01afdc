import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bilingual, count, flag, moment, text } from '#app/api/http/shapes.ts';

const read = (schema: v.GenericSchema, value: unknown) => {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : 'refused';
};

it.each([true, 1, '1', 'Y', 'y', 'true', 'TRUE'])('%j is a yes', (value) => {
  expect(read(flag, value)).toBe(true);
});
it.each([false, 0, '0', 'N', 'n', 'false', null, undefined])('%j is a no', (value) => {
  expect(read(flag, value)).toBe(false);
});
it.each([2, '', 'maybe', 'YES!', [], {}, Number.NaN])('%j is neither', (value) => {
  expect(read(flag, value)).toBe('refused');
});

it.each([
  [7, 7],
  ['7', 7],
  ['0', 0],
  ['-1', 'refused'],
  ['7.0', 'refused'],
  ['', 'refused'],
  [null, 'refused'],
])('a count of %j is %j', (value, expected) => {
  expect(read(count, value)).toBe(expected);
});

it.each([
  ['1795000000', 1_795_000_000],
  ['1795000000000', 'refused'],
  ['2026-11-20', 'refused'],
])('the moment %j is %j', (value, expected) => {
  expect(read(moment, value)).toBe(expected);
});

it.each([
  ['Giao dịch', { vi: 'Giao dịch', en: 'Giao dịch' }],
  [{ vi: 'Giao dịch' }, { vi: 'Giao dịch', en: 'Giao dịch' }],
  [
    { en: 'Payments', vi: null },
    { vi: 'Payments', en: 'Payments' },
  ],
  [
    { vi: 'Giao dịch', en: 'Payments' },
    { vi: 'Giao dịch', en: 'Payments' },
  ],
  [{}, 'refused'],
  ['', 'refused'],
])('the name %j is %j', (value, expected) => {
  expect(read(bilingual, value)).toEqual(expected);
});

it('keeps a text up to a measure, and says where it ends', () => {
  expect(read(text, 'a'.repeat(100_000))).toBe('a'.repeat(100_000));
  expect(read(text, 'a'.repeat(1_000_000))).toBe(`${'a'.repeat(100_000)}…`);
});
