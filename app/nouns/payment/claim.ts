/* "Has the money arrived?": parses what somebody says about a payment, and checks whether a received payment matches. */

import { parseAmount } from '#design-system';
import { unaccent } from '../../lib/unaccent.ts';

/** A payment as described by a customer, or by the text on their phone. */
export interface Claim {
  /** VND. */
  amount?: number;
  /** Minutes after midnight, Vietnam. */
  minute?: number;
  /** Order codes, bank references, contents: words with digits. */
  codes: readonly string[];
  /** Names and other words. */
  words: readonly string[];
  /** Several amounts were given: none is used. */
  unclear?: true;
}

/** Facts of a received payment. */
export interface Arrived {
  amount: number;
  /** Unix seconds. */
  at: number;
  /** Its codes and texts. */
  texts: readonly (string | undefined)[];
  payerName?: string | undefined;
}

const VIETNAM_SECONDS = 7 * 3600;
/** A bank's clock, and the person who reads it, may be off by so many minutes. */
const MINUTES_OFF = 5;

const TIME = /\b([01]?\d|2[0-3])\s?[:hg]\s?([0-5]\d)(?::[0-5]\d)?\b/i;
const DATE = /\b\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?\b|\b\d{4}-\d{2}-\d{2}\b/g;
/** Groups of three digits, or a unit after the number: an amount in any position. */
const AMOUNT =
  /[+-]?(?<![\d.,])(?:\d{1,3}(?:[.,\s]\d{3})+(?:\s?(?:₫|đồng|đ|d|vnd|vnđ))?|\d+(?:[.,]\d+)?\s?(?:₫|đồng|đ|vnd|vnđ|k|nghìn|ngàn|triệu|tr\d*|tỷ))(?![\p{L}\d])/giu;

const plain = (text: string) => unaccent(text).toUpperCase();
const compact = (text: string) => plain(text).replace(/[^A-Z\d]/g, '');
const wordsOf = (text: string) => plain(text).match(/[A-Z]+/g) ?? [];

/** Reads a claim from what was typed or pasted. An amount is read as it is written: 200 is never 200.000. */
export function readClaim(text: string): Claim {
  let rest = text.normalize('NFC');
  const time = TIME.exec(rest);
  if (time) rest = rest.replace(time[0], ' ');
  rest = rest.replace(DATE, ' ');
  const written = rest.match(AMOUNT) ?? [];
  for (const one of written) rest = rest.replace(one, ' ');
  // A plain number, as a cashier types it; next to codes it may be a code.
  const bare = written.length === 0 ? /^\s*(\d{1,9})(?=\s|$)/.exec(rest) : null;
  if (bare) rest = rest.slice(bare[0].length);
  const amounts = [...new Set([...written, ...(bare ? [bare[1]!] : [])].map(amountIn))];
  // A receipt also shows a balance: the received amount has a plus sign.
  const income = [...new Set(written.filter((one) => one.startsWith('+')).map(amountIn))];
  const candidates = income.length === 1 ? income : amounts;
  const [amount] = candidates;
  const tokens = rest.split(/[^\p{L}\d-]+/u).filter(Boolean);
  const codes = tokens.filter((token) => /\d/.test(token) && compact(token).length >= 5).map(compact);
  const words = tokens.filter((token) => !/\d/.test(token)).flatMap(wordsOf);
  return {
    codes,
    words,
    ...(time && { minute: Number(time[1]) * 60 + Number(time[2]) }),
    ...(candidates.length === 1 && typeof amount === 'number' && { amount }),
    ...((candidates.length > 1 || amount === null) && { unclear: true as const }),
  };
}

function amountIn(text: string): number | null {
  const amount = parseAmount(text.replace(/^[+-]/, ''));
  return typeof amount === 'number' ? amount : null;
}

/** Whether a claim says enough to look for a payment. */
export const isLookable = ({ amount, codes }: Claim) => amount !== undefined || codes.length > 0;

/** Whether every stated fact fits this payment. If any of them does not, it is another payment. */
export function fits(claim: Claim, { amount, at, texts, payerName = '' }: Arrived): boolean {
  if (!isLookable(claim) || claim.unclear) return false;
  if (claim.amount !== undefined && claim.amount !== amount) return false;
  if (claim.minute !== undefined) {
    const minute = Math.floor(((at + VIETNAM_SECONDS) % 86_400) / 60);
    const apart = Math.abs(minute - claim.minute);
    if (Math.min(apart, 1440 - apart) > MINUTES_OFF) return false;
  }
  if (claim.codes.length > 0) {
    const known = texts.map((text) => compact(text ?? '')).filter((text) => text.length >= 5);
    const isPart = claim.amount !== undefined;
    return claim.codes.some((code) => known.some((text) => text === code || (isPart && text.includes(code))));
  }
  if (claim.words.length === 0) return true;
  const payer = wordsOf(payerName);
  const said = new Set(claim.words);
  const isNamed = payer.length > 1 && payer.every((word) => said.has(word));
  const there = new Set([...payer, ...texts.flatMap((text) => wordsOf(text ?? ''))]);
  return isNamed || claim.words.every((word) => there.has(word));
}
