import { BYTE_ORDER_MARK, csvLine } from '../../lib/file/csv.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Cell, CellKind, FileSpec, FileWriter } from './cells.ts';

const said = (cell: Cell, kind: CellKind) =>
  typeof cell === 'number' && kind === 'moment' ? formatDateTime(cell) : cell;

/**
 * Writes RFC 4180: only the header and the rows, because other software reads a CSV. Details of the export are in the
 * file name, and in an XLSX. Money as plain integers of VND, times as `DD/MM/YYYY HH:mm:ss` in Vietnam time, everything
 * else as text.
 */
export function createCsvWriter({ columns }: FileSpec): FileWriter {
  const encoder = new TextEncoder();
  const parts = [encoder.encode(BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header)))];
  return {
    add(rows) {
      const lines = rows.map((row) =>
        csvLine(columns.map(({ kind }, index) => said(row[index] ?? '', kind))),
      );
      parts.push(encoder.encode(lines.join('')));
    },
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}
