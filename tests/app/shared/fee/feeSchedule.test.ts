import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feesByMethod, readFeeSchedule, scheduledFee } from '#app/shared/fee/feeSchedule.ts';
import { BUSINESSES } from '#sandbox/data/businesses.ts';

const rulesOf = (text: string) => Object.fromEntries(readFeeSchedule(text));

describe('a fee schedule', () => {
  it('is read from the sentence that a service gives', () => {
    expect(rulesOf(BUSINESSES[0]?.feeSchedule ?? '')).toEqual({
      VIETQR: { points: 30, least: 0 },
      VAN: { points: 30, least: 1100 },
      CARD: { points: 180, least: 1500 },
      WALLET: { points: 110, least: 0 },
      ATM: { points: 90, least: 880 },
    });
    expect(
      rulesOf('VietQR: 0.25%\nThẻ ATM nội địa 0,9 % (tối thiểu 880đ)\nCards 2%, at least 1,500 VND'),
    ).toEqual({
      VIETQR: { points: 25, least: 0 },
      ATM: { points: 90, least: 880 },
      CARD: { points: 200, least: 1500 },
    });
  });

  it.each([
    ['nothing', ''],
    ['no method', 'Phí 1,1%'],
    ['two shares for one method', 'Thẻ 1,8% hoặc 2,5%'],
    ['a method twice', 'Thẻ 1,8%; thẻ quốc tế 2,5%'],
    ['an amount alone', 'Ví 2.000 ₫ mỗi giao dịch'],
    ['words that only look like a method', 'và 1,1%; vì 2%; the others 3%'],
  ])('is never guessed: %s', (_, text) => {
    expect(rulesOf(text)).toEqual({});
  });

  it('charges at least the least, at most the payment, and names exactly the payments that differ', () => {
    const schedule = readFeeSchedule(BUSINESSES[0]?.feeSchedule);
    const payment = fc.record({
      method: fc.constantFrom('VIETQR', 'VAN', 'CARD', 'WALLET', 'ATM', 'CASH'),
      amount: fc.integer({ min: 1, max: 9_999_999_999_999 }),
      more: fc.constantFrom(0, 0, 0, -1, 500),
    });
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 40 }), (made) => {
        const payments = made.map(({ method, amount, more }) => {
          const rule = schedule.get(method);
          return { method, amount, more, fee: (rule ? scheduledFee(rule, amount) : 0) + more };
        });
        const found = feesByMethod(payments, schedule);
        for (const { method, count, amount, charged, off, offCount, rule } of found) {
          const own = payments.filter((one) => one.method === method);
          const sum = (of: (one: (typeof own)[number]) => number) =>
            own.reduce((all, one) => all + of(one), 0);
          expect([count, amount, charged]).toEqual([
            own.length,
            sum((one) => one.amount),
            sum((one) => one.fee),
          ]);
          expect(off).toBe(rule ? sum((one) => one.more) : 0);
          expect(offCount).toBe(rule ? own.filter(({ more }) => more !== 0).length : 0);
        }
        expect(found.reduce((all, { count }) => all + count, 0)).toBe(payments.length);
      }),
    );
    const van = schedule.get('VAN')!;
    expect([500, 100_000, 1_000_000].map((amount) => scheduledFee(van, amount))).toEqual([500, 1100, 3000]);
  });
});
