import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16, decodeVietQr, encodeVietQr, isVietQrAccount } from '#app/lib/vietqr.ts';

/** Published by NAPAS with the format: the first without an amount, the second with one and a content. */
const STATIC =
  '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F';
const DYNAMIC =
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA5303704540618000058' +
  '02VN62340107NPS68690819thanh toan don hang63042E2E';
const ACCOUNT = { bin: '970403', account: '0011012345678' };

describe('the checksum', () => {
  it('is CRC-16/CCITT-FALSE by its check value', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('')).toBe('FFFF');
  });

  it('is the one of the published codes', () => {
    for (const code of [STATIC, DYNAMIC]) expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
  });
});

describe('a code', () => {
  it('is the published one', () => {
    expect(encodeVietQr(ACCOUNT)).toBe(STATIC);
  });

  it('with an amount may be paid once', () => {
    const code = encodeVietQr({ ...ACCOUNT, amount: 180_000, content: 'thanh toan don hang' });
    expect(code).toMatch(/^000201010212/);
    expect(code).toContain('5406180000');
    expect(code).toContain('62230819thanh toan don hang');
  });

  it('is read as it was written', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'ABCXYZabcxyz0123456789'),
      minLength: 1,
      maxLength: 19,
    });
    const one = fc.record(
      {
        bin: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 }),
        account: letters,
        amount: fc.integer({ min: 1, max: 9_999_999_999_999 }),
        content: fc.tuple(letters, fc.constantFrom('', ' 2', '-A.1')).map((parts) => parts.join('')),
      },
      { requiredKeys: ['bin', 'account'] },
    );
    fc.assert(
      fc.property(one, (told) => {
        expect(decodeVietQr(encodeVietQr(told))).toEqual(told);
      }),
    );
    expect(decodeVietQr(DYNAMIC)).toEqual({ ...ACCOUNT, amount: 180_000, content: 'thanh toan don hang' });
  });

  it('with any one character changed is none', () => {
    const place = fc.nat({ max: STATIC.length - 1 });
    fc.assert(
      fc.property(place, fc.constantFrom(...'0123456789ABCDEF'), (at, other) => {
        fc.pre(STATIC[at] !== other);
        expect(decodeVietQr(STATIC.slice(0, at) + other + STATIC.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  it('of another scheme, currency or length is none, however right its checksum', () => {
    const twisted = [
      STATIC.replace('A000000727', 'A000000677'),
      STATIC.replace('5303704', '5303840'),
      STATIC.replace('QRIBFTTA', 'QRIBFTTC'),
      STATIC.replace('3857', '3858'),
      'https://example.vn/qr',
    ].map((text) => text.slice(0, -4) + crc16(text.slice(0, -4)));
    for (const text of [...twisted, '']) expect(decodeVietQr(text)).toBeUndefined();
  });

  it.each([
    ['a bank of five digits', { ...ACCOUNT, bin: '97040' }],
    ['full-width digits', { ...ACCOUNT, account: '００１１０１２３' }],
    ['a blank in the account', { ...ACCOUNT, account: '0011 012' }],
    ['twenty characters', { ...ACCOUNT, account: '12345678901234567890' }],
    ['no amount at all', { ...ACCOUNT, amount: 0 }],
    ['half a đồng', { ...ACCOUNT, amount: 1.5 }],
    ['an amount of 14 digits', { ...ACCOUNT, amount: 12_345_678_901_234 }],
    ['marks in the content', { ...ACCOUNT, content: 'cà phê' }],
    ['a content that would be cut', { ...ACCOUNT, content: 'A'.repeat(26) }],
    ['an empty content', { ...ACCOUNT, content: '' }],
  ])('is not made of %s', (_, told) => {
    expect(() => encodeVietQr(told)).toThrow(RangeError);
  });

  it('can be made where bank and account are known', () => {
    expect(isVietQrAccount(ACCOUNT)).toBe(true);
    expect(isVietQrAccount({ account: '123' })).toBe(false);
  });
});
