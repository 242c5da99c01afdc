import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords } from '#design-system';

const VI_DIGITS: Record<string, number> = {
  không: 0,
  một: 1,
  mốt: 1,
  hai: 2,
  ba: 3,
  bốn: 4,
  năm: 5,
  lăm: 5,
  sáu: 6,
  bảy: 7,
  tám: 8,
  chín: 9,
};
const EN_WORDS = new Map(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
    'eighteen nineteen',
  ]
    .join(' ')
    .split(' ')
    .map((word, value) => [word, value]),
);
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const EN_SCALES = 'thousand million billion trillion quadrillion'.split(' ');

/** Reads Vietnamese words below one thousand; a word that stands in a wrong place is an error. */
function readViGroup(text: string): bigint {
  const parts = /^(?:(\S+) trăm ?)?(?:(mười|\S+ mươi|linh) ?)?(\S+)?$/u.exec(text);
  if (!parts) throw new Error(`not a group: "${text}"`);
  const [, hundreds, tens, ones] = parts;
  const digit = (word: string | undefined) => {
    if (word === undefined) return 0;
    const value = VI_DIGITS[word];
    if (value === undefined) throw new Error(`not a digit: "${word}" in "${text}"`);
    return value;
  };
  const ten = tens === undefined || tens === 'linh' ? 0 : tens === 'mười' ? 1 : digit(tens.split(' ')[0]);
  return BigInt(digit(hundreds) * 100 + ten * 10 + digit(ones));
}

/** "a tỷ b", "a triệu b", "a nghìn b": the largest unit parts the words, and "a tỷ" may itself hold the others. */
function readVi(text: string): bigint {
  for (const [unit, factor] of [
    ['tỷ', 1_000_000_000n],
    ['triệu', 1_000_000n],
    ['nghìn', 1000n],
  ] as const) {
    const words = text.split(' ');
    const at = words.lastIndexOf(unit);
    if (at < 0) continue;
    const rest = words.slice(at + 1).join(' ');
    return readVi(words.slice(0, at).join(' ')) * factor + (rest === '' ? 0n : readVi(rest));
  }
  return readViGroup(text);
}

function readEn(text: string): bigint {
  let sum = 0n;
  let group = 0;
  for (const word of text.split(/[ -]/)) {
    const scale = EN_SCALES.indexOf(word);
    if (word === 'hundred') group *= 100;
    else if (scale >= 0) {
      sum += BigInt(group) * 1000n ** BigInt(scale + 1);
      group = 0;
    } else if (EN_TENS.includes(word)) group += 20 + EN_TENS.indexOf(word) * 10;
    else if (EN_WORDS.has(word)) group += EN_WORDS.get(word) as number;
    else throw new Error(`not a word: "${word}"`);
  }
  return sum + BigInt(group);
}

/** The number that the words stand for, read without the code that wrote them. */
function readWords(words: string, locale: string): bigint {
  const [below, unit, read] =
    locale === 'vi' ? (['âm ', ' đồng', readVi] as const) : (['minus ', ' dong', readEn] as const);
  const text = words.charAt(0).toLowerCase() + words.slice(1);
  if (!text.endsWith(unit)) throw new Error(`no unit: "${words}"`);
  const plain = text.slice(0, -unit.length);
  return plain.startsWith(below) ? -read(plain.slice(below.length)) : read(plain);
}

describe('in Vietnamese', () => {
  test.each([
    [0, 'Không đồng'],
    [1, 'Một đồng'],
    [5, 'Năm đồng'],
    [10, 'Mười đồng'],
    [11, 'Mười một đồng'],
    [15, 'Mười lăm đồng'],
    [20, 'Hai mươi đồng'],
    [21, 'Hai mươi mốt đồng'],
    [24, 'Hai mươi bốn đồng'],
    [55, 'Năm mươi lăm đồng'],
    [100, 'Một trăm đồng'],
    [101, 'Một trăm linh một đồng'],
    [105, 'Một trăm linh năm đồng'],
    [111, 'Một trăm mười một đồng'],
    [121, 'Một trăm hai mươi mốt đồng'],
    [1000, 'Một nghìn đồng'],
    [1005, 'Một nghìn không trăm linh năm đồng'],
    [21_021, 'Hai mươi mốt nghìn không trăm hai mươi mốt đồng'],
    [1_250_000, 'Một triệu hai trăm năm mươi nghìn đồng'],
    [1_005_000, 'Một triệu không trăm linh năm nghìn đồng'],
    [1_000_005, 'Một triệu không trăm linh năm đồng'],
    [2_000_000_010, 'Hai tỷ không trăm mười đồng'],
    [1_000_000_000_000, 'Một nghìn tỷ đồng'],
    [1_200_000_000_000, 'Một nghìn hai trăm tỷ đồng'],
    [1_005_000_000_000, 'Một nghìn không trăm linh năm tỷ đồng'],
    [-1_250_000, 'Âm một triệu hai trăm năm mươi nghìn đồng'],
    [
      Number.MAX_SAFE_INTEGER,
      'Chín triệu không trăm linh bảy nghìn một trăm chín mươi chín tỷ hai trăm năm mươi bốn triệu bảy trăm bốn mươi nghìn chín trăm chín mươi mốt đồng',
    ],
  ])('%d is %s', (amount, words) => expect(amountInWords(amount, 'vi')).toBe(words));

  test('a language with its region is read as well', () =>
    expect(amountInWords(21, 'vi-VN')).toBe('Hai mươi mốt đồng'));

  test('never says "tư", nor "mốt" and "lăm" where nothing stands before them', () => {
    for (let amount = 0; amount < 2000; amount += 1) {
      const words = amountInWords(amount, 'vi').toLowerCase().split(' ');
      expect(words).not.toContain('tư');
      for (const [index, word] of words.entries()) {
        if (word === 'mốt') expect(words[index - 1]).toBe('mươi');
        if (word === 'lăm') expect(words[index - 1]).toMatch(/^(mươi|mười)$/);
      }
    }
  });
});

describe('in English', () => {
  test.each([
    [0, 'Zero dong'],
    [5, 'Five dong'],
    [15, 'Fifteen dong'],
    [20, 'Twenty dong'],
    [21, 'Twenty-one dong'],
    [105, 'One hundred five dong'],
    [1_250_000, 'One million two hundred fifty thousand dong'],
    [2_000_000_010, 'Two billion ten dong'],
    [1_200_000_000_000, 'One trillion two hundred billion dong'],
    [-1_250_000, 'Minus one million two hundred fifty thousand dong'],
    [
      Number.MAX_SAFE_INTEGER,
      'Nine quadrillion seven trillion one hundred ninety-nine billion two hundred fifty-four million seven hundred forty thousand nine hundred ninety-one dong',
    ],
  ])('%d is %s', (amount, words) => expect(amountInWords(amount, 'en')).toBe(words));
});

describe.each(['vi', 'en'])('words in %s give their number back', (locale) => {
  const roundTrip = (amount: number) => {
    expect(readWords(amountInWords(amount, locale), locale)).toBe(BigInt(amount));
  };

  test('every one below 2,000, above and below zero', () => {
    for (let amount = 1; amount < 2000; amount += 1) {
      roundTrip(amount);
      roundTrip(-amount);
    }
  });

  test.each([
    ['up to a billion', 0, 1_000_000_000],
    ['of 13 digits', 1_000_000_000_000, 9_999_999_999_999],
    ['up to 2^53 - 1', -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('%s', (_, min, max) => {
    fc.assert(fc.property(fc.integer({ min, max }), roundTrip), { numRuns: 2000, seed: 2026 });
  });

  test('with groups of nothing among the others', () => {
    const group = fc.oneof(fc.constant(0), fc.constantFrom(1, 5, 10, 15, 21, 100, 105), fc.nat(999));
    const amount = fc
      .tuple(fc.nat(8), group, group, group, group, group)
      .map((groups) => groups.reduce((sum, value) => sum * 1000 + value, 0));
    fc.assert(fc.property(amount, roundTrip), { numRuns: 2000, seed: 2026 });
  });
});
