import { guardCsv } from './guardFormula.ts';

/** Without it Excel reads UTF-8 in the computer's own code page. */
export const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const MUST_QUOTE = /[",;\t\r\n]|^\s|\s$/;

const quoted = (text: string) => (MUST_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line of a CSV file (RFC 4180). Numbers are written as they are; texts are guarded against formulas. */
export const csvLine = (cells: readonly (string | number)[]) =>
  cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(guardCsv(cell)))).join(',') +
  LINE_END;

/** A whole CSV file: its header, then its rows. */
export const csvFile = (lines: readonly (readonly (string | number)[])[]) =>
  new Blob([BYTE_ORDER_MARK, ...lines.map(csvLine)], { type: 'text/csv;charset=utf-8' });
