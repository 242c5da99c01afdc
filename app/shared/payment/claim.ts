/* "Has the money arrived?": parses what someone says about a payment, and checks whether a received payment matches. */

import { parseAmount } from '#design-system';
import { formatDate } from '../../lib/time.ts';
import { unaccent } from '../../lib/unaccent.ts';

/** A payment as described by a customer, or by the text on their phone. */
export interface Claim {
  /** VND. */
  amount?: number;
  /** Minutes after midnight, Vietnam. */
  minute?: number;
  /** Order codes, bank references, contents: words with digits. */
  codes: readonly string[];
  /** Day and month as stated, with the year where it was given: `27/11`, `27/11/2026`. */
  day?: string;
  /** Names and other words, grouped as typed: between line ends and punctuation. */
  words: readonly (readonly string[])[];
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
/** Tolerance in minutes: a bank's clock, or the person who reads it, may be off. */
const MINUTES_OFF = 5;

const TIME = /\b([01]?\d|2[0-3])\s?[:hg]\s?([0-5]\d)(?::[0-5]\d)?\b/i;
const DATE = /(?<![\w/-])(?:(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?|(\d{4})-(\d{2})-(\d{2}))(?![\w/-])/g;
/** Groups of three digits, or a unit after the number: an amount in any position. */
const AMOUNT =
  /[+-]?(?<![\d.,])(?:\d{1,3}(?:[.,\s]\d{3})+(?:\s?(?:₫|đồng|đ|d|vnd|vnđ))?|\d+(?:[.,]\d+)?\s?(?:₫|đồng|đ|vnd|vnđ|k|nghìn|ngàn|triệu|tr\d*|tỷ))(?![\p{L}\d])/giu;

const plain = (text: string) => unaccent(text).toUpperCase();
const compact = (text: string) => plain(text).replace(/[^A-Z\d]/g, '');
const wordsOf = (text: string) => plain(text).match(/[A-Z]+/g) ?? [];

/** Parses a claim from typed or pasted text. An amount is taken literally: 200 is never 200.000. */
export function readClaim(text: string): Claim {
  let rest = text.normalize('NFC');
  const time = TIME.exec(rest);
  if (time) rest = rest.replace(time[0], ' ');
  const days = [...rest.matchAll(DATE)].map(dayIn);
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
  const words = rest
    .split(/[^\p{L}\p{M}\d\s-]+|\n/u)
    .map((part) => wordsOf(part.replace(/\S*\d\S*/g, ' ')))
    .filter((part) => part.length > 0);
  return {
    codes,
    words,
    ...(days.length === 1 && { day: days[0]! }),
    ...(time && { minute: Number(time[1]) * 60 + Number(time[2]) }),
    ...(candidates.length === 1 && typeof amount === 'number' && { amount }),
    ...((candidates.length > 1 || amount === null) && { unclear: true as const }),
  };
}

function amountIn(text: string): number | null {
  const amount = parseAmount(text.replace(/^[+-]/, ''));
  return typeof amount === 'number' ? amount : null;
}

const dayIn = ([, day, month, year, ...iso]: readonly (string | undefined)[]): string => {
  const [y, m = '', d = ''] = iso[0] ? iso : [year, month, day];
  const short = `${d.padStart(2, '0')}/${m.padStart(2, '0')}`;
  return y ? `${short}/${y.length === 2 ? `20${y}` : y}` : short;
};

/** Whether a claim is specific enough to look for a payment. */
export const isLookable = ({ amount, codes }: Claim) => amount !== undefined || codes.length > 0;

/** Whether every stated fact fits this payment. If any does not, it is another payment. */
export function fits(claim: Claim, { amount, at, texts, payerName = '' }: Arrived): boolean {
  if (!isLookable(claim) || claim.unclear) return false;
  if (claim.amount !== undefined && claim.amount !== amount) return false;
  if (claim.minute !== undefined) {
    const minute = Math.floor(((at + VIETNAM_SECONDS) % 86_400) / 60);
    const apart = Math.abs(minute - claim.minute);
    if (Math.min(apart, 1440 - apart) > MINUTES_OFF) return false;
  }
  const { day } = claim;
  // A few minutes around midnight, the bank may state the other day.
  if (day && ![0, -60, 60].some((off) => formatDate(at + off * MINUTES_OFF).startsWith(day))) return false;
  const known = texts.filter((text) => text !== undefined);
  if (claim.codes.length > 0)
    return claim.codes.some((code) => isCodeOf(code, known, claim.amount !== undefined));
  return claim.words.length === 0 || isSaidOf(claim.words, wordsOf(payerName), known.map(wordsOf));
}

/**
 * Whether a stated code belongs to a payment: the whole code, or, together with an amount, its end or a part of a
 * longer text. The start of a code does not count: codes of the same till and day begin alike.
 */
function isCodeOf(code: string, texts: readonly string[], beside: boolean): boolean {
  if (texts.some((text) => compact(text) === code)) return true;
  const isHead = (text: string) => !/\s/.test(text) && compact(text).startsWith(code);
  if (!beside || texts.some(isHead)) return false;
  return texts.some((text) => {
    const parts = plain(text).split(/[^A-Z\d]+/);
    const isPart = parts.some((_, from) =>
      parts.slice(from).some((_, n) => parts.slice(from, from + n + 1).join('') === code),
    );
    return isPart || parts.concat(compact(text)).some((part) => part.endsWith(code));
  });
}

/**
 * Whether stated words name the payer, or occur in one of the payment's texts. A longer name is another person's, and
 * so is a shorter one, unless it is the end of the payer's: the given name comes last. In a receipt, one line with the
 * whole name is enough.
 */
function isSaidOf(
  claimedNames: readonly (readonly string[])[],
  payer: readonly string[],
  texts: readonly (readonly string[])[],
): boolean {
  const [name, ...lines] = [payer, ...texts].map((words) => ` ${words.join(' ')} `);
  const isText = (words: string) => lines.some((line) => line.includes(` ${words} `));
  const fitsPart = (part: readonly string[]) => {
    const words = part.join(' ');
    if (name!.endsWith(` ${words} `) || isText(words)) return true;
    return (
      payer.length > 1 && `${words} `.startsWith(name!.slice(1)) && isText(words.slice(name!.length - 1))
    );
  };
  const isWhole = (part: readonly string[]) => payer.length > 1 && part.join(' ') === payer.join(' ');
  return claimedNames.some(isWhole) || claimedNames.every(fitsPart);
}
