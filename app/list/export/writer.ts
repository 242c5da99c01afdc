import { BYTE_ORDER_MARK, csvLine } from '../../lib/file/csv.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { Cell, CellKind, FileSpec, FileWriter } from './cells.ts';
import { createXlsxWriter } from './xlsx.ts';

const cellText = (cell: Cell, kind: CellKind) =>
  typeof cell === 'number' && kind === 'moment' ? formatDateTime(cell) : cell;

/**
 * Writes RFC 4180: only the header and the rows, because other software reads a CSV. The file's name says what it is
 * about. Amounts are plain integers (VND), times are `DD/MM/YYYY HH:mm:ss` in Vietnam time, and other values are text.
 */
function createCsvWriter({ columns }: FileSpec): FileWriter {
  const encoder = new TextEncoder();
  const parts = [encoder.encode(BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header)))];
  return {
    add(rows) {
      const lines = rows.map((row) =>
        csvLine(columns.map(({ kind }, index) => cellText(row[index] ?? '', kind))),
      );
      parts.push(encoder.encode(lines.join('')));
    },
    finish: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

/** A writer for one format. It runs anywhere; the portal runs it in a worker. */
export function createWriter(spec: FileSpec): FileWriter {
  return spec.format === 'csv' ? createCsvWriter(spec) : createXlsxWriter(spec);
}

/** Messages from the page to the worker, one at a time. */
export type Order =
  | { type: 'open'; spec: FileSpec }
  | { type: 'add'; rows: readonly (readonly Cell[])[] }
  | { type: 'finish' };

/** Every order gets a response: this reports failures to the page, and keeps it from running ahead. */
export type Answer = { done: true; file?: Blob } | { done: false; reason: string };

/** The worker's logic without messaging: executes an order and returns the response. */
export function createWriterService(): (order: Order) => Answer {
  let writer: FileWriter | undefined;
  return (order) => {
    try {
      if (order.type === 'open') writer = createWriter(order.spec);
      if (order.type === 'add') writer?.add(order.rows);
      return order.type === 'finish' && writer ? { done: true, file: writer.finish() } : { done: true };
    } catch (error) {
      return { done: false, reason: String(error) };
    }
  };
}
