/* "Has the money come?": a claim is true only where all that was said fits a payment that came. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arrived, fits, readClaim } from '#app/shared/payment/claim.ts';

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
    ['430k an'],
    ['430.000 văn an'],
    ['Người gửi: Nguyễn Văn An\nSố tiền: 430.000đ'],
    ['430.000 27/11'],
    ['430.000 POS261127 9004 7KQ2M'],
    ['430.000 884213'],
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
    ['430.000 nguyen van an binh'],
    ['430.000 le nguyen van an'],
    ['nguyen van an 430.000 binh'],
    ['430.000 nguyen an'],
    ['430.000 nguyen van'],
    ['430.000 26/11'],
    ['430.000 27/11/2025'],
    ['430.000 POS261127'],
    ['430.000 POS261127 9004 8MM2M'],
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

  it('is true of 1,000 payments as they were, and of none of 1,000 as they were not', () => {
    const word = fc.constantFrom(...'NGUYEN TRAN LE VAN THI MINH AN BINH CUONG HOA TUAN LINH'.split(' '));
    const name = fc.uniqueArray(word, { minLength: 2, maxLength: 5 });
    const two = (value: number) => String(value).padStart(2, '0');
    const wrongs = ['amount', 'thousandth', 'minute', 'day', 'longer', 'shorter', 'other', 'code'] as const;
    fc.assert(
      fc.property(
        fc.record({
          came: fc.integer({ min: 1, max: 499_999 }).map((thousands) => thousands * 1000),
          seconds: fc.nat(86_399),
          payer: name,
          other: name,
          wrong: fc.constantFrom(...wrongs),
          tail: fc.integer({ min: 100_000, max: 899_999 }),
          more: word,
          isFirst: fc.boolean(),
        }),
        ({ came, seconds, payer, other, wrong, tail, more, isFirst }) => {
          const at = Date.UTC(2026, 10, 26, 17) / 1000 + seconds;
          const code = `POS261127-9004-X${tail}`;
          const arrived = { amount: came, at, texts: [code], payerName: payer.join(' ') };
          const claim = (said: {
            amount?: number;
            minute?: number;
            day?: string;
            who?: readonly string[];
          }) => {
            const minute = said.minute ?? Math.floor(seconds / 60);
            const clock = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
            const who = said.who ?? payer;
            return fits(
              readClaim([`${said.amount ?? came}đ`, clock, said.day ?? '27/11/2026', ...who].join(' ')),
              arrived,
            );
          };
          expect([claim({}), claim({ who: [code] }), claim({ who: payer.slice(1) })]).toEqual([
            true,
            true,
            true,
          ]);
          const invented = {
            amount: { amount: came + (tail % 2 ? 1000 : 1) },
            thousandth: { amount: came / 1000 },
            minute: { minute: (Math.floor(seconds / 60) + 6 + (tail % 1428)) % 1440 },
            day: { day: isFirst ? '25/11/2026' : '27/11/2025' },
            longer: { who: isFirst ? [more, ...payer] : [...payer, more] },
            shorter: {
              who: payer.length > 2 && isFirst ? [payer[0]!, ...payer.slice(2)] : payer.slice(0, -1),
            },
            // The same amount at the same minute, from somebody else.
            other: { who: payer.join(' ').endsWith(other.join(' ')) ? [...other, more] : other },
            code: { who: [isFirst ? 'POS261127-9004' : `POS261127-9004-X${tail + 1}`] },
          };
          expect(claim(invented[wrong])).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
