/* "Has the money come?": a claim is true only where all that was said fits a payment that came. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arrived, fits, readClaim } from '#app/nouns/payment/claim.ts';

/** 27/11/2026 10:42:15 in Vietnam. */
const AT = Date.UTC(2026, 10, 27, 3, 42, 15) / 1000;
const payment: Arrived = {
  amount: 430_000,
  at: AT,
  texts: ['GD2611271', 'POS261127-9004-7KQ2M', 'FT26331884213', 'POS261127 9004 7KQ2M'],
  payerName: 'NGUYEN VAN AN',
};

describe('a claim', () => {
  it.each([
    ['430.000'],
    ['430k'],
    ['430.000 10:42'],
    ['430000 10h40 nguyễn văn an'],
    ['430,000 VND NGUYEN VAN AN'],
    ['POS261127-9004-7KQ2M'],
    ['Chuyển khoản thành công 430.000 đ tới SEN VIET, 10:42 27/11/2026. Mã giao dịch FT26331884213'],
    ['TK 0123456789 | +430,000 VND | 27/11/26 10:43 | SD: 5,430,000 VND | ND: POS261127-9004-7KQ2M'],
  ])('%s is that payment', (text) => {
    expect(fits(readClaim(text), payment)).toBe(true);
  });

  it.each([
    ['430'],
    ['43.000'],
    ['4.300.000'],
    ['430.000 11:42'],
    ['430.000 tran thi binh'],
    ['430.000 nguyen van binh'],
    ['430.000 FT26331999999'],
    ['430.000 hoặc 450.000'],
    ['10:42'],
    ['nguyen van an'],
    [''],
  ])('%s is not', (text) => {
    expect(fits(readClaim(text), payment)).toBe(false);
  });

  it('of 200 is never 200.000', () => {
    const much = { ...payment, amount: 200_000 };
    for (const text of ['200', '200đ', '200 ₫', '200 VND', '+200 VND 10:42'])
      expect(readClaim(text)).toMatchObject({ amount: 200 });
    for (const text of ['200', '200đ', '200 VND']) expect(fits(readClaim(text), much)).toBe(false);
  });

  it('that somebody invents is never true: 1,000 of them', () => {
    const amount = fc.integer({ min: 1, max: 499_999_999 });
    const fact = fc.constantFrom('amount', 'minute', 'name', 'code');
    const names = fc.constantFrom('TRAN THI BINH', 'LE VAN CUONG', 'PHAM AN', 'NGUYEN THI AN', 'VO MINH');
    fc.assert(
      fc.property(
        amount,
        fact,
        names,
        fc.nat({ max: 1439 }),
        fc.nat(999_999),
        (came, wrong, name, minute, tail) => {
          const arrived = { ...payment, amount: came };
          const isWrong = (one: string) => one === wrong;
          // Off by digits, as a fake receipt is; never the amount that came.
          const said = isWrong('amount') ? came + 1 + (tail % 1000) * 1000 : came;
          const off = (10 * 60 + 42 + 6 + (minute % 1428)) % 1440;
          const clock = isWrong('minute') ? off : 10 * 60 + 42;
          const time = `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
          const parts = [`${said}đ`, time];
          if (isWrong('name')) parts.push(name);
          if (isWrong('code')) parts.push(`POS261126-9004-X${tail}`);
          expect(fits(readClaim(parts.join(' ')), arrived)).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
