import { formatDateTime } from '../../lib/time.ts';
import type { Cell, CellKind, FileSpec, FileWriter } from './cells.ts';
import { guardFormula } from './guard.ts';

/** Without it Excel reads UTF-8 as the machine's own code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const MUST_QUOTE = /[",;\t\r\n]|^\s|\s$/;

const quoted = (text: string) => (MUST_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function field(cell: Cell, kind: CellKind): string {
  if (typeof cell === 'string') return quoted(guardFormula(cell));
  return kind === 'moment' ? formatDateTime(cell) : String(cell);
}

const line = (fields: readonly string[]) => fields.join(',') + LINE_END;
const textLine = (texts: readonly string[]) => line(texts.map((text) => field(text, 'text')));

/**
 * Writes RFC 4180: the header, the rows, and nothing else, because a CSV is read by other software. What the file is about
 * stands in its name, and in an XLSX. Money as bare integers of VND, moments as `DD/MM/YYYY HH:mm:ss` in Vietnam time,
 * everything else as the text it is.
 */
export function createCsvWriter({ columns }: FileSpec): FileWriter {
  const encoder = new TextEncoder();
  const parts = [encoder.encode(BYTE_ORDER_MARK + textLine(columns.map(({ header }) => header)))];
  return {
    add(rows) {
      const lines = rows.map((row) => line(columns.map(({ kind }, index) => field(row[index] ?? '', kind))));
      parts.push(encoder.encode(lines.join('')));
    },
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
