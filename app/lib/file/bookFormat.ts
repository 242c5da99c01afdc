import { isZip } from './workbook.ts';

/* The format of a workbook by its bytes. */

export type BookFormat = 'xlsx' | 'xls' | 'xlsb' | 'ods';

export const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);
export const OLD_OFFICE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** Whether these bytes contain an ASCII text; `isWide`: each character is followed by a zero, as in UTF-16. */
export function holds(bytes: Uint8Array, text: string, isWide: boolean): boolean {
  const looked = [...text].flatMap((sign) => (isWide ? [sign.charCodeAt(0), 0] : [sign.charCodeAt(0)]));
  const [first = 0] = looked;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (looked.every((byte, place) => bytes[at + place] === byte)) return true;
  return false;
}

/** The format of a workbook; undefined if it is none, or is password-protected. Any other zip counts as .xlsx. */
export function bookFormat(bytes: Uint8Array): BookFormat | undefined {
  if (latin(bytes.subarray(0, 8)) === OLD_OFFICE)
    return holds(bytes, 'EncryptedPackage', true) ? undefined : 'xls';
  if (!isZip(bytes)) return undefined;
  if (holds(bytes, 'xl/workbook.bin', false)) return 'xlsb';
  return holds(bytes, 'opendocument.spreadsheet', false) ? 'ods' : 'xlsx';
}
