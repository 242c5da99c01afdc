import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, parseAmount } from '#design-system';

const amount = fc.bigInt({ min: 0n, max: BigInt(Number.MAX_SAFE_INTEGER) }).map(Number);
const grouped = (value: number, separator: string) =>
  BigInt(value).toLocaleString('de-DE').replaceAll('.', separator);
/** Digits of an East Asian keyboard. */
const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('formatAmount', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [1_234_567, '1.234.567'],
    [-1_234_567, '-1.234.567'],
    [-123, '-123'],
    [Number.MAX_SAFE_INTEGER, '9.007.199.254.740.991'],
  ])('%s is %s', (value, text) => expect(formatAmount(value)).toBe(text));

  test('nothing is an empty text', () => expect(formatAmount(null)).toBe(''));

  test('groups as Vietnamese does, exactly up to 2^53 - 1', () => {
    const vietnamese = new Intl.NumberFormat('vi-VN');
    fc.assert(fc.property(amount, (value) => formatAmount(value) === vietnamese.format(BigInt(value))));
  });
});

describe('parseAmount', () => {
  test.each([
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['1 000 000', 1_000_000],
    ['1\u00a0000\u00a0000 ₫', 1_000_000],
    ['1000000', 1_000_000],
    ['1.000.000,00', 1_000_000],
    ['1,000,000.00', 1_000_000],
    ['1.500', 1500],
    ['0', 0],
    ['500k', 500_000],
    ['500K', 500_000],
    ['500 nghìn', 500_000],
    ['500 ngàn đồng', 500_000],
    ['1tr2', 1_200_000],
    ['1tr25', 1_250_000],
    ['1tr250', 1_250_000],
    ['1 triệu 200', 1_200_000],
    ['1tr 200k', 1_200_000],
    ['2k5', 2500],
    ['1,5 tỷ', 1_500_000_000],
    ['1.5 tỉ', 1_500_000_000],
    ['1,5 tỷ'.normalize('NFD'), 1_500_000_000],
    ['2 TỶ 5', 2_500_000_000],
    ['１．０００．０００', 1_000_000],
    ['１ｔｒ２', 1_200_000],
    ['250.000đ', 250_000],
    ['250.000 VND', 250_000],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%s is %d đồng', (text, value) => expect(parseAmount(text)).toBe(value));

  test.each(['', '   ', '\u3000'])('empty text %j is no amount', (text) =>
    expect(parseAmount(text)).toBeNull(),
  );

  test.each([
    '1.5',
    '1,50',
    '1000,5',
    '1.000,5',
    '1.000.00',
    '1.00.000',
    '1.000,000',
    '0,5k5',
    '1,2345k',
    '1.500 tr',
    '1,500tr',
    '1k2tr',
    '1tr1tr',
    '1tr2000',
    'tr',
    'k5',
    '-5',
    '+5',
    '1e6',
    '5²',
    '½',
    '10%',
    'abc',
    'đ',
    '12 usd',
    '9007199254740992',
    '99999999999 tỷ',
    // VNI and Telex make a mark of the digit or letter behind a word.
    '1trieụ',
    '2nghịn',
    '1tí',
    '5 tỳ',
    '3 ngán',
    '1 triệú',
    '500 độnɡ',
  ])('%s is refused', (text) => expect(parseAmount(text)).toBe('invalid'));

  test('a word with a mark that an input method left behind is never another amount', () => {
    const words = { nghìn: 1e3, ngàn: 1e3, triệu: 1e6, tỷ: 1e9, tỉ: 1e9 };
    const mark = fc.constantFrom(...'\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323');
    const leftBehind = fc.record({
      count: fc.integer({ min: 1, max: 999 }),
      word: fc.constantFrom(...(Object.keys(words) as (keyof typeof words)[])),
      marks: fc.array(fc.record({ mark, place: fc.nat(6) }), { maxLength: 2 }),
      bare: fc.boolean(),
      form: fc.constantFrom('NFC', 'NFD'),
    });
    fc.assert(
      fc.property(leftBehind, ({ count, word, marks, bare, form }) => {
        const letters = [...(bare ? word.normalize('NFD').replace(/\p{M}/gu, '') : word)];
        for (const { mark, place } of marks) letters[place % letters.length] += mark;
        const typed = letters.join('').normalize(form);
        const right = count * words[word];
        expect([right, 'invalid']).toContain(parseAmount(`${count}${typed}`));
        if (marks.length === 0) expect(parseAmount(`${count} ${typed}`)).toBe(right);
      }),
    );
  });

  test('reads back what it formats, whichever sign groups it and in full width', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('', '.', ',', ' '), (value, separator) => {
        const text = grouped(value, separator);
        expect(parseAmount(text)).toBe(value);
        expect(parseAmount(wide(text).replaceAll('\uff00', ' '))).toBe(value);
        expect(parseAmount(formatAmount(value))).toBe(value);
      }),
    );
  });

  test('a short form is its spelled-out amount', () => {
    const units = fc.constantFrom(['k', 1e3], ['tr', 1e6], ['triệu', 1e6], ['tỷ', 1e9]) as fc.Arbitrary<
      [string, number]
    >;
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(99), units, (whole, decimals, [unit, factor]) => {
        const written = String(decimals).padStart(2, '0');
        const value = whole * factor + (decimals * factor) / 100;
        expect(parseAmount(`${whole},${written} ${unit}`)).toBe(value);
        expect(parseAmount(`${whole}${unit}${written}`)).toBe(value);
      }),
    );
  });

  test('never gives anything but a whole amount that a number holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789., ktryỷ'), maxLength: 12 }), (text) => {
        const read = parseAmount(text);
        expect(read === null || read === 'invalid' || (Number.isSafeInteger(read) && read >= 0)).toBe(true);
        if (typeof read === 'number') expect(parseAmount(formatAmount(read))).toBe(read);
      }),
    );
  });
});
