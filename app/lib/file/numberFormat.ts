import { formatDate, formatDateTime } from '../time.ts';
import { serialMoment } from './excel.ts';
import type { SheetCell } from './workbook.ts';

/* What a number format says beyond the number: a date, a code with leading zeros, a percentage, thousands. */

const isDateCode = (code: string) =>
  code !== 'General' && /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|_.|\[(?![hms]+\])[^\]]*\]/gi, ''));

/** Formats without a thousands separator: a code with leading zeros, `"QR"0000000000`; and a percentage, `0.0%`. */
const CODE = /^(?:"([^"]*)"|((?:\\.)*))(0{2,})$/;
const SHARE = /^#?0(?:\.(0+))?%$/;
/**
 * Formats that show an amount a thousand times larger, `#,##0".000"` and `0.000`, or smaller, `#,##0,`. Literal text
 * after the number, and three decimals, which VND does not have, are read as displayed; a shortened number is read in
 * full, because that is the amount.
 */
const DISGUISE = /^(?:#,##)?[0#](?:("[.,]000")|(\.000)|(,))(?![#0])/;
function disguiseOf(number: number, code: string): { shown: string; read: SheetCell } | undefined {
  const [found, zeros, decimals] = DISGUISE.exec(code) ?? [];
  if (!found || number === 0) return undefined;
  const grouped = number.toLocaleString('en-US', {
    minimumFractionDigits: decimals ? 3 : 0,
    maximumFractionDigits: 3,
  });
  if (zeros) return { shown: `${grouped}.000`, read: number * 1000 };
  return decimals
    ? { shown: grouped, read: grouped }
    : { shown: String(Math.round(number / 1000)), read: number };
}

/** How a format displays a number, if that differs from the number; otherwise undefined. */
function shownAs(number: number, code: string): string | undefined {
  const [, quoted, escaped = '', zeros] = CODE.exec(code) ?? [];
  if (zeros && Number.isSafeInteger(number) && number >= 0)
    return `${quoted ?? escaped.replaceAll('\\', '')}${String(number).padStart(zeros.length, '0')}`;
  const share = SHARE.exec(code);
  return share ? `${(number * 100).toFixed(share[1]?.length ?? 0).replace('.', ',')}%` : undefined;
}

export interface NumberCell {
  read: SheetCell;
  /** How the spreadsheet displays it, if a thousand times larger or smaller. */
  shown?: string;
}
type Reader = (number: number) => NumberCell;

function readerOf(code: string, is1904: boolean): Reader {
  if (!isDateCode(code))
    return (number) => {
      const read = shownAs(number, code);
      return read === undefined ? (disguiseOf(number, code) ?? { read: number }) : { read };
    };
  return (number) => {
    const moment = serialMoment(number, is1904);
    if (moment === undefined) return { read: number };
    return { read: Number.isInteger(number) ? formatDate(moment) : formatDateTime(moment) };
  };
}

/** Reads the numbers of a workbook by their formats. */
export function createNumberReader(is1904: boolean): (number: number, code: string) => NumberCell {
  const readers = new Map<string, Reader>();
  return (number, code) => {
    if (code === '' || code === 'General') return { read: number };
    let reader = readers.get(code);
    if (!reader) {
      reader = readerOf(code, is1904);
      readers.set(code, reader);
    }
    return reader(number);
  };
}
