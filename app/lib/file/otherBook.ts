import { read, type WorkSheet } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import {
  MOST_BYTES,
  MOST_COLUMNS,
  MOST_LETTERS,
  numberShown,
  type SheetCell,
  type SheetLines,
  UNCALCULATED,
  type Workbook,
  XlsxError,
} from './xlsx.ts';

/* Reads .xls, .xlsb and .ods with SheetJS. Loaded only in the worker, and only for these formats. */

/** Repacks the zip with our own reader, which stops at the sizes in the zip's directory: SheetJS has no limit. */
function withinLimits(bytes: Uint8Array): Uint8Array {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter({ originalSize }) {
      size += originalSize;
      if (size > MOST_BYTES) throw new XlsxError('tooLarge');
      return true;
    },
  });
  return zipSync(parts, { level: 0 });
}

/** The cells of a sheet, in the form of `openXlsx`. */
function linesOf(sheet: WorkSheet, is1904: boolean): SheetLines {
  const rows: ({ v?: unknown; w?: string; t?: string; z?: string | number; f?: string } | undefined)[][] =
    sheet['!data'] ?? [];
  const found: SheetLines = { lines: [], formulas: 0, merged: [], hidden: new Set() };
  let letters = 0;
  found.lines = Array.from(rows, (cells = []) => {
    const line = Array.from(cells.slice(0, MOST_COLUMNS), (cell): SheetCell => {
      if (cell?.f && cell.v !== undefined) found.formulas += 1;
      if (typeof cell?.v === 'number' && cell.t === 'n')
        return numberShown(cell.v, String(cell.z ?? ''), is1904);
      if (cell?.t === 'e') return cell.w ?? '#N/A';
      if (cell?.f && cell.v === undefined) return UNCALCULATED;
      const text = cell?.v === undefined ? '' : String(cell.v);
      letters += text.length;
      if (text.length > MOST_LETTERS || letters > MOST_BYTES) throw new XlsxError('tooLarge');
      return text;
    });
    while (line.at(-1) === '') line.pop();
    return line;
  });
  found.merged = (sheet['!merges'] ?? []).flatMap(({ s, e }) =>
    e.r > s.r ? [{ column: s.c, from: s.r, to: e.r }] : [],
  );
  found.hidden = new Set((sheet['!rows'] ?? []).flatMap((row, at) => (row?.hidden ? [at] : [])));
  return found;
}

/**
 * Opens a workbook of another format than .xlsx, like `openXlsx`.
 *
 * @param isZip whether it is a zip, as .xlsb and .ods are
 * @throws {XlsxError}
 */
export function openOther(bytes: Uint8Array, isZip: boolean): Workbook {
  try {
    const book = read(isZip ? withinLimits(bytes) : bytes, {
      ...{ type: 'array', dense: true, cellNF: true, cellStyles: true, cellHTML: false, cellText: false },
      // More rows than the limit, so that a longer sheet is refused and not truncated.
      sheetRows: 100_000,
    });
    const is1904 = book.Workbook?.WBProps?.date1904 === true;
    const sheets = book.SheetNames.map((name, at) => ({
      name,
      hidden: Boolean(book.Workbook?.Sheets?.[at]?.Hidden),
    }));
    if (sheets.length === 0) throw new XlsxError('broken');
    return { sheets, is1904, read: (name) => linesOf(book.Sheets[name] ?? {}, is1904) };
  } catch (error) {
    if (error instanceof XlsxError) throw error;
    throw new XlsxError(/password|encrypt/i.test(String(error)) ? 'password' : 'broken');
  }
}
