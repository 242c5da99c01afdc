import { BanksObject } from 'vietnam-qr-pay';
import { expect, it } from 'vitest';
import { bankNameOf, bankOptions } from '#app/shared/payment/banks.ts';

/** The list that they were taken from; some stand in it under a former name too. */
const known = new Set(Object.values(BanksObject).flatMap(({ bin }) => (bin ? [bin] : [])));

it('are those of the list that they come from, each once', () => {
  const bins = bankOptions.map(({ value }) => value);
  expect(new Set(bins)).toEqual(known);
  expect(new Set(bins).size).toBe(bins.length);
});

it('have the name that people say', () => {
  expect([bankNameOf('970436'), bankNameOf('970418'), bankNameOf('000000')]).toEqual([
    'Vietcombank',
    'BIDV',
    undefined,
  ]);
});
