import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatCount, formatMoney } from '#app/lib/money.ts';

const NO_BREAK = '\u00a0';

describe('amounts', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [1_234_567, '1.234.567'],
    [-3300, '−3.300'],
    [1_234_567_890_123, '1.234.567.890.123'],
    [Number.MAX_SAFE_INTEGER, '9.007.199.254.740.991'],
    [-Number.MAX_SAFE_INTEGER, '−9.007.199.254.740.991'],
  ])('%d', (amount, written) => {
    expect(formatMoney(amount)).toBe(`${written}${NO_BREAK}₫`);
    expect(formatAmount(amount)).toBe(written);
    if (amount >= 0) expect(formatCount(amount)).toBe(written);
  });

  it('missing is a dash, never a zero', () => {
    expect([formatMoney(undefined), formatAmount(undefined)]).toEqual(['-', '-']);
  });

  it('never break, and lose no digit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const written = formatMoney(amount);
        expect(written).not.toMatch(/[ \n]/);
        expect(BigInt(written.replace(/[.₫\u00a0]/g, '').replace('−', '-'))).toBe(BigInt(amount));
      }),
    );
  });
});
