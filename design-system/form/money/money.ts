/*
 * Amounts as people type them. VND has no smaller unit, so an amount is a whole number of đồng. Ambiguous text
 * ("1.500 tr" is 1.5 or 1,500 million) is refused rather than guessed.
 */

import { fold } from '../fold.ts';
import { normalizeLine } from '../text.ts';

/** Powers of ten of the short units, in folded letters: nghìn, ngàn, triệu, tỷ, tỉ. */
const UNITS: Record<string, number> = {
  k: 3,
  n: 3,
  nghin: 3,
  ngan: 3,
  tr: 6,
  trieu: 6,
  m: 6,
  ty: 9,
  ti: 9,
  b: 9,
};

const PLAIN = /^\d+$/;
/** One kind of separator every three digits, and at most an all-zero fraction after the other kind. */
const GROUPED = /^\d{1,3}(?:(?:\.\d{3})+(?:,0{1,2})?|(?:,\d{3})+(?:\.0{1,2})?|(?: \d{3})+)$/;
const PART = /(\d+)(?:[.,](\d+))? ?([a-z]+)/y;

/**
 * The words of an amount, letter by letter, with the marks that each letter may have. Any other mark comes from an
 * input method that combined a typed digit or letter: in VNI `1trieu5` becomes `1trieụ`, which is not a million.
 */
const WORDS = new RegExp(
  [
    '^(?:k|nghi\\u0300?n|nga\\u0300?n|n|trie[\\u0302\\u0323]*u|tr|m|t[yi]\\u0309?|b)?',
    '(?:vn[dđ]|[dđ]o[\\u0302\\u0300]*ng|[dđ])?$',
  ].join(''),
);
const isSpelledRight = (line: string) =>
  (
    line
      .normalize('NFD')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).every((word) => WORDS.test(word));

/** `１，５ Tỷ` becomes `1,5 ty`, and the currency after it is removed. */
const plain = (line: string) => fold(line).replace(/ ?(?:vnd|dong|d|₫)$/, '');

/**
 * Reads an amount in đồng: `1.000.000`, `1,000,000`, `1 000 000`, `500k`, `1tr2`, `1,5 tỷ`, `2 triệu 500 nghìn`, with
 * or without `đ`. Empty text is `null`; a fraction, a sign, mixed forms, a word with a wrong mark or more than 2^53 - 1
 * is `'invalid'`.
 */
export function parseAmount(text: string): number | null | 'invalid' {
  const line = normalizeLine(text);
  if (!isSpelledRight(line)) return 'invalid';
  const folded = plain(line);
  if (folded === '') return text.trim() === '' ? null : 'invalid';
  if (PLAIN.test(folded)) return safe(BigInt(folded));
  if (GROUPED.test(folded)) return safe(BigInt(folded.replace(/[.,]0{1,2}$/, '').replace(/\D/g, '')));
  return parseUnits(folded);
}

/** Sums `<number><unit>` from the largest unit down; digits left at the end are decimals of the last: 1tr2, 2k5. */
function parseUnits(folded: string): number | 'invalid' {
  let sum = 0n;
  let last = Number.POSITIVE_INFINITY;
  let at = 0;
  let decimals = false;
  while (at < folded.length) {
    PART.lastIndex = at;
    const part = PART.exec(folded);
    const exponent = part && UNITS[part[3] ?? ''];
    if (part && exponent && exponent < last) {
      // Three digits after a separator may be a group or decimals: refused.
      if (part[2]?.length === 3) return 'invalid';
      const value = scaled(part[1] ?? '', part[2] ?? '', exponent);
      if (value === 'invalid') return value;
      sum += value;
      last = exponent;
      decimals = part[2] !== undefined;
      at = PART.lastIndex;
      while (folded[at] === ' ') at += 1;
      continue;
    }
    const rest = folded.slice(at);
    if (!Number.isFinite(last) || decimals || !/^\d{1,3}$/.test(rest)) return 'invalid';
    const value = scaled('0', rest, last);
    return value === 'invalid' ? value : safe(sum + value);
  }
  return safe(sum);
}

/** whole.decimals x 10^exponent, exact; invalid when the result is not a whole number of đồng. */
function scaled(whole: string, decimals: string, exponent: number): bigint | 'invalid' {
  const kept = decimals.replace(/0+$/, '');
  if (kept.length > exponent) return 'invalid';
  return BigInt(whole + kept) * 10n ** BigInt(exponent - kept.length);
}

const safe = (value: bigint) => (value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : 'invalid');

/** Groups of three digits separated by dots, the Vietnamese way, in both languages; exact up to 2^53 - 1. */
export function formatAmount(value: number | null): string {
  return value === null ? '' : String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}
