/* What a workbook gives, whatever its format: lines of cells. `openBook.ts` opens it, with SheetJS. */

/** Limit of the unpacked bytes, and of the characters in all cells: no real sheet is larger. */
export const MOST_BYTES = 100 * 1024 * 1024;
/** Maximum number of cells with the gaps between them: protects the page's memory. */
export const MOST_CELLS = 4_000_000;

/** The signature of a zip file, and so of an XLSX. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
export const isZip = (bytes: Uint8Array) => ZIP.every((byte, index) => bytes[index] === byte);

/**
 * `tooLarge`: larger than a real sheet when unpacked. `broken`: not a workbook, or a part is missing or truncated.
 * `password`: protected by a password.
 */
export class BookError extends Error {
  override name = 'BookError';
  constructor(readonly reason: 'broken' | 'tooLarge' | 'password') {
    super(reason);
  }
}

/** The value of a formula that was never calculated. */
export const UNCALCULATED = '#FORMULA!';

/** Text, or a number that the spreadsheet stores as a number. A date is text: `DD/MM/YYYY` or `DD/MM/YYYY HH:mm:ss`. */
export type SheetCell = string | number;

export interface SheetLines {
  /** Rows as the spreadsheet counts them, each up to its last non-empty cell. */
  lines: SheetCell[][];
  /** The number of cells with a calculated formula: they hold its last result. */
  formulas: number;
  /** Merged cells over several rows: their first column and their rows, from 0. */
  merged: { column: number; from: number; to: number }[];
  /** Rows, from 0, that the spreadsheet hides, as by a filter. */
  hidden: ReadonlySet<number>;
  /** Numbers whose format shows them a thousand times larger or smaller: their count, and the first of them. */
  disguised?: { count: number; cell: string; stored: string; shown: string; read: string };
}

export interface Workbook {
  sheets: readonly { name: string; hidden: boolean }[];
  /** Dates of this file are counted from 1904, as on old Macs. */
  is1904: boolean;
  /** @throws {BookError} */
  read(name: string): SheetLines;
}

/**
 * Copies the first row of each merged block into its other rows, from row `first` (from 0) on; rows that are otherwise
 * empty stay empty. Returns the number of filled cells.
 */
export function fillMerged(
  { lines, merged }: Pick<SheetLines, 'lines' | 'merged'>,
  first = 0,
  isLeft: (column: number) => boolean = () => false,
): number {
  let [filled, steps] = [0, 0];
  for (const { column, from, to } of merged) {
    const value = lines[from]?.[column] ?? '';
    if (value === '' || from < first || isLeft(column)) continue;
    for (let at = from + 1; at <= Math.min(to, lines.length - 1); at += 1) {
      if (++steps > MOST_CELLS) throw new BookError('tooLarge');
      const line = lines[at] ?? [];
      if ((line[column] ?? '') !== '' || line.every((cell) => cell === '')) continue;
      while (line.length < column) line.push('');
      line[column] = value;
      filled += 1;
    }
  }
  return filled;
}
