import { serialMoment } from '../../lib/file/excel.ts';
import { unguardFormula } from '../../lib/file/guardFormula.ts';
import { type SheetCell, UNCALCULATED } from '../../lib/file/workbook.ts';
import { isDay } from '../../lib/time.ts';
import { unaccent } from '../../lib/unaccent.ts';
import type { FaultName, FileRow, FileStatus } from './types.ts';
import { statusByWord, typeByWord } from './words.ts';

/* Parses the cells of a file, in all common notations (screens 3.4). A value that cannot be read has a fault. */

/** The value of a cell, or why it cannot be read. An empty cell has neither. */
export type Read<Value> = { value?: Value; fault?: FaultName };

/** Significant digits that a spreadsheet keeps. */
const KEPT_DIGITS = 15;
const SCIENTIFIC = /^[-+]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;
const ERROR_VALUE = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)$/i;

/** A cell as displayed. A number with three decimals gets a trailing zero, because as text `1.234` would mean 1234. */
export function cellText(cell: SheetCell | undefined): string {
  if (typeof cell !== 'number') return cell ?? '';
  const text = String(cell);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** The whole text of a row. */
export const rowText = (cells: readonly SheetCell[] = []) => cells.map(cellText).join(' ');

const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  /[\0-\x08\x0e-\x1f\x7f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** Composed Vietnamese, digits and the signs of dates, which nothing below changes. */
const PLAIN = /^[\w.,:/À-ÿĂăĐđĨĩŨũƠơƯưẠ-ỹ-]+(?: [\w.,:/À-ÿĂăĐđĨĩŨũƠơƯưẠ-ỹ-]+)*$/;

/** Normalizes text: composed, full-width to plain, single spaces, no invisible characters, no formula escape. */
export function cleanText(cell: SheetCell | undefined): string {
  if (typeof cell === 'number') return cellText(cell);
  if (!cell) return '';
  // Fast path: most cells are plain already, and a file has hundreds of thousands.
  if (PLAIN.test(cell)) return cell;
  const plain = cell.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  // `="00123"` is how a CSV keeps a spreadsheet from turning digits into a number.
  const wrapped = /^="([^"]*)"$/.exec(plain)?.[1];
  return wrapped?.trim() ?? unguardFormula(plain).replace(/^'(?=\d)/, '');
}

/** Without accents, capitals and punctuation: "Mã GD (*)" is `ma gd`. */
export const foldText = (text: string) =>
  (/^[ -~]*$/.test(text) ? text : unaccent(text.normalize('NFKD')))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The fault of a text that a spreadsheet should have calculated, or has corrupted. */
export function spoiled(text: string): FaultName | undefined {
  if (text === UNCALCULATED) return 'uncalculated';
  if (ERROR_VALUE.test(text)) return 'errorValue';
  if (text.startsWith('=')) return 'formulaText';
  return SCIENTIFIC.test(text) ? 'scientific' : undefined;
}

/** Whether a letter became a question mark, because an old code page lacks it, or can no longer be decoded. */
export const hasLostLetters = (text: string) =>
  /[?\uFFFD]/.test(text) && !text.includes('://') && /\p{L}\?+\p{Ll}|\uFFFD/u.test(text);

/** An identifier or a reference, as text. Digits that a spreadsheet has rounded are lost. */
export function readId(cell: SheetCell | undefined): Read<string> {
  if (typeof cell === 'number') {
    if (Math.abs(cell) >= 10 ** KEPT_DIGITS) return { fault: 'digitsLost' };
    return { value: String(cell) };
  }
  const text = cleanText(cell);
  const fault = spoiled(text);
  if (fault) return { fault };
  return text ? { value: text } : {};
}

/** What surrounds an amount: a currency, and the signs used in ledgers. */
const CURRENCY = /^(?:VND|VNĐ|₫|đ)\s*|\s*(?:VND|VNĐ|₫|đ|đồng|dong)\.?$/giu;
const GROUPED = /^\d{1,3}(?:([., '’])\d{3}(?:\1\d{3})*)?$/;
/** Three zeros after a separator may be decimals or thousands: only ungrouped digits before it make that clear. */
const ZERO_DECIMALS = /^(?:\d{1,3}(?:([., '’])\d{3}(?:\1\d{3})*)?([.,])(?:0{1,2}|0{4,})|\d{4,}[.,]0+)$/;
const SOME_DECIMALS = /^(?:\d{1,3}(?:([., '’])\d{3}(?:\1\d{3})*)?|\d+)([.,])(\d+)$/;

/** The digits of an amount without sign and currency. */
function digitsOf(text: string): { digits?: string; fault?: FaultName } {
  if (/^\d+$/.test(text) || GROUPED.test(text)) return { digits: text.replace(/\D/g, '') };
  const zero = ZERO_DECIMALS.exec(text);
  if (zero && (zero[1] === undefined || zero[1] !== zero[2]))
    return { digits: text.replace(/[.,]0+$/, '').replace(/\D/g, '') };
  const [, group, point, decimals = ''] = SOME_DECIMALS.exec(text) ?? [];
  return { fault: point && group !== point && /[1-9]/.test(decimals) ? 'amountFraction' : 'amountUnclear' };
}

/**
 * An amount in VND: `1000000`, `1.000.000`, `1,000,000`, `1 000 000 ₫`, `1.000.000,00`, `(1.000)`. Fractions and
 * ambiguous amounts are refused. Negative amounts stay negative.
 */
export function readAmount(cell: SheetCell | undefined): Read<number> {
  if (typeof cell === 'number') {
    const whole = Math.round(cell);
    // The result of a formula may miss the integer by a floating-point error.
    if (Math.abs(cell - whole) > 1e-6) return { fault: 'amountFraction' };
    return Number.isSafeInteger(whole) ? { value: whole + 0 } : { fault: 'amountTooLarge' };
  }
  let text = cleanText(cell);
  if (text === '' || /^[-–—]$/.test(text)) return {};
  if (/^\d+$/.test(text)) return exactly(text, 1);
  if (/^-?\d+$/.test(text)) return exactly(text.slice(1), -1);
  text = text.replace(/^'/, '').replace(CURRENCY, '').trim();
  const fault = spoiled(text);
  if (fault) return { fault };
  const [, inBrackets] = /^\((.*)\)$/.exec(text) ?? [];
  const [, sign = '', bare = ''] = /^([-−+]?)\s*(.*?)$/.exec(inBrackets ?? text) ?? [];
  const { digits, fault: unread } = digitsOf(bare.replace(CURRENCY, ''));
  if (digits === undefined) return { fault: unread ?? 'amountUnclear' };
  return exactly(digits, inBrackets !== undefined || /[-−]/.test(sign) ? -1 : 1);
}

function exactly(digits: string, sign: 1 | -1): Read<number> {
  const value = sign * Number(digits);
  return Number.isSafeInteger(value) ? { value: value + 0 } : { fault: 'amountTooLarge' };
}

const pad = (text: string) => text.padStart(2, '0');
const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:\s*(SA|CH|AM|PM))?`;
/** `Z`, `UTC`, `+07`, `+0700`, `+07:00`, `GMT+7`. */
const ZONE = String.raw`\s*(Z|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|UTC|GMT)?`;
const DAY_FIRST = new RegExp(
  String.raw`^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:(?:,?\s+|T)${TIME}${ZONE})?$`,
  'i',
);
const TIME_FIRST = new RegExp(String.raw`^${TIME},?\s+(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$`, 'i');
const ISO = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:(?:\s+|T)${TIME}${ZONE})?$`, 'i');
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2}))?$/;
/** Serial dates from 1982 to 2064: plain numbers in a date column. */
const [SERIAL_FROM, SERIAL_TO] = [30_000, 60_000];
const VIETNAM_SECONDS = 7 * 3600;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(?:(?:thg|th[aá]ng)\.?\s*(\d{1,2})|(${MONTHS.join('|')})[a-z]*\.?)`;
/** `25-Nov-2026`, `25 thg 11 2026`, `25 tháng 11 năm 2026`; and `Nov 25, 2026`. */
const DAY_OF_MONTH = new RegExp(
  String.raw`(?:ng[aà]y\s+)?\b(\d{1,2})[\s./-]*${MONTH}(?:\s*n[aă]m)?[\s,./-]*(\d{4}|\d{2})\b`,
  'i',
);
const MONTH_DAY = new RegExp(String.raw`\b${MONTH}\s+(\d{1,2}),?\s+(\d{4})\b`, 'i');

/** Replaces the name of a month by its number. */
function numbered(text: string): string {
  const number = (digits: string | undefined, name = '') =>
    digits ?? String(MONTHS.indexOf(name.toLowerCase()) + 1);
  return text
    .replace(DAY_OF_MONTH, (_, day, digits, name, year) => `${day}/${number(digits, name)}/${year}`)
    .replace(MONTH_DAY, (_, digits, name, day, year) => `${day}/${number(digits, name)}/${year}`);
}

/** Day, month, year and time of day, by the first notation that matches. */
function partsOf(text: string): { parts: (string | undefined)[]; zone?: string | undefined } | undefined {
  let match = DAY_FIRST.exec(text);
  if (match) return { parts: match.slice(1, 8), zone: match[8] };
  match = ISO.exec(text);
  if (match) return { parts: [match[3], match[2], match[1], ...match.slice(4, 8)], zone: match[8] };
  match = TIME_FIRST.exec(text);
  if (match) return { parts: [...match.slice(5, 8), ...match.slice(1, 5)] };
  match = COMPACT.exec(text);
  return match ? { parts: [match[3], match[2], match[1], ...match.slice(4, 7)] } : undefined;
}

function hourOf(hour: number, half: string | undefined): number {
  if (!half) return hour;
  if (hour < 1 || hour > 12) return -1;
  return (hour % 12) + (/PM|CH/i.test(half) ? 12 : 0);
}

/**
 * Whether a column writes the month before the day: some cell can only be read that way, and none requires the
 * Vietnamese order, day first.
 */
export function isMonthFirst(cells: Iterable<SheetCell | undefined>): boolean {
  let found = false;
  for (const cell of cells) {
    const [, first, second] = DAY_FIRST.exec(cleanText(cell)) ?? [];
    if (Number(first) > 12) return false;
    if (Number(second) > 12) found = true;
  }
  return found;
}

/**
 * A time (unix seconds): `DD/MM/YYYY [HH:mm[:ss]]`, ISO 8601, `YYYYMMDD[HHmmss]`, a named month, the time before the
 * day, or a spreadsheet serial. Without a zone, it is Vietnam time.
 *
 * @param monthFirst whether the column writes `MM/DD/YYYY`
 */
export function readTime(cell: SheetCell | undefined, is1904: boolean, monthFirst = false): Read<number> {
  const text = cleanText(cell);
  if (text === '') return {};
  const fault = spoiled(text);
  if (fault) return { fault };
  const serial = Number(text.replace(',', '.'));
  if (serial >= SERIAL_FROM && serial <= SERIAL_TO) return { value: serialMoment(serial, is1904) as number };
  const found = partsOf(/\p{L}/u.test(text) ? numbered(text) : text);
  if (!found) return { fault: 'dateUnclear' };
  const swapped = monthFirst && DAY_FIRST.test(text);
  const [one = '', two = '', year = '', hours = '0', minutes = '0', seconds = '0', half] = found.parts;
  const [day, month] = swapped ? [two, one] : [one, two];
  const date = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
  const hour = hourOf(Number(hours), half);
  const isTime = hour >= 0 && hour < 24 && Number(minutes) < 60 && Number(seconds) < 60;
  const start = startOf(date);
  if (!isTime || start === undefined) return { fault: 'dateImpossible' };
  const wall = start + hour * 3600 + Number(minutes) * 60 + Number(seconds);
  return { value: wall - offsetOf(found.zone) };
}

/** Keeps the results of a function: a file contains few days and few words, many times. */
function cached<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    if (known.has(text)) return known.get(text) as Value;
    if (known.size > 1000) known.clear();
    const value = find(text);
    known.set(text, value);
    return value;
  };
}

/** The start of a day, in seconds; undefined if the calendar has no such day. */
const startOf = cached((date) => (isDay(date) ? Date.parse(date) / 1000 : undefined));

function offsetOf(zone: string | undefined): number {
  if (!zone) return VIETNAM_SECONDS;
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60) : 0;
}

const typeOf = cached((text) => typeByWord.get(foldText(text)));
const statusOf = cached((text) => statusByWord.get(foldText(text)));

/** Payment or refund. An empty cell is a payment. */
export function readType(cell: SheetCell | undefined): Read<FileRow['type']> {
  const text = cleanText(cell);
  if (text === '') return {};
  const value = typeOf(text);
  return value ? { value } : { fault: 'typeUnknown' };
}

/** The meaning of the file's status. */
export function readStatus(cell: SheetCell | undefined): Read<FileStatus> {
  const text = cleanText(cell);
  return text === '' ? {} : { value: statusOf(text) ?? 'UNKNOWN' };
}
